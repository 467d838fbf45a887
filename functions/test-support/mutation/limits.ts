import { fileLimitMutants } from './limits-of-files.ts';
import type { Mutant } from './mutant.ts';

const RATES = {
  file: 'functions/src/http/middleware/rate-limits.ts',
  test: 'functions/src/http/middleware/rate-limits.http.test.ts',
};
const QUOTAS = {
  file: 'functions/src/http/middleware/quotas.ts',
  test: 'functions/src/http/middleware/quotas.http.test.ts',
};
const BODIES = 'functions/src/http/body/bodies.http.test.ts';
const REFUSED_BODIES = 'functions/src/http/body/refused-bodies.http.test.ts';
const OPENING_VISITORS = {
  file: 'functions/src/data/opening-visitors.ts',
  test: 'functions/src/areas/exhibition/visit-opening.http.test.ts',
};
const BODY = { file: 'functions/src/http/body/read-json.ts', test: BODIES };

/** How much a caller, a call and its answer may take. */
const callLimitMutants: readonly Mutant[] = [
  {
    ...RATES,
    defence: 'An address asks three hundred times a minute at most',
    code: 'all: { window: MINUTE, limit: 300 },',
    replacement: 'all: { window: MINUTE, limit: 300_000 },',
  },
  {
    ...RATES,
    defence: 'An address tries thirty bad tokens a minute at most',
    code: 'failedSignIns: { window: MINUTE, limit: 30 },',
    replacement: 'failedSignIns: { window: MINUTE, limit: 30_000 },',
    test: QUOTAS.test,
  },
  {
    ...RATES,
    defence: 'The bad bodies of one account do not shut out others at its address',
    code: 'uid === undefined ?',
    replacement: "uid !== '' ?",
    test: REFUSED_BODIES,
  },
  {
    ...QUOTAS,
    defence: 'An account orders five times a minute at most',
    code: 'order: byCaller({ window: DAY, limit: 30 }, { window: MINUTE, limit: 5 }),',
    replacement: 'order: byCaller({ window: DAY, limit: 30_000 }, { window: MINUTE, limit: 5000 }),',
  },
  {
    ...QUOTAS,
    defence: 'An account makes ten works a minute at most',
    code: 'newWork: byCaller({ window: DAY, limit: 100 }, { window: MINUTE, limit: 10 }),',
    replacement: 'newWork: byCaller({ window: DAY, limit: 100_000 }, { window: MINUTE, limit: 10_000 }),',
  },
  {
    ...QUOTAS,
    defence:
      'Visitors without a cookie are counted a hundred and twenty times an hour at most from one address',
    code: '{ window: HOUR, limit: 120, unproved: true },',
  },
  {
    ...QUOTAS,
    defence: 'What one account has used up is still free for others at its address',
    code: "by === 'caller' && principal ?",
    replacement: "by === 'guest' && principal ?",
  },
  {
    defence: 'An instance does not write over what another one has counted',
    file: 'functions/src/data/rate-limits.ts',
    code: '{ lastUpdateTime: version }',
    replacement: '{ exists: true }',
    test: QUOTAS.test,
  },
  {
    defence: 'An instance does not write over a counter that it never saw',
    file: 'functions/src/data/rate-limits.ts',
    code: 'await document.create(counter)',
    replacement: 'await document.set(counter)',
    test: QUOTAS.test,
  },
  {
    defence: 'All instances count the uses of a call together',
    file: 'functions/src/data/rate-limits.ts',
    code: 'return firestore().runTransaction(async (transaction) => {',
    replacement: `const counter = {
      get: (one: typeof document) => one.get(),
      set: (one: typeof document, data: object) => one.set(data),
    };
    return Promise.resolve(counter).then(async (transaction) => {`,
    test: QUOTAS.test,
  },
  {
    defence: 'A large body is refused',
    file: 'contract/src/shared/constants.ts',
    code: 'export const BODY_LIMIT_MIN = 64 * 1024;',
    replacement: 'export const BODY_LIMIT_MIN = 64 * 1024 * 1024;',
    test: 'functions/src/areas/comment/comment.http.test.ts',
  },
  {
    ...BODY,
    defence: 'A large body is refused also where it does not say how large it is',
    code: "if (bytes > limit) throw new ApiError('TOO_LARGE');",
  },
  {
    ...BODY,
    defence: 'A compressed body is refused',
    code: ".toLowerCase() !== 'identity')",
    replacement: ".toLowerCase() === 'never')",
  },
  {
    defence: 'JSON that is nested without end is refused',
    file: 'functions/src/http/body/json-structure.ts',
    code: 'const DEPTH_MAX = 16;',
    replacement: 'const DEPTH_MAX = 16_000;',
    test: 'functions/src/http/body/json-structure.unit.test.ts',
  },
  {
    defence: 'A list is counted before an entry of it is looked at',
    file: 'contract/src/shared/check-body.ts',
    code: 'if (!innerType || !this.#isWithin(schema, input.length, path)) return undefined;',
    replacement: 'if (!innerType) return undefined;',
    test: 'contract/src/shared/check-body.unit.test.ts',
  },
  {
    defence: 'A text with a stack of combining marks is refused before it is normalized',
    file: 'contract/src/shared/clean-text.ts',
    code: 'TOO_MANY_MARKS.test(joined) ? null : ',
    test: REFUSED_BODIES,
  },
  {
    defence: 'HTML that is nested without end is cut off',
    file: 'functions/src/lib/html.ts',
    code: 'nestingLimit: 30,',
    replacement: 'nestingLimit: 30_000,',
    test: 'functions/src/lib/html.unit.test.ts',
  },
  {
    defence: 'A page is no longer than it may be, whatever size is asked for',
    file: 'contract/src/shared/pagination.ts',
    code: 'return Math.min(Number(value), max);',
    replacement: 'return Number(value);',
    test: 'contract/src/shared/pagination.unit.test.ts',
  },
  {
    defence: 'A list of comments reads two hundred at most',
    file: 'functions/src/data/comments.ts',
    code: '.limit(LIST_CAP)',
    replacement: '.limit(1000 * LIST_CAP)',
    test: 'functions/src/areas/blog/blog.http.test.ts',
  },
  {
    defence: 'A cursor with a time that the database refuses is none',
    file: 'functions/src/data/cursor.ts',
    code: 'Number(time) <= LATEST && ',
    test: 'functions/src/data/cursor.unit.test.ts',
  },
  {
    defence: 'A search of the studio reads a bounded number of photographs',
    file: 'functions/src/areas/image/studio-images.ts',
    code: 'const COMPARED_MAX = 4 *',
    replacement: 'const COMPARED_MAX = 4000 *',
    test: 'functions/src/areas/work/list-reads.http.test.ts',
  },
  {
    defence: 'A call that takes too long ends at its deadline',
    file: 'functions/src/http/middleware/deadline.ts',
    code: "() => controller.abort(new ApiError('UNAVAILABLE', { retryAfter: RETRY_AFTER })),",
    replacement: '() => undefined,',
    test: 'functions/src/http/middleware/deadline.unit.test.ts',
  },
  {
    defence: 'An instance works on two hundred calls at once at most',
    file: 'functions/src/http/middleware/slots.ts',
    code: 'const PENDING_MAX = 200;',
    replacement: 'const PENDING_MAX = 200_000;',
    test: 'functions/src/http/body/stalled-bodies.http.test.ts',
  },
  {
    defence: 'A change that meets other writers is tried five times at most',
    file: 'functions/src/lib/concurrency.ts',
    code: 'const TRIES = 5;',
    replacement: 'const TRIES = 500;',
    test: 'functions/src/lib/retry.unit.test.ts',
  },
  {
    ...RATES,
    defence: 'An address asks for lists a hundred and twenty times a minute at most',
    code: 'list: { window: MINUTE, limit: 120 },',
    replacement: 'list: { window: MINUTE, limit: 120_000 },',
  },
  {
    ...RATES,
    defence: 'A call that takes too long is answered, whatever it still waits for',
    file: 'functions/src/http/middleware/slots.ts',
    code: 'return await Promise.race([running, ended.promise]);',
    replacement: 'void ended.promise.catch(() => undefined);\n    return await running;',
  },
  {
    defence: 'Work on many documents is done a few at a time',
    file: 'functions/src/lib/concurrency.ts',
    code: 'const CONCURRENCY = 10;',
    replacement: 'const CONCURRENCY = 10_000;',
    test: 'functions/src/lib/concurrency.unit.test.ts',
  },
  {
    defence: 'No setting makes limits wider in production',
    file: 'functions/src/lib/config.ts',
    code: "production ? 1 : readNumber('RATE_LIMIT_FACTOR'",
    replacement: "readNumber('RATE_LIMIT_FACTOR'",
    test: 'functions/src/lib/config.unit.test.ts',
  },
  {
    ...OPENING_VISITORS,
    defence: 'A visitor of an opening is written once a minute at most',
    code: 'if (since < OPENING_VISIT_INTERVAL - TOLERANCE) return;',
  },
  {
    ...OPENING_VISITORS,
    defence: 'Who is there on a first evening is stored by a hash that nobody reverses',
    code: 'const id = sha256(',
    replacement: 'const id = encodeURIComponent(',
  },
  {
    ...OPENING_VISITORS,
    defence: 'After the first evening nothing is written of who is there',
    file: 'functions/src/areas/exhibition/visit-opening.ts',
    code: 'firstEveningEnd(exhibition, now) === null',
    replacement: 'false',
  },
];

/** What is bounded, and what counts once. */
export const limitMutants: readonly Mutant[] = [...callLimitMutants, ...fileLimitMutants];
