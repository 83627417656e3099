/**
 * Gives every file a unique name when it's chosen in the owner's form or dragged into it.
 *
 * If you take photos for a file input on an iPhone, they're all called `image.jpg`. Sveltia CMS 0.221.1 only compares
 * an upload's name with saved files (`getAssetSavingInfo` in its sources). Two new photos with the same name would
 * become one file when they're saved. Sveltia CMS has no setting for this
 * (https://github.com/sveltia/sveltia-cms/issues/902).
 */
export function renameUploads() {
  // Listens in the capture phase, so that files are renamed before Sveltia CMS reads them.
  document.addEventListener('change', ({ target }) => renameChosenFiles(target), { capture: true });

  // Sveltia CMS calls `webkitGetAsEntry` to read dragged files and folders, and gets a new object each time
  // (`scanFiles` in @sveltia/utils). Dispatching a drop event of our own doesn't work, because its items have no
  // entries.
  const { webkitGetAsEntry } = DataTransferItem.prototype;
  DataTransferItem.prototype.webkitGetAsEntry = function () {
    const entry = webkitGetAsEntry.call(this);
    return entry && renameFilesOf(entry);
  };
}

function renameChosenFiles(target: EventTarget | null) {
  if (!(target instanceof HTMLInputElement && target.files)) {
    return;
  }
  const renamed = new DataTransfer();
  for (const file of target.files) {
    renamed.items.add(rename(file));
  }
  target.files = renamed.files;
}

/** Makes a dragged file or folder return files with new names to Sveltia CMS. */
function renameFilesOf(entry: FileSystemEntry): FileSystemEntry {
  if (isFile(entry)) {
    const readFile = entry.file.bind(entry);
    entry.file = (onFile, onError) => readFile((file) => onFile(rename(file)), onError);
  } else if (isFolder(entry)) {
    const createReader = entry.createReader.bind(entry);
    entry.createReader = () => {
      const reader = createReader();
      const readEntries = reader.readEntries.bind(reader);
      reader.readEntries = (onEntries, onError) =>
        readEntries((entries) => onEntries(entries.map(renameFilesOf)), onError);
      return reader;
    };
  }
  return entry;
}

function isFile(entry: FileSystemEntry): entry is FileSystemFileEntry {
  return entry.isFile;
}

function isFolder(entry: FileSystemEntry): entry is FileSystemDirectoryEntry {
  return entry.isDirectory;
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
