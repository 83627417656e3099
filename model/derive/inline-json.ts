/** JSON for a `<script>`, escaped because `</script>` in a value would end the element. */
export function formatInlineJson(value: unknown): string {
  return JSON.stringify(value).replaceAll('<', '\\u003c');
}
