import type { Mutant } from './mutant.ts';

const HEADERS = 'functions/src/http/security-headers.http.test.ts';
const CSRF = { file: 'functions/src/http/security-headers.ts', test: HEADERS };
const API_HEADERS = { file: 'functions/src/http/security-headers.ts', test: HEADERS };
const CACHING = { file: 'functions/src/http/caching.ts', test: HEADERS };
const HOSTING = { file: 'firebase.json', test: 'emulators/src/suite/derive-config.unit.test.ts' };
const FILES = {
  file: 'functions/src/http/files-app.ts',
  test: 'functions/src/http/files-app.http.test.ts',
};

/** What the headers of requests and answers say. */
export const headerMutants: readonly Mutant[] = [
  {
    ...CSRF,
    defence: 'No other site writes through a visitor’s browser',
    code: "next(READS.has(req.method) || isSameSite(req, allowedOrigins) ? undefined : new ApiError('FORBIDDEN'));",
    replacement: 'next();',
  },
  {
    defence: 'Every call but those of the table that are exempt has the CSRF check',
    file: 'functions/src/http/router.ts',
    code: 'csrfExempt ? [] : [checkOrigin]',
    replacement: '[]',
    test: HEADERS,
  },
  {
    ...CSRF,
    defence: 'A write that a browser calls cross-site is refused',
    code: "if (site !== undefined) return site === 'same-origin' || site === 'none';",
  },
  {
    ...CSRF,
    defence: 'A write with the origin of another site is refused',
    code: 'return URL.parse(origin)?.host === host;',
    replacement: 'return true;',
  },
  {
    ...API_HEADERS,
    defence: 'Only origins of the list read answers of the API',
    code: 'if (origin === undefined || !allowedOrigins.includes(origin)) {',
    replacement: 'if (origin === undefined) {',
  },
  {
    ...API_HEADERS,
    defence: 'An answer of the API loads nothing and stands in no frame',
    code: `{ defaultSrc: ["'none'"], frameAncestors: ["'none'"], baseUri: ["'none'"] }`,
    replacement: `{ defaultSrc: ["'self'"] }`,
  },
  {
    ...API_HEADERS,
    defence: 'No cache mixes up answers to different callers or origins',
    code: "res.vary('Origin').vary('Authorization');",
  },
  {
    ...FILES,
    defence: 'A picture comes with headers that keep browsers from taking it for anything else',
    code: 'uncachedByDefault, securityHeaders);',
    replacement: 'uncachedByDefault);',
  },
  {
    ...HOSTING,
    defence: 'No page of the site stands in a frame of another',
    code: "frame-ancestors 'none'; ",
  },
  {
    ...HOSTING,
    defence: 'No page of the site runs a script that stands in it, but for those that are known',
    code: "script-src 'self' 'sha256-",
    replacement: "script-src 'self' 'unsafe-inline' 'sha256-",
  },
  {
    ...HOSTING,
    defence: 'Browsers reach the site encrypted only',
    code: 'max-age=63072000; includeSubDomains; preload',
    replacement: 'max-age=0',
  },
  {
    ...HOSTING,
    defence: 'Nobody keeps the document of pages that are one’s own',
    code: 'signup)/?$",\n        "headers": [{ "key": "Cache-Control", "value": "no-cache" }]',
    replacement:
      'signup)/?$",\n        "headers": [{ "key": "Cache-Control", "value": "public, max-age=3600" }]',
  },
  {
    ...HOSTING,
    defence: 'Sources, hidden files and logs are not deployed with the site',
    code: '"ignore": ["firebase.json", "**/.*", "**/.*/**", "**/*.map", "**/*.log", "**/node_modules/**"]',
    replacement: '"ignore": ["firebase.json"]',
  },
  {
    ...CACHING,
    defence: 'Nobody keeps an answer to a call with a token',
    code: "isPrivate ? 'private, no-store' : shared",
    replacement: 'shared',
  },
  {
    ...CACHING,
    defence: 'Nobody keeps what was not found',
    code: "const UNCACHED = 'no-store';",
    replacement: "const UNCACHED = 'public, max-age=600';",
    test: 'functions/src/http/paths.http.test.ts',
  },
  {
    defence: 'Nobody keeps an answer that sets a cookie',
    file: 'functions/src/http/middleware/session-cookie.ts',
    code: "res.set('Cache-Control', 'private, no-store').cookie(",
    replacement: 'res.cookie(',
    test: 'functions/src/areas/engagement/engagement.http.test.ts',
  },
  {
    defence: 'Nobody keeps a page that was not found or could not be made',
    file: 'functions/src/pages/html/routes.ts',
    code: "if (result.status === 200) res.set('Cache-Control', result.caching);",
    replacement: "res.set('Cache-Control', result.caching);",
    test: 'functions/src/pages/html/routes.unit.test.ts',
  },
  {
    ...FILES,
    defence: 'A browser is told to use its copy only where that is the present one',
    code: "return tags.includes(etag) || tags.includes('*');",
    replacement: 'return ifNoneMatch !== undefined;',
  },
  {
    ...FILES,
    defence: 'Parts of two versions of a file are never put together',
    code: " || (req.headers['if-range'] ?? etag) !== etag",
  },
];
