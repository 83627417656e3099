export function HoursTable(_: { text: unknown; openingHours: unknown }) {
  return <table />;
}
