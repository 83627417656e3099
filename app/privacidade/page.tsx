export default function P() {
  return (
    <main>
      <h1>privacidade</h1>
    </main>
  );
}
