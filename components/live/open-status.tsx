export function OpenStatus(_: { tone?: 'dark' }) {
  return <p>status</p>;
}
