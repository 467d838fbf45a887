/** The server's clock, which alone decides what is ongoing. */
export function now(): Date {
  return new Date();
}
