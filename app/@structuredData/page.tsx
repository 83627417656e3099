export default function HomeStructuredData() {
  return <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: '{}' }} />;
}
