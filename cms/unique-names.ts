/**
 * Renames the files that were just chosen in a file input, so that no two uploads have the same name.
 *
 * An iPhone names every photo that is taken for a file input `image.jpg`. Sveltia CMS 0.221.1 compares the name
 * of an upload only with saved files (`getAssetSavingInfo` in its sources). Two photos that are chosen before the same
 * save would therefore both become `image.webp`, and one of them would be lost. Sveltia CMS has no setting for names
 * (https://github.com/sveltia/sveltia-cms/issues/902).
 */
export function giveUniqueNames({ target }: Event) {
  if (!(target instanceof HTMLInputElement && target.files)) {
    return;
  }
  const renamed = new DataTransfer();
  for (const [index, file] of [...target.files].entries()) {
    const name = addSuffix(file.name, Date.now() + index);
    renamed.items.add(new File([file], name, { type: file.type, lastModified: file.lastModified }));
  }
  target.files = renamed.files;
}

/**
 * Inserts the time before the extension: `image.jpg` becomes `image-mihx3k2c.jpg`. In base 36, the time begins with a
 * letter until 2059, so that Sveltia CMS does not take the time for the number that it adds to files with the same
 * name.
 */
function addSuffix(name: string, timeInMs: number): string {
  return name.replace(/(\.[^.]*)?$/, `-${timeInMs.toString(36)}$1`);
}
