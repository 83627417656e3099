export default function P() {
  return (
    <main>
      <h1>termos</h1>
    </main>
  );
}
