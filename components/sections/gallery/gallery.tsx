export function Gallery(_: { text: unknown; viewer: unknown; photos: unknown }) {
  return <section id="galeria" />;
}
