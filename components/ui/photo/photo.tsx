export function Photo({
  src,
  alt,
  className,
}: {
  src: string;
  alt: string;
  sizes: string;
  priority?: boolean;
  className?: string;
}) {
  return (
    <picture className={className}>
      <img src={src} alt={alt} />
    </picture>
  );
}
