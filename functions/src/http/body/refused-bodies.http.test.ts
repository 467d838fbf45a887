import { endpoints } from '@aperture-byline/contract/endpoints/table';
import { profileMessages } from '@aperture-byline/contract/profile/profile-messages';
import { bodyMessages, NAMED_PROBLEMS_MAX } from '@aperture-byline/contract/shared/api/check-body';
import { MINUTE } from '@aperture-byline/contract/shared/durations';
import { schemaMessages } from '@aperture-byline/contract/shared/text/text-fields';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { testRoute } from '../../../test-support/calls/test-route.ts';
import { signIn } from '../../../test-support/project/accounts.ts';
import { joinForTests, type Member } from '../../../test-support/project/members.ts';
import { expectUnchanged } from '../../../test-support/project/unchanged.ts';
import { startApp } from '../../../test-support/servers/local-app.ts';
import { postJson, type Reply } from '../../../test-support/servers/suite.ts';
import { routes } from '../../routes.ts';
import { ok, type Route } from '../define-route.ts';

const LIMIT = 30;
const ANSWER_MAX = 4096;

afterEach(() => vi.useRealTimers());
const { alice, bob } = joinForTests({ alice: {}, bob: {} });

function tally(replies: readonly Reply[]): Record<number, number> {
  return Object.fromEntries(
    Object.entries(Object.groupBy(replies, ({ status }) => status)).map(([status, all]) => [status, all?.length ?? 0]),
  );
}

function times(count: number, send: (index: number) => Promise<Reply>): Promise<Reply[]> {
  return Promise.all(Array.from({ length: count }, (_, index) => send(index)));
}

async function inTurn(count: number, send: (index: number) => Promise<Reply>): Promise<Reply[]> {
  const replies: Reply[] = [];
  for (let index = 0; index < count; index += 1) replies.push(await send(index));
  return replies;
}

describe('the answer to a body that is refused', () => {
  const save = (body: object, method: string) => postJson('/user/user-info', body, { token: alice.token, method });

  test.each(['POST', 'PUT'])('When %s carries 21,000 empty entries, then one field is named', async (method) => {
    await expectUnchanged(async () => {
      for (const name of ['achivements', 'socialLinks'])
        for (const entry of [{}, null, '', []]) {
          const { status, text, body } = await save({ [name]: Array(10_000).fill(entry) }, method);
          expect(status).toBe(400);
          expect(body.error.fields).toEqual({ [name]: profileMessages.tooManyEntries });
          expect(text.length).toBeLessThan(ANSWER_MAX);
        }
      const { body } = await save({ achivements: Array(21_000).fill({}) }, method);
      expect(body.error.fields).toEqual({ achivements: profileMessages.tooManyEntries });
    });
  });

  test('When every field of every entry is wrong, then twenty are named', async () => {
    await expectUnchanged(async () => {
      const wrong = {
        achivements: Array(20).fill({}),
        socialLinks: Array(20).fill({ link: 'x' }),
        firstName: '',
      };
      const { status, text, body } = await save(wrong, 'PUT');
      expect(status).toBe(400);
      expect(Object.keys(body.error.fields ?? {})).toHaveLength(NAMED_PROBLEMS_MAX);
      expect(NAMED_PROBLEMS_MAX).toBe(20);
      expect(text.length).toBeLessThan(ANSWER_MAX);
    });
  });

  test('When keys are unknown, at the top or deep inside, then they are counted and not repeated', async () => {
    const keys = Object.fromEntries(Array.from({ length: 1500 }, (_, index) => [`secret${index}`, 0]));
    await expectUnchanged(async () => {
      for (const body of [keys, { achivements: [keys] }, { bio: keys }, { firstName: [keys] }]) {
        const { status, text } = await save(body, 'PUT');
        expect(status).toBe(400);
        expect(text).not.toContain('secret');
        expect(text.length).toBeLessThan(ANSWER_MAX);
      }
      const { body } = await save({ ...keys, achivements: [keys] }, 'PUT');
      expect(body.error).toMatchObject({
        unknownFields: 3000,
        fields: { 'achivements[0]': bodyMessages.fieldUnknown },
      });
    });
  });

  test('When a text puts combining marks on a letter without end, then it is rejected before it is normalized', async () => {
    await expectUnchanged(async () => {
      const { status, body } = await save({ bio: `<p>a${'\u0315\u0300'.repeat(9000)}</p>` }, 'PUT');
      expect(status).toBe(400);
      expect(body.error.fields).toEqual({ bio: schemaMessages.valueInvalid });
    });
  });
});

