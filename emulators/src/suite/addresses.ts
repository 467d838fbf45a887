import { readFileSync } from 'node:fs';
import { parseEnv } from 'node:util';
import { ROOT } from '../paths.ts';

/** The project of the local suite. The prefix `demo-` keeps firebase-tools away from everything live. */
export const PROJECT = 'demo-aperture-byline';

export const BUCKET = `${PROJECT}.appspot.com`;

/** Secrets of the functions in the emulators. */
const {
  SIGNING_SECRET = '',
  PAYOUT_KEY = '',
  RAZORPAY_KEY_SECRET = '',
  RAZORPAY_WEBHOOK_SECRET = '',
} = parseEnv(readFileSync(`${ROOT}/functions/local-secrets.env`, 'utf8'));

/** More than any test queues. */
export const MAILS_PER_MINUTE = '100000';
/** Account at the local payment provider. */
export const RAZORPAY_ACCOUNT = {
  keyId: 'rzp_test_local',
  keySecret: RAZORPAY_KEY_SECRET,
  webhookSecret: RAZORPAY_WEBHOOK_SECRET,
} as const;

export const HOST = '127.0.0.1';

const EMULATORS = [
  'auth',
  'functions',
  'firestore',
  'storage',
  'hosting',
  'hub',
  'logging',
  'eventarc',
  'tasks',
] as const;

interface Listening {
  port: number;
}

/** Where `firebase emulators:start` listens, too. */
const { emulators } = JSON.parse(readFileSync(`${ROOT}/firebase.json`, 'utf8')) as {
  emulators: Record<(typeof EMULATORS)[number], Listening> & { firestore: Listening & { websocketPort: number } };
};

/** Ports of the emulators by firebase-tools' names. */
export const EMULATOR_PORTS = Object.fromEntries(EMULATORS.map((name) => [name, emulators[name].port])) as Record<
  (typeof EMULATORS)[number],
  number
>;

export const FIRESTORE_WEBSOCKET_PORT = emulators.firestore.websocketPort;
export const FUNCTIONS_INSPECTOR_PORT = 9230;
export const PAYMENT_PROVIDER_PORT = 5070;
/** Where the functions call it. */
export const PAYMENT_PROVIDER_URL = `http://${HOST}:${PAYMENT_PROVIDER_PORT}`;
export const VITE_PORT = 5173;
/** The suite's mail server, and the page that shows what it got. */
export const SMTP_PORT = 2525;
export const MAILBOX_PORT = 8025;

/** `http://host:port` of an emulator. */
export const findOrigin = (emulator: keyof typeof EMULATOR_PORTS): string =>
  `http://${HOST}:${EMULATOR_PORTS[emulator]}`;

/** Returns the settings with which the functions take payments by the local provider. */
export function paymentEnvironment(): Record<string, string> {
  const { keyId, keySecret, webhookSecret } = RAZORPAY_ACCOUNT;
  return {
    PAYMENT_PROVIDER: 'razorpay',
    RAZORPAY_KEY_ID: keyId,
    RAZORPAY_KEY_SECRET: keySecret,
    RAZORPAY_WEBHOOK_SECRET: webhookSecret,
    RAZORPAY_URL: PAYMENT_PROVIDER_URL,
  };
}

/** Returns the environment variables with which a program reaches the suite. */
export function suiteEnvironment(): Record<string, string> {
  const at = (emulator: keyof typeof EMULATOR_PORTS) => `${HOST}:${EMULATOR_PORTS[emulator]}`;
  return {
    SUITE_URL: findOrigin('hosting'),
    GCLOUD_PROJECT: PROJECT,
    STORAGE_BUCKET: BUCKET,
    FIREBASE_CONFIG: JSON.stringify({ projectId: PROJECT, storageBucket: BUCKET }),
    FIREBASE_EMULATOR_HUB: at('hub'),
    FIRESTORE_EMULATOR_HOST: at('firestore'),
    FIREBASE_AUTH_EMULATOR_HOST: at('auth'),
    FIREBASE_STORAGE_EMULATOR_HOST: at('storage'),
    FUNCTIONS_INSPECTOR_HOST: `${HOST}:${FUNCTIONS_INSPECTOR_PORT}`,
    METADATA_SERVER_DETECTION: 'none',
    // Of schedules that a command runs, whose mails have links to the API.
    SIGNING_SECRET,
    PAYOUT_KEY,
    MAILS_PER_MINUTE,
    ...paymentEnvironment(),
  };
}
