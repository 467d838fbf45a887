interface Listening {
  host: string;
  port: number;
}

/** The part of `emulators` in firebase.json that the browser calls by itself. */
export interface CalledEmulators {
  auth: Listening;
  storage: Listening;
  firestore: Listening;
}

/** Tells the client that it runs beside emulators, and where. Production's Hosting never sends it. */
export const EMULATORS_HEADER = 'X-Emulators';
/** Where the client asks for the project's settings, and finds the header. */
export const SETTINGS_PATH = '/__/firebase/init.json';

/** Returns the header's value: origins by name, as JSON. */
export function printEmulators({ auth, storage, firestore }: CalledEmulators): string {
  const origin = ({ host, port }: Listening) => `http://${host}:${port}`;
  return JSON.stringify({ auth: origin(auth), storage: origin(storage), firestore: origin(firestore) });
}
