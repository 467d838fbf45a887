import { setGlobalOptions } from 'firebase-functions';

/** Close to the database and to most visitors. */
export const region = 'asia-south1';

/** Of triggers: an instance of 256 MB would else take eighty events at once. */
setGlobalOptions({ maxInstances: 10, concurrency: 10 });
