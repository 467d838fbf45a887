import { relative } from 'node:path';
import {
  type CalledEmulators,
  EMULATORS_HEADER,
  printEmulators,
  SETTINGS_PATH,
} from '../../../web/vite/emulators-header.ts';
import { ROOT, SUITE_SETTINGS } from '../paths.ts';
import { findOrigin } from './addresses.ts';

type Header = { key: string; value: string };
type HeaderRule = { source: string; headers: Header[] };

/** The part of firebase.json that the suite changes; the rest is carried over untouched. */
export type FirebaseConfig = {
  hosting: { headers: HeaderRule[] } & Record<string, unknown>;
  functions: Record<string, unknown>[];
  emulators: CalledEmulators & Record<string, unknown>;
} & Record<string, unknown>;

/** The emulator's origin for each production origin in the Content-Security-Policy. */
const EMULATOR_ORIGINS: Record<string, string> = {
  'https://firestore.googleapis.com': findOrigin('firestore'),
  'https://firebasestorage.googleapis.com': findOrigin('storage'),
  'https://identitytoolkit.googleapis.com': findOrigin('auth'),
  'https://securetoken.googleapis.com': findOrigin('auth'),
  'https://*.firebaseapp.com': findOrigin('auth'),
};

/**
 * Returns firebase.json as the local suite runs it: with each emulator's origin beside the production origin it stands
 * for in the Content-Security-Policy, with the header that leads the client to the emulators, and with settings of its
 * own. firebase.json itself names production origins only. The suite speaks plain HTTP: nothing is upgraded to HTTPS.
 */
export function deriveSuiteConfig({ hosting, functions, emulators, ...others }: FirebaseConfig): FirebaseConfig {
  const headers = hosting.headers.map((rule) => ({
    ...rule,
    headers: rule.headers.map((header) =>
      header.key === 'Content-Security-Policy' ? { ...header, value: forSuite(header.value) } : header,
    ),
  }));
  const leading = {
    source: SETTINGS_PATH,
    headers: [{ key: EMULATORS_HEADER, value: printEmulators(emulators) }],
  };
  return {
    ...others,
    hosting: { ...hosting, headers: [...headers, leading] },
    functions: functions.map((codebase) => ({ ...codebase, configDir: relative(ROOT, SUITE_SETTINGS) })),
    // The emulators' own console is one more download of 100 MB, and nothing here needs it.
    emulators: { ...emulators, ui: { enabled: false } },
  };
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
