import { contentPath, FILE_IDS, FILES } from '../model/content-files/files';

/** The content files that have a form in the CMS. */
export const FORMS = FILE_IDS.flatMap((id) => {
  const { name, fields, label, icon } = FILES[id];
  // For Markdown, Sveltia CMS requires this suffix.
  const format = name.endsWith('.md') ? `${id}-frontmatter` : id;
  return label ? [{ id, file: contentPath(id), format, fields, label, icon }] : [];
});
