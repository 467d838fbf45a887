declare module 'subset-font' {
  interface Options {
    targetFormat: 'sfnt' | 'woff' | 'woff2';
    /** A number pins an axis. */
    variationAxes?: Readonly<Record<string, number | { min: number; max: number }>>;
    /** OpenType features; all where it is absent. */
    keepFeatures?: readonly string[];
    noHinting?: boolean;
  }
  /** Returns the font with the glyphs of `text` only. */
  export default function subsetFont(font: Uint8Array, text: string, options: Options): Promise<Uint8Array>;
}
