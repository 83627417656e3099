/** The files that the owner edits, with the name that each gives to what it holds. */
export const OWNER_FILES: Readonly<Record<string, string>>;

/** What stops a content file from being read, in Portuguese; nothing when it can be read. */
export function findCodeMistake(source: string, file: string): string | undefined;
