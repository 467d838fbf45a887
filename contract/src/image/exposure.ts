/** From this denominator on, fractions of a second are whole: between 1/4 s and 1 s whole ones would be stops apart. */
const WHOLE_FROM = 4;

/** Seconds as cameras write them: `1/250 s`, below 1/4 s also `1/2.5 s` or `1/2 s`, and `2.5 s` from a second on. */
export function formatShutterSpeed(seconds: number): string {
  const parts = 1 / seconds;
  const denominator = parts < WHOLE_FROM ? Number(parts.toFixed(1)) : Math.round(parts);
  return seconds > 0 && denominator > 1 ? `1/${denominator} s` : `${Number(seconds.toFixed(1))} s`;
}

/** An f-number: `f/2.8`. */
export function formatAperture(fNumber: number): string {
  return `f/${Number(fNumber.toFixed(1))}`;
}
