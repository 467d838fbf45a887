import { createSign, generateKeyPairSync, type KeyObject } from 'node:crypto';
import { getAppCheck } from 'firebase-admin/app-check';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { uniqueId } from '../../../test-support/project/database.ts';
import { eventually } from '../../../test-support/project/eventually.ts';
import { joinForTests } from '../../../test-support/project/members.ts';
import { expectUnchanged } from '../../../test-support/project/unchanged.ts';
import { startInstance } from '../../../test-support/servers/instances.ts';
import { rawRequest, startApp } from '../../../test-support/servers/local-app.ts';
import { call, postJson, type Reply } from '../../../test-support/servers/suite.ts';
import { type AppCheckMode, config } from '../../lib/config.ts';
import { firebaseApp } from '../../lib/firebase.ts';
import { routes } from '../../routes.ts';

const { reader, artist } = joinForTests({ reader: {}, artist: { isArtist: true } });

/** Where the Admin SDK gets the keys of Google by which it verifies tokens. */
interface Verifier {
  appCheckTokenVerifier: {
    signatureVerifier: { keyFetcher: { fetchPublicKeys: () => Promise<Record<string, string>> } };
  };
}

const KEY_ID = 'one';
const own = generateKeyPairSync('rsa', { modulusLength: 2048 });
const foreign = generateKeyPairSync('rsa', { modulusLength: 2048 });
const { appCheckTokenVerifier } = getAppCheck(firebaseApp()) as unknown as Verifier;
const fetchKeys = vi.spyOn(appCheckTokenVerifier.signatureVerifier.keyFetcher, 'fetchPublicKeys');

const at = {} as Record<AppCheckMode, string>;
beforeAll(async () => {
  fetchKeys.mockResolvedValue({ [KEY_ID]: String(own.publicKey.export({ type: 'spki', format: 'pem' })) });
  for (const appCheck of ['off', 'monitor', 'enforce'] as const) at[appCheck] = await startApp({ appCheck });
});
afterAll(() => fetchKeys.mockRestore());

const encode = (part: object): string => Buffer.from(JSON.stringify(part)).toString('base64url');

/** A token as App Check gives one to the site's pages. */
function createToken(claims: object = {}, key: KeyObject = own.privateKey): string {
  const seconds = Math.floor(Date.now() / 1000);
  const project = `projects/${process.env.GCLOUD_PROJECT}`;
  const signed = [
    encode({ alg: 'RS256', typ: 'JWT', kid: KEY_ID }),
    encode({
      iss: 'https://firebaseappcheck.googleapis.com/1234',
      aud: ['projects/1234', project],
      sub: '1:1234:web:abcd',
      iat: seconds - 60,
      exp: seconds + 3600,
      ...claims,
    }),
  ].join('.');
  return `${signed}.${createSign('RSA-SHA256').update(signed).sign(key, 'base64url')}`;
}

const TOKENS: readonly (readonly [name: string, token: string | null])[] = [
  ['none', null],
  ['a valid one', createToken()],
  ['an expired one', createToken({ exp: Math.floor(Date.now() / 1000) - 1 })],
  ['one of another project', createToken({ aud: ['projects/5678', 'projects/another'] })],
  ['one of another issuer', createToken({ iss: 'https://example.com/1234' })],
  ['one with another signature', createToken({}, foreign.privateKey)],
  ['no token at all', 'x'],
];

/** The calls that are protected, by whoever calls. Their bodies are empty: a call that gets through is refused then. */
const PROTECTED: readonly (readonly [path: string, caller: () => string | undefined])[] = [
  ['/user', () => undefined],
  ['/user', () => reader.token],
  ['/image/comment', () => undefined],
  ['/exhibition/comment', () => undefined],
  ['/studio/upload/known', () => artist.token],
  ['/subscription', () => undefined],
  ['/exhibition/900000001/reminder', () => undefined],
];

const ask = (mode: AppCheckMode, path: string, caller: string | undefined, token: string | null): Promise<Reply> =>
  postJson(
    path,
    { nothing: 1 },
    {
      at: at[mode],
      ...(caller && { token: caller }),
      ...(token !== null && { headers: { 'X-Firebase-AppCheck': token } }),
    },
  );

test('When the endpoint table names a call, then these tests make it', () => {
  const named = routes.flatMap(({ endpoint }) => (endpoint.appCheck ? [endpoint.path] : []));
  const made = PROTECTED.map(([path]) => path.replace('900000001', ':exhibitionId'));
  expect([...new Set(made)].sort()).toEqual(named.sort());
});

test.each(TOKENS)(
  'When a call comes with %s, then only where it is enforced and the token is not valid, it is refused, and changes nothing',
  async (name, token) => {
    await expectUnchanged(async () => {
      for (const [path, caller] of PROTECTED)
        for (const mode of ['off', 'monitor', 'enforce'] as const) {
          const { status, body } = await ask(mode, path, caller(), token);
          const isRefused = mode === 'enforce' && name !== 'a valid one';
          const expected = isRefused ? { status: 403, code: 'NOT_ATTESTED' } : { status: 400, code: 'INVALID' };
          expect({ status, code: body.error.code }, `${path}, ${mode}`).toEqual(expected);
        }
    });
  },
);

test('When two tokens come, then neither counts', async () => {
  const headers = { 'X-Firebase-AppCheck': [createToken(), createToken()], 'Content-Type': 'application/json' };
  const request = { path: '/api/subscription', method: 'POST', headers, body: '{}' };
  expect((await rawRequest(at.enforce, request)).status).toBe(403);
});

test('When Google’s keys can’t be fetched, then nobody gets through where it is enforced, and may try again', async () => {
  fetchKeys.mockRejectedValueOnce(new Error('Error fetching Json Web Keys')).mockRejectedValueOnce(new Error('Error'));
  const { status, headers } = await ask('enforce', '/subscription', undefined, createToken());
  expect([status, headers.get('retry-after')]).toEqual([503, '5']);
  expect((await ask('monitor', '/subscription', undefined, createToken())).status).toBe(400);
});

test('When a call is not protected, then its header is not looked at', async () => {
  fetchKeys.mockClear();
  const headers = { 'X-Firebase-AppCheck': createToken() };
  for (const [path, token] of [['/contact'], ['/image/comment', reader.token], ['/product/quote']] as const)
    expect((await postJson(path, {}, { at: at.enforce, headers, ...(token && { token }) })).status, path).toBe(400);
  expect((await call('/blog', { at: at.enforce, headers })).status).toBe(200);
  expect(fetchKeys).not.toHaveBeenCalled();
});

test('When it is watched, then the log has the outcome of each protected call by its endpoint', async () => {
  const { at: watched, log } = await startInstance({ APP_CHECK: 'monitor', RATE_LIMIT_FACTOR: '100' });
  await postJson('/subscription', {}, { at: watched });
  await postJson('/image/comment', {}, { at: watched, headers: { 'X-Firebase-AppCheck': uniqueId('token') } });
  await postJson('/contact', {}, { at: watched });
  const lines = () =>
    log()
      .split('\n')
      .filter((line) => line.includes('"message":"App Check"'));
  await eventually('both are logged', async () => lines().length >= 2);
  expect(lines().map((line) => JSON.parse(line))).toEqual([
    { severity: 'INFO', message: 'App Check', method: 'POST', route: '/subscription', outcome: 'missing' },
    { severity: 'INFO', message: 'App Check', method: 'POST', route: '/image/comment', outcome: 'invalid' },
  ]);
  expect(config().appCheck).toBe('off');
});
