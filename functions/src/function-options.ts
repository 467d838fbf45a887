import { setGlobalOptions } from 'firebase-functions';

/** Close to the database and to most visitors. */
export const region = 'asia-south1';

/**
 * Sets the options of all functions. Each gets the secret, since any of them may sign something, and a function
 * deployed without it does not start (`config.ts`). An instance of 256 MB would by default take eighty events at once.
 */
setGlobalOptions({ maxInstances: 10, concurrency: 10, secrets: ['SIGNING_SECRET'] });
