/** The file is no picture that can be published. `reason` is a plain half-sentence to show its owner. */
export class UnreadablePictureError extends Error {
  readonly reason: string;

  constructor(reason: string, cause?: unknown) {
    super(`The picture cannot be used: ${reason}`, { cause });
    this.name = 'UnreadablePictureError';
    this.reason = reason;
  }
}
