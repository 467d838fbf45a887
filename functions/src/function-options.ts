import { setGlobalOptions } from 'firebase-functions';

/** Close to the database and to most visitors. */
export const region = 'asia-south1';

/**
 * Sets options of all functions: each signs, and does not start without the secret; 256 MB is too little for 80 events.
 */
setGlobalOptions({ maxInstances: 10, concurrency: 10, secrets: ['SIGNING_SECRET'] });
