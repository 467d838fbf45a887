import type { Mutant } from './mutant.ts';
import { headerMutants } from './transport-headers.ts';

const ROUTER = { file: 'functions/src/http/router.ts', test: 'functions/src/http/paths.http.test.ts' };
const RATES_TEST = 'functions/src/http/middleware/rate-limits.http.test.ts';
const IMAGE_TEST = 'functions/src/areas/image/image.http.test.ts';
const FAIL_CLOSED = 'functions/src/http/fail-closed.http.test.ts';
const FILES = {
  file: 'functions/src/http/files-app.ts',
  test: 'functions/src/http/files-app.http.test.ts',
};
const IDS = { file: 'contract/src/shared/ids.ts', test: 'contract/src/shared/slug.unit.test.ts' };
const FUNCTIONS = { file: 'functions/src/index.ts', test: 'functions/src/function-options.unit.test.ts' };
const SIGNED_PICTURES = {
  file: 'functions/src/lib/signed-pictures.ts',
  test: 'functions/src/areas/upload/picture-files.http.test.ts',
};

/** What addresses, methods and cookies are let through, and what an error says. */
const requestMutants: readonly Mutant[] = [
  {
    ...FILES,
    defence: 'Only addresses of public pictures are looked up in the store',
    code: 'isPublicFile(path) ? await inSlot(getAbortSignal(req), () => describeFile(path)) : null',
    replacement: 'await inSlot(getAbortSignal(req), () => describeFile(path))',
  },
  {
    ...IDS,
    defence: 'An id holds neither slashes nor dots',
    code: 'const ID = /^[A-Za-z0-9_-]{1,64}$/;',
    replacement: 'const ID = /^.{1,64}$/;',
  },
  {
    ...IDS,
    defence: 'An id is none that the database keeps for itself',
    code: ' && !RESERVED_BY_FIRESTORE.test(value)',
  },
  {
    ...IDS,
    defence: 'A slug holds neither slashes nor dots',
    code: 'SLUG.test(value)',
    replacement: 'value.length > 0',
  },
  {
    defence: 'An id is checked before a photograph is read by it',
    file: 'functions/src/areas/image/get-image.ts',
    code: 'const image = isId(id) ? await readImage(id) : null;',
    replacement: 'const image = await readImage(String(id));',
    test: IMAGE_TEST,
  },
  {
    ...ROUTER,
    defence: 'An address that is written in another way is none',
    code: 'Router({ caseSensitive: true, strict: true })',
    replacement: 'Router()',
  },
  {
    ...ROUTER,
    defence: 'A call answers no other method than its own',
    code: 'router[name](path, ',
    replacement: 'router.all(path, ',
  },
  {
    defence: 'An address that a client forged in front of its own does not count',
    file: 'functions/src/app.ts',
    code: "app.set('trust proxy', config.proxyHops);",
    replacement: "app.set('trust proxy', true);",
    test: RATES_TEST,
  },
  {
    defence: 'An error of ours says nothing of the inside',
    file: 'functions/src/http/error-handler.ts',
    code: 'message: apiError.sentence ?? onlyProblem(apiError) ?? MESSAGES[apiError.code],',
    replacement:
      'message: apiError.cause instanceof Error ? apiError.cause.message : MESSAGES[apiError.code],',
    test: RATES_TEST,
  },
  {
    defence: 'The address of a photograph redirects to this site’s own files only',
    file: 'functions/src/access/access.ts',
    code: ' && isPublished',
    test: IMAGE_TEST,
  },
  {
    defence: 'A portrait comes from this site or from a Google account',
    file: 'functions/src/lib/pictures.ts',
    code: "return typeof avatar === 'string' && isGooglePicture(avatar) ? avatar : null;",
    replacement: "return typeof avatar === 'string' ? avatar : null;",
    test: 'functions/src/areas/user/avatar.http.test.ts',
  },
  {
    ...FUNCTIONS,
    defence: 'A flood of requests starts twenty instances of the API at most',
    code: 'maxInstances: 20,\n    concurrency: 80,',
    replacement: 'maxInstances: 2000,\n    concurrency: 80,',
  },
  {
    ...FUNCTIONS,
    file: 'functions/src/function-options.ts',
    defence: 'An instance of a trigger takes a bounded number of events at once',
    code: 'maxInstances: 10, concurrency: 10,',
    replacement: 'maxInstances: 10,',
  },
  {
    file: 'functions/src/function-options.ts',
    defence: 'Every function is deployed with the secret that signs',
    code: ", secrets: ['SIGNING_SECRET']",
    test: 'functions/src/deployed-functions.http.test.ts',
  },
  {
    ...ROUTER,
    defence: 'A write is refused where its uses cannot be counted',
    code: 'await failClosed(() => spendQuota(quota, sender, settings));',
    replacement: `await spendQuota(quota, sender, settings).catch((error: unknown) => {
        if (error instanceof ApiError) throw error;
      });`,
    test: FAIL_CLOSED,
  },
  {
    defence: 'A call that needs a role is refused where the role cannot be looked up',
    file: 'functions/src/access/access.ts',
    code: 'const roles = await readRoles(userId);',
    replacement: 'const roles = await readRoles(userId).catch(() => ({ isArtist: true, admin: true }));',
    test: FAIL_CLOSED,
  },
  {
    defence: 'A cookie counts only with the server’s signature',
    file: 'functions/src/http/middleware/session-cookie.ts',
    code: 'return cookieParser.signedCookie(cookie, keys) || null;',
    replacement: "return cookie.slice(2).split('.')[0] || null;",
    test: 'functions/src/http/middleware/session-cookie.unit.test.ts',
  },
  {
    ...SIGNED_PICTURES,
    defence: 'The address of a picture that is not public counts only with the server’s signature',
    code: 'return given.length === right.length && timingSafeEqual(given, right);',
    replacement: 'return right.length > 0;',
  },
  {
    defence: 'A value of the query that comes twice or as an object is none',
    file: 'functions/src/http/router.ts',
    code: 'if (nested || values.length > 1) return null;',
    test: 'functions/src/http/query.unit.test.ts',
  },
  {
    defence: 'The framework in front of the API reads, inflates and parses no body',
    file: 'functions/src/http/body/framework-guard.ts',
    code: 'for (const name of BODY_HEADERS) delete request.headers[name];',
    test: 'functions/src/http/body/framework-guard.unit.test.ts',
  },
  {
    defence: 'A body that is not JSON, such as a form’s, is refused',
    file: 'functions/src/http/body/read-json.ts',
    code: "if (!JSON_IN_UTF8.test(req.headers['content-type'] ?? '')) throw new ApiError('UNSUPPORTED_TYPE');",
    test: 'functions/src/http/body/refused-bodies.http.test.ts',
  },
  {
    defence: 'No script of a page reads the cookie of a visitor',
    file: 'functions/src/http/middleware/session-cookie.ts',
    code: '    httpOnly: true,\n',
    test: 'functions/src/http/middleware/session-cookie.http.test.ts',
  },
  {
    defence: 'An address with two slashes in front names no other host to the server',
    file: 'functions/src/pages/html/routes.ts',
    code: String.raw`originalUrl.replace(/^[/\\]*/, '/')`,
    replacement: 'originalUrl',
    test: 'functions/src/pages/html/hostile-pages.http.test.ts',
  },
  {
    defence: 'No answer tells in production what it cost',
    file: 'functions/src/lib/config.ts',
    code: "countReads: !production && env.COUNT_READS === '1',",
    replacement: "countReads: env.COUNT_READS === '1',",
    test: 'functions/src/lib/config.unit.test.ts',
  },
];

/** Requests and answers. */
export const transportMutants: readonly Mutant[] = [...headerMutants, ...requestMutants];
