/** A text whose `**marked**` words are strong. */
export function RichText({ text }: { text: string }) {
  return text
    .split('**')
    .map((part, index) => (index % 2 === 1 ? <strong key={part}>{part}</strong> : part));
}
