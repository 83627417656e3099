declare module 'subset-font' {
  type Options = {
    targetFormat?: 'sfnt' | 'woff2';
    keepAllGlyphs?: boolean;
    keepFeatures?: string[];
    preserveNameIds?: number[];
    dropTables?: string[];
    noHinting?: boolean;
    /** A number pins an axis; a range narrows it. */
    variationAxes?: Record<string, number | { min: number; max: number }>;
  };

  export default function subsetFont(
    font: Buffer,
    characters: string | undefined,
    options: Options,
  ): Promise<Buffer>;
}
