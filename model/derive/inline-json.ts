/** JSON as the text of a `<script>`: a `</script>` inside any value would end the element early. */
export function formatInlineJson(value: unknown): string {
  return JSON.stringify(value).replaceAll('<', '\\u003c');
}
