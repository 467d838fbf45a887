const START_TIMEOUT = 120_000;
const PAUSE = 100;

/** Resolves when the emulators that hold data answer: the tests may have started beside them. */
export async function emulatorsAnswer(): Promise<void> {
  const end = Date.now() + START_TIMEOUT;
  const { FIRESTORE_EMULATOR_HOST, FIREBASE_AUTH_EMULATOR_HOST, FIREBASE_STORAGE_EMULATOR_HOST } = process.env;
  for (const host of [FIRESTORE_EMULATOR_HOST, FIREBASE_AUTH_EMULATOR_HOST, FIREBASE_STORAGE_EMULATOR_HOST])
    while (!(await answers(`http://${host}/`))) {
      if (Date.now() > end) throw new Error(`No emulator answers at ${host}: start one with npm run http-test`);
      await new Promise((resolve) => setTimeout(resolve, PAUSE));
    }
}

const answers = (address: string): Promise<boolean> =>
  fetch(address).then(
    () => true,
    () => false,
  );
