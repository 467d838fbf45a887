/** The server's clock. What is open and what is over is decided by it alone. */
export function now(): Date {
  return new Date();
}
