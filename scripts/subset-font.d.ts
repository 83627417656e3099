declare module 'subset-font' {
  export default function subsetFont(
    font: Buffer,
    characters: string | undefined,
    /** Those of its README. */
    options: Readonly<Record<string, unknown>>,
  ): Promise<Buffer>;
}
