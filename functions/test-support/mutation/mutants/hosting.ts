import type { Mutant } from '../mutant.ts';

/** Headers and files that Hosting serves by `firebase.json`. */
export const hosting: readonly Mutant[] = [
  {
    defence: 'No page of the site stands in a frame of another',
    file: 'firebase.json',
    code: "frame-ancestors 'none'; ",
    test: 'emulators/src/suite/derive-config.unit.test.ts',
  },
  {
    defence: 'No page of the site runs a script that stands in it, but for those that are known',
    file: 'firebase.json',
    code: "script-src 'self' 'sha256-",
    replacement: "script-src 'self' 'unsafe-inline' 'sha256-",
    test: 'emulators/src/suite/derive-config.unit.test.ts',
  },
  {
    defence: 'Browsers reach the site encrypted only',
    file: 'firebase.json',
    code: 'max-age=63072000; includeSubDomains; preload',
    replacement: 'max-age=0',
    test: 'emulators/src/suite/derive-config.unit.test.ts',
  },
  {
    defence: 'Nobody keeps the document of pages that are one’s own',
    file: 'firebase.json',
    code: `signup)/?$",
        "headers": [{ "key": "Cache-Control", "value": "no-cache" }]`,
    replacement: `signup)/?$",
        "headers": [{ "key": "Cache-Control", "value": "public, max-age=3600" }]`,
    test: 'emulators/src/suite/derive-config.unit.test.ts',
  },
  {
    defence: 'Sources, hidden files and logs are not deployed with the site',
    file: 'firebase.json',
    code: '"ignore": ["firebase.json", "**/.*", "**/.*/**", "**/*.map", "**/*.log", "**/node_modules/**"]',
    replacement: '"ignore": ["firebase.json"]',
    test: 'emulators/src/suite/derive-config.unit.test.ts',
  },
];
