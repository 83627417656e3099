/**
 * Turbopack and React look for a chunk's `<script>` before they ask for the chunk, and ours come
 * joined in one file. These elements are found, and as text they are neither fetched nor run.
 */
declare const CHUNKS: readonly string[];

for (const src of CHUNKS) {
  const script = document.createElement('script');
  script.type = 'text/plain';
  script.async = true;
  script.src = src;
  document.head.append(script);
}

export {};
