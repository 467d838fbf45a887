import { setGlobalOptions } from 'firebase-functions';

/** Close to the database and to most visitors. */
export const region = 'asia-south1';

/**
 * Of every function. All get the secret: whichever of them comes to sign something can, and one that is deployed without it does not start
 * (`config.ts`). An instance of 256 MB would by default take eighty events at once.
 */
setGlobalOptions({ maxInstances: 10, concurrency: 10, secrets: ['SIGNING_SECRET'] });
