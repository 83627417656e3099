declare module 'subset-font' {
  export default function subsetFont(
    font: Buffer,
    characters: string | undefined,
    /** See its README. */
    options: Readonly<Record<string, unknown>>,
  ): Promise<Buffer>;
}
