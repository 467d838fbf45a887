import type { Font, Glyph, GlyphRun } from 'fontkit';
import type * as HarfBuzz from 'harfbuzzjs';

let harfBuzz: typeof HarfBuzz | undefined;

export async function loadShaper(): Promise<void> {
  harfBuzz ??= await import('harfbuzzjs');
}

/** Lets HarfBuzz shape a font: fontkit draws Bengali, Malayalam and Telugu wrongly, and throws for other scripts. */
export function shapeWithHarfBuzz(font: Font, bytes: Uint8Array): void {
  if (!harfBuzz) throw new Error('The shaper is not loaded');
  const { Blob, Buffer, Face, Font: ShapedFont, shape } = harfBuzz;
  const shaped = new ShapedFont(new Face(new Blob(Uint8Array.from(bytes).buffer)));
  font.layout = (text) => {
    const buffer = new Buffer();
    buffer.addText(text);
    buffer.guessSegmentProperties();
    shape(shaped, buffer);
    const infos = buffer.getGlyphInfos();
    const positions = buffer.getGlyphPositions();
    const starts = [...new Set(infos.map(({ cluster }) => cluster))].sort((one, other) => one - other);
    const known = new Set<number>();
    // The first glyph of a cluster stands for all its characters.
    const toMeaning = (cluster: number): number[] => {
      if (known.has(cluster)) return [];
      known.add(cluster);
      const characters = text.slice(cluster, starts[starts.indexOf(cluster) + 1]);
      return [...characters].map((character) => character.codePointAt(0) ?? 0);
    };
    const advances = positions.map(({ xAdvance, yAdvance, xOffset, yOffset }) => ({
      xAdvance,
      yAdvance,
      xOffset,
      yOffset,
    }));
    const run = {
      glyphs: infos.map(({ codepoint, cluster }): Glyph => font.getGlyph(codepoint, toMeaning(cluster))),
      positions: advances,
      // PDFKit scales the positions before it asks.
      get advanceWidth() {
        return advances.reduce((sum, { xAdvance }) => sum + xAdvance, 0);
      },
    };
    // PDFKit reads these alone.
    return run as unknown as GlyphRun;
  };
}
