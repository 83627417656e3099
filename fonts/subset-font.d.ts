/** `subset-font` ships without types. Only the options that we use are listed. */
declare module 'subset-font' {
  /** A number fixes a variable font's axis at that value. A range narrows the axis. */
  export type VariationAxes = Record<string, number | { min: number; max: number }>;

  export type SubsetOptions = {
    targetFormat: 'sfnt' | 'woff2';
    variationAxes?: VariationAxes;
    /** OpenType feature tags, such as `kern`. By default, all features are kept. */
    keepFeatures?: string[];
    /** Keeps every glyph, so the argument `text` must be undefined. */
    keepAllGlyphs?: boolean;
    noHinting?: boolean;
    /** Entries in the `name` table, such as 0 for the copyright notice. */
    preserveNameIds?: number[];
    dropTables?: string[];
  };

  /** Returns the font with only the glyphs that the text needs. */
  export default function subsetFont(
    font: Buffer,
    text: string | undefined,
    options: SubsetOptions,
  ): Promise<Buffer>;
}
