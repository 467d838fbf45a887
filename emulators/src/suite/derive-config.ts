import { EMULATOR_PORTS, FIRESTORE_WEBSOCKET_PORT, findOrigin, HOST } from './addresses.ts';

type Header = { key: string; value: string };
type HeaderRule = { source: string; headers: Header[] };

/** The part of firebase.json that the suite changes; the rest is carried over untouched. */
export type FirebaseConfig = { hosting: { headers: HeaderRule[] } & Record<string, unknown> } & Record<string, unknown>;

/** The emulator's origin for each production origin in the Content-Security-Policy. */
const EMULATOR_ORIGINS: Record<string, string> = {
  'https://firestore.googleapis.com': findOrigin('firestore'),
  'https://firebasestorage.googleapis.com': findOrigin('storage'),
  'https://identitytoolkit.googleapis.com': findOrigin('auth'),
  'https://securetoken.googleapis.com': findOrigin('auth'),
  'https://*.firebaseapp.com': findOrigin('auth'),
};

/** Tells the client that it runs in the suite, and where. Production's Hosting never sends it. */
const EMULATORS_HEADER: HeaderRule = {
  source: '/__/firebase/init.json',
  headers: [
    {
      key: 'X-Emulators',
      value: JSON.stringify({
        auth: findOrigin('auth'),
        storage: findOrigin('storage'),
        firestore: findOrigin('firestore'),
      }),
    },
  ],
};

/**
 * firebase.json as the local suite runs it: with the emulators' ports, and with each emulator's origin beside
 * the production origin it stands for in the Content-Security-Policy. firebase.json itself names production
 * origins only. The suite speaks plain HTTP, so nothing is upgraded to HTTPS.
 */
export function deriveSuiteConfig(production: FirebaseConfig): FirebaseConfig {
  const headers = production.hosting.headers.map((rule) => ({
    ...rule,
    headers: rule.headers.map((header) =>
      header.key === 'Content-Security-Policy' ? { ...header, value: forSuite(header.value) } : header,
    ),
  }));
  const hosting = { ...production.hosting, headers: [...headers, EMULATORS_HEADER] };
  return { ...production, hosting, emulators: emulators() };
}

function forSuite(policy: string): string {
  return policy
    .split(';')
    .map((directive) => directive.trim())
    .filter((directive) => directive !== '' && directive !== 'upgrade-insecure-requests')
    .map((directive) => {
      const sources = directive.split(/\s+/);
      const added = sources.flatMap((source) => EMULATOR_ORIGINS[source] ?? []);
      return [...sources, ...new Set(added)].join(' ');
    })
    .join('; ');
}

function emulators(): Record<string, unknown> {
  const ports = Object.entries(EMULATOR_PORTS).map(([name, port]) => [name, { host: HOST, port }]);
  const all = Object.fromEntries(ports);
  return {
    ...all,
    firestore: { ...all.firestore, websocketPort: FIRESTORE_WEBSOCKET_PORT },
    // The emulators' own console is one more download of 100 MB, and nothing here needs it.
    ui: { enabled: false },
    // Rules tests bring a project of their own.
    singleProjectMode: false,
  };
}