describe('bodies that are refused', () => {
  // Who lacks a role is refused before the body is looked at.
  const calls = routes
    .map(({ endpoint }) => endpoint)
    .filter(({ body, authorization }) => body && !authorization?.role);

  test('When the API takes bodies, then these calls are looked at', () => {
    expect(calls.length).toBeGreaterThanOrEqual(5);
  });

  test.each(calls.map(({ method, path, auth }) => [method, path, auth] as const))(
    'When one sender has %s %s refused more often than it may, then the next is 429 whatever it is',
    async (method, path, auth) => {
      const at = await startApp({ rateLimitFactor: 1 });
      const caller = auth === 'none' ? {} : { token: alice.token };
      const send = (body: unknown) => postJson(path.replace(/:\w+/g, 'none'), body, { at, method, ...caller });
      await expectUnchanged(async () => {
        // The contact form has a limit of its own, and a lower one.
        const most = path === '/contact' ? 5 : LIMIT;
        const replies = await inTurn(LIMIT + 5, (index) => send(index % 2 === 0 ? { nonsense: 1 } : []));
        expect(tally(replies)).toEqual({ 400: most, 429: LIMIT + 5 - most });
        const { status, headers } = await send({});
        expect(status).toBe(429);
        expect(Number(headers.get('retry-after'))).toBeGreaterThan(0);
      });
    },
  );

  test.each([
    ['no JSON', '{"a":', 400],
    ['a key twice', '{"name":"a","name":"b"}', 400],
    ['another type', undefined, 415],
  ])('When the bodies are %s, then they count as well', async (_what, body, status) => {
    const at = await startApp({ rateLimitFactor: 1 }, [noted()]);
    const headers: Record<string, string> = body === undefined ? { 'Content-Type': 'text/plain' } : {};
    const replies = await inTurn(LIMIT + 3, () => postJson('/noted', {}, { at, headers, ...(body && { body }) }));
    expect(tally(replies)).toEqual({ [status]: LIMIT, 429: 3 });
  });

  test('When one account had too many refused, then others at its address are served, and it is after a minute', async () => {
    const at = await startApp({ rateLimitFactor: 1 });
    const save = ({ token }: Member, body: object) => postJson('/user/user-info', body, { at, token, method: 'PUT' });
    expect(tally(await inTurn(LIMIT + 2, () => save(alice, { nonsense: 1 })))).toEqual({
      400: LIMIT,
      429: 2,
    });
    expect((await save(alice, {})).status).toBe(429);
    expect((await save(bob, {})).status).toBe(200);
    expect((await postJson('/user', [], { at })).status).toBe(400);
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + MINUTE });
    const { token } = await signIn({});
    expect((await postJson('/user', {}, { at, token })).status).toBe(400);
    expect((await save(alice, {})).status).toBe(200);
  });

  test('When more come at once than may be refused, then the next is 429, and good ones at once are all taken', async () => {
    const at = await startApp({ rateLimitFactor: 1, proxyHops: 1 }, [noted()]);
    const send = (body: unknown, address: string) =>
      postJson('/noted', body, { at, headers: { 'X-Forwarded-For': address } });
    expect(tally(await times(2 * LIMIT, () => send({}, '203.0.113.7')))).toEqual({ 200: 2 * LIMIT });
    await times(2 * LIMIT, () => send([], '203.0.113.7'));
    expect((await send({}, '203.0.113.7')).status).toBe(429);
    expect((await send({}, '203.0.113.8')).status).toBe(200);
  });

  test('When bodies are good, or the failure is ours, then they do not count', async () => {
    const failing: Route = {
      endpoint: { ...noted().endpoint, path: '/failing' },
      handle: () => Promise.reject(new Error('ours')),
    };
    const at = await startApp({ rateLimitFactor: 1 }, [noted(), failing]);
    for (let round = 0; round < 3; round += 1) {
      expect(tally(await times(20, () => postJson('/noted', {}, { at })))).toEqual({ 200: 20 });
      const failed = await times(20, () =>
        fetch(`${at}/api/failing`, JSON_POST).then(({ status }) => ({ status }) as Reply),
      );
      expect(tally(failed)).toEqual({ 500: 20 });
    }
  });
});

const JSON_POST = { method: 'POST', headers: { 'Content-Type': 'application/json' }, body: '{}' };

/** A call that takes nothing and always works. */
function noted(): Route {
  const { body } = endpoints.user.requestArtistRole;
  return testRoute({ method: 'POST', path: '/noted', body }, async () => ok('noted'));
}
