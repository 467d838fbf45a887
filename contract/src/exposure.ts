/** Seconds as photographers write them: `1/250 s` below a second, `2.5 s` from one on. */
export function formatShutterSpeed(seconds: number): string {
  if (seconds > 0 && seconds < 1) return `1/${Math.round(1 / seconds)} s`;
  return `${Number(seconds.toFixed(1))} s`;
}

/** An f-number: `f/2.8`. */
export function formatAperture(fNumber: number): string {
  return `f/${Number(fNumber.toFixed(1))}`;
}
