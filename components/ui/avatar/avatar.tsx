export function Avatar({ name }: { name: string; image: string; sizes: string }) {
  return <span>{name}</span>;
}
