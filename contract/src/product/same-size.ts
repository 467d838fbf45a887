/** Centimetres. */
interface Measures {
  width: number;
  height: number;
}

const measuresKey = ({ width, height }: Measures): string => [width, height].sort((one, other) => one - other).join();

/** Compares the measures of two prints, whichever side is named first: turned by 90°, it is the same print. */
export const isSameSize = (one: Measures, other: Measures): boolean => measuresKey(one) === measuresKey(other);

/** Checks that no two sizes of a print are the same: an edition counts all prints of a size. */
export const haveDistinctMeasures = (sizes: readonly Measures[] | null | undefined): boolean =>
  !sizes || new Set(sizes.map(measuresKey)).size === sizes.length;
