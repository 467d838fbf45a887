import type { BREAKPOINTS } from '#theme/tokens.ts';

/**
 * Viewport widths in pixels where a picture's slot changes: 760, the text is as wide as `--measure`; 808 and 1152, a
 * leading and a profile's exhibition card have two columns; 1600, the page grows no more.
 */
export const SLOT_CHANGES = [760, 808, 1152, 1600] as const;

type Width = 0 | (typeof BREAKPOINTS)[number] | (typeof SLOT_CHANGES)[number];

/**
 * The `sizes` attribute of a picture: the slot's width, a CSS length, from each viewport width on, which counts in the
 * reader's own text size as in the style sheets. `0` is for the narrower ones. The browser takes the first condition
 * that holds, so the widest comes first.
 */
export function sizes(slots: { 0: string } & { [From in Width]?: string }): string {
  // Keys that are whole numbers come in ascending order.
  return Object.entries(slots)
    .reverse()
    .map(([from, width]) => (from === '0' ? width : `(min-width: ${Number(from) / 16}em) ${width}`))
    .join(', ');
}
