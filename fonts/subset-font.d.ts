/** The package `subset-font` has no types of its own. These are the parts that `make-fonts.ts` uses. */
declare module 'subset-font' {
  /** A number fixes a variable font's axis at that value; a range narrows the axis. */
  export type VariationAxes = Record<string, number | { min: number; max: number }>;

  export type SubsetOptions = {
    targetFormat: 'sfnt' | 'woff2';
    variationAxes?: VariationAxes;
    /** Tags of the OpenType features to keep. By default, all are kept. */
    keepFeatures?: string[];
    /** Keeps every glyph; `text` must be undefined then. */
    keepAllGlyphs?: boolean;
    noHinting?: boolean;
    /** Numbers of the entries in the `name` table to keep, such as the copyright notice. */
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
