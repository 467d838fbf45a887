import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { deriveSuiteConfig, type FirebaseConfig } from './derive-config.ts';

interface Header {
  key: string;
  value: string;
}

const production: FirebaseConfig = JSON.parse(readFileSync(new URL('../../../firebase.json', import.meta.url), 'utf8'));

const policyOf = (config: FirebaseConfig): string[] => {
  const headers = config.hosting.headers.flatMap((rule) => rule.headers);
  const policy = headers.find((header) => header.key === 'Content-Security-Policy');
  return (policy?.value ?? '').split('; ');
};

const directiveOf = (config: FirebaseConfig, name: string): string[] =>
  policyOf(config)
    .find((directive) => directive.startsWith(`${name} `))
    ?.split(' ')
    .slice(1) ?? [];

const headersAt = (config: FirebaseConfig, source: string) =>
  config.hosting.headers.filter((rule) => rule.source === source).flatMap((rule) => rule.headers);

const withPolicy = (policy: string): FirebaseConfig => ({
  emulators: production.emulators,
  functions: production.functions,
  hosting: { headers: [{ source: '**', headers: [{ key: 'Content-Security-Policy', value: policy }] }] },
});

describe('firebase.json', () => {
  test('names no local address, no plain HTTP and no emulator in what is deployed', () => {
    const { emulators: _emulators, ...deployed } = production;
    expect(JSON.stringify(deployed)).not.toMatch(/localhost|127\.0\.0\.1|http:\/\/|emulator/i);
  });

  test('deploys no hidden files, source maps, logs or packages', () => {
    const { functions, hosting } = JSON.parse(JSON.stringify(production));
    for (const { ignore } of [hosting, ...[functions].flat()]) {
      expect(ignore).toEqual(expect.arrayContaining(['**/.*', '**/*.map', '**/*.log']));
      expect(ignore.join()).toContain('node_modules');
    }
  });

  test('lets the sign-in service, Google’s window, the uploads and the live notices through, and nothing else', () => {
    expect(directiveOf(production, 'connect-src')).toEqual([
      "'self'",
      'https://identitytoolkit.googleapis.com',
      'https://securetoken.googleapis.com',
      'https://firebasestorage.googleapis.com',
      'https://firestore.googleapis.com',
    ]);
    const inline =
      /<script>(.*?)<\/script>/s.exec(readFileSync(new URL('../../../web/index.html', import.meta.url), 'utf8'))?.[1] ??
      '';
    const hash = createHash('sha256').update(inline).digest('base64');
    expect(directiveOf(production, 'script-src')).toEqual([
      "'self'",
      // The inline script of every document, and that of rendered pages: see the client's `start-script`.
      `'sha256-${hash}'`,
      expect.stringMatching(/^'sha256-[\w+/]{43}='$/),
      'https://apis.google.com',
    ]);
    expect(directiveOf(production, 'frame-src')).toEqual(['https://*.firebaseapp.com']);
  });

  test('keeps its headers off /__/, where the sign-in service’s own frame and window are', () => {
    const strict = production.hosting.headers.filter(({ headers }) =>
      headers.some(({ key }) => key === 'X-Frame-Options' || key === 'Content-Security-Policy'),
    );
    expect(strict.map(({ source }) => source)).toEqual(['!/@(api|photos|portraits|__)/**', '/assets/heic-worker-*.js']);
  });

  test('sends these headers and no others', () => {
    const rules = production.hosting.headers as { source?: string; regex?: string; headers: Header[] }[];
    const lines = rules.map(({ source, regex, headers }) => [
      source ?? regex,
      // Which scripts these hashes are of is tested where the scripts are.
      ...headers.map(({ key, value }) => `${key}: ${value.replace(/'sha256-[^']+'/g, "'sha256-…'")}`),
    ]);
    expect(lines).toMatchInlineSnapshot(`
      [
        [
          "!/@(api|photos|portraits|__)/**",
          "Strict-Transport-Security: max-age=63072000; includeSubDomains; preload",
          "X-Content-Type-Options: nosniff",
          "Referrer-Policy: strict-origin-when-cross-origin",
          "Cross-Origin-Opener-Policy: same-origin-allow-popups",
          "Cross-Origin-Resource-Policy: same-origin",
          "Permissions-Policy: camera=(), microphone=(), geolocation=(), payment=(), usb=(), fullscreen=(self)",
          "X-Frame-Options: DENY",
          "Content-Security-Policy: default-src 'self'; base-uri 'none'; object-src 'none'; frame-ancestors 'none'; frame-src https://*.firebaseapp.com; script-src 'self' 'sha256-…' 'sha256-…' https://apis.google.com; style-src 'self' 'unsafe-inline'; img-src 'self' data: blob: https://lh3.googleusercontent.com; font-src 'self'; connect-src 'self' https://identitytoolkit.googleapis.com https://securetoken.googleapis.com https://firebasestorage.googleapis.com https://firestore.googleapis.com; form-action 'self'; worker-src 'self' blob:; manifest-src 'self'; media-src 'none'; upgrade-insecure-requests",
        ],
        [
          "^/(?i:shop/cart|account-deleted|profile|profile/user-details|profile/edit-details|profile/settings|profile/notices|profile/orders/[^/]+|studio(?:/[^/]+)?(?:/[^/]+)?|login|register|forgot-password|exhibition/[^/]+/gallery|profile/orders/[^/]+/receipt|signup)/?$",
          "Cache-Control: no-cache",
        ],
        [
          "^/(?i:assets\\.json|icon\\.svg|shell\\.html|licences/.*|stock/.*)$",
          "Cache-Control: no-cache",
        ],
        [
          "/assets/**",
          "Cache-Control: public, max-age=31536000, immutable",
        ],
        [
          "/assets/heic-worker-*.js",
          "Content-Security-Policy: default-src 'none'; script-src 'wasm-unsafe-eval'; connect-src 'self'",
        ],
        [
          "^/(?i:preview/[^/]+)/?$",
          "Referrer-Policy: no-referrer",
          "X-Robots-Tag: noindex",
        ],
        [
          "^/(?i:subscription/[^/]+)/?$",
          "Referrer-Policy: no-referrer",
          "X-Robots-Tag: noindex",
        ],
        [
          "/404.html",
          "Cache-Control: no-store",
        ],
      ]
    `);
  });

  test('sends /api and pictures to their functions, the shell to pages of the browser, and all else but assets to pages', () => {
    const rewrites = production.hosting.rewrites as {
      source?: string;
      destination?: string;
      function?: { functionId: string };
    }[];
    expect(
      rewrites.map(({ source, destination, function: target }) => [source, destination ?? target?.functionId]),
    ).toEqual([
      ['/api/**', 'api'],
      ['/photos/**', 'files'],
      ['/portraits/**', 'files'],
      [undefined, '/shell.html'],
      ['!/@(assets|__)/**', 'pages'],
    ]);
  });
});

