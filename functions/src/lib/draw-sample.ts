import crypto from 'node:crypto';

/** Number of submissions of trusted photographers of which one on average waits for an administrator. */
export const SAMPLED_ONE_IN = 10;

export const drawSample = (): boolean => crypto.randomInt(SAMPLED_ONE_IN) === 0;
