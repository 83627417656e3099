/** A content file's mistake in Portuguese, with its line; nothing when the file can be read. */
export function findCodeMistake(source: string, file: string): string | undefined;
