/** The types of `subset-font`, which ships no types. Only the options that `fonts/` uses are listed. */
declare module 'subset-font' {
  /** A number fixes an axis of a variable font at that value. A range narrows the axis. */
  export type VariationAxes = Record<string, number | { min: number; max: number }>;

  export type SubsetOptions = {
    targetFormat: 'sfnt' | 'woff2';
    variationAxes?: VariationAxes;
    /** Tags of the OpenType features to keep. By default, all are kept. */
    keepFeatures?: string[];
    /** Keeps every glyph. The text must then be undefined. */
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