describe('the configuration of the suite', () => {
  const suite = deriveSuiteConfig(production);

  test('When a directive names a production origin, then the emulator in its place is added', () => {
    const connections = policyOf(suite).find((directive) => directive.startsWith('connect-src'));
    expect(connections).toContain('https://firebasestorage.googleapis.com');
    expect(connections?.match(/http:\/\/127\.0\.0\.1:9199/g)).toHaveLength(1);
  });

  test.each([
    ['connect-src', ['http://127.0.0.1:9099', 'http://127.0.0.1:9199', 'http://127.0.0.1:8080']],
    ['frame-src', ['http://127.0.0.1:9099']],
    ['img-src', []],
    ['script-src', []],
  ])('adds to %s what stands in there, once each', (name, added) => {
    expect(directiveOf(suite, name)).toEqual([...directiveOf(production, name), ...added]);
  });

  test('tells the client where the emulators are, beside the project’s settings and nowhere else', () => {
    const [header, ...others] = headersAt(suite, '/__/firebase/init.json');
    expect(others).toEqual([]);
    expect(header?.key).toBe('X-Emulators');
    expect(JSON.parse(header?.value ?? '')).toEqual({
      auth: 'http://127.0.0.1:9099',
      storage: 'http://127.0.0.1:9199',
      firestore: 'http://127.0.0.1:8080',
    });
    expect(JSON.stringify(suite).match(/X-Emulators/g)).toHaveLength(1);
  });

  test('When a directive names none, then it stays as strict as in production', () => {
    const policy = withPolicy("default-src 'self'; script-src 'self'");
    expect(policyOf(deriveSuiteConfig(policy))).toEqual(["default-src 'self'", "script-src 'self'"]);
  });

  test('When production upgrades requests to HTTPS, then the suite does not', () => {
    expect(policyOf(production)).toContain('upgrade-insecure-requests');
    expect(policyOf(suite)).not.toContain('upgrade-insecure-requests');
  });

  test('carries rewrites, rules and functions over as they are', () => {
    expect(suite.hosting.rewrites).toEqual(production.hosting.rewrites);
    expect(suite.functions).toEqual([{ ...production.functions[0], configDir: '.cache/settings' }]);
    expect(suite.storage).toEqual(production.storage);
  });

  test('binds every emulator to this machine alone', () => {
    const { ui: _ui, singleProjectMode: _mode, ...emulators } = suite.emulators as Record<string, { host: string }>;
    expect(Object.values(emulators).map((emulator) => emulator.host)).toEqual(
      Object.values(emulators).map(() => '127.0.0.1'),
    );
  });
});
