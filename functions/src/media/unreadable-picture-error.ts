const REASONS = {
  empty: 'the file is empty',
  wrongType: 'it is not a JPEG, PNG or WebP picture',
  tooManyPixels: 'it has more than 60 megapixels',
  extremeShape: 'one side is more than 100 times as long as the other',
  damaged: 'the file is damaged or incomplete',
  notEncoded: 'it could not be converted',
} as const;

export type PictureProblem = keyof typeof REASONS;

/** The file is no picture that can be published. `reason` is a plain half-sentence to show its owner. */
export class UnreadablePictureError extends Error {
  readonly problem: PictureProblem;
  readonly reason: string;

  constructor(problem: PictureProblem, cause?: unknown) {
    super(`The picture cannot be used: ${REASONS[problem]}`, { cause });
    this.name = 'UnreadablePictureError';
    this.problem = problem;
    this.reason = REASONS[problem];
  }
}
