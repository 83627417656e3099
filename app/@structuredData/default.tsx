/** Pages other than the home describe no business. */
export default function NoStructuredData() {
  return null;
}
