/** Only the home page has structured data. */
export default function NoStructuredData() {
  return null;
}
