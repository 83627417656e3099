/**
 * Gives every photo a unique name when it's chosen in the owner's form.
 *
 * If you take photos for a file input on an iPhone, they're all called `image.jpg`. Sveltia CMS 0.221.1 only compares
 * an upload's name with saved files (`getAssetSavingInfo` in its sources). Two new photos with the same name would
 * become one file when they're saved. Sveltia CMS has no setting for this
 * (https://github.com/sveltia/sveltia-cms/issues/902).
 */
export function renameChosenPhotos() {
  // Listens in the capture phase, so that files are renamed before Sveltia CMS reads them.
  document.addEventListener('change', ({ target }) => renameFiles(target), { capture: true });
}

function renameFiles(target: EventTarget | null) {
  if (!(target instanceof HTMLInputElement && target.files)) {
    return;
  }
  const renamed = new DataTransfer();
  for (const file of target.files) {
    renamed.items.add(rename(file));
  }
  target.files = renamed.files;
}

let lastTimeInMs = 0;

/**
 * Inserts the time before the extension: `image.jpg` becomes `image-mihx3k2c.jpg`. Until 2059, the time in base 36
 * starts with a letter, so Sveltia CMS can't mistake it for the number that it appends to duplicate names.
 */
function rename(file: File): File {
  lastTimeInMs = Math.max(Date.now(), lastTimeInMs + 1);
  const name = file.name.replace(/(\.[^.]*)?$/, `-${lastTimeInMs.toString(36)}$1`);
  return new File([file], name, { type: file.type, lastModified: file.lastModified });
}

/** A dropped file would keep its name: Sveltia CMS reads it with a method that only works on what the browser dropped. */
export function rejectDroppedFiles() {
  for (const type of ['dragover', 'drop'] as const) {
    document.addEventListener(type, rejectFiles, { capture: true });
  }
}

/** Lists are also reordered by dragging. Those events carry no files. */
function rejectFiles(event: DragEvent) {
  const { dataTransfer } = event;
  if (dataTransfer?.types.includes('Files')) {
    event.stopPropagation();
    event.preventDefault(); // Otherwise, the browser would open the file in place of the form.
    dataTransfer.dropEffect = 'none';
  }
}
