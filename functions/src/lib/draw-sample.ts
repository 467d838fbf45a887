import crypto from 'node:crypto';

/** Of so many submissions of trusted photographers one waits for an administrator. */
export const SAMPLED_ONE_IN = 10;

/** Whether this one does. */
export const drawSample = (): boolean => crypto.randomInt(SAMPLED_ONE_IN) === 0;
