/** The narrowest published width that still fills `slot` pixels, or the widest there is. */
export function fittingWidth(widths: readonly number[], slot: number): number {
  const width = widths.find((candidate) => candidate >= slot) ?? widths.at(-1);
  if (width === undefined) throw new RangeError('A picture has at least one width');
  return width;
}
