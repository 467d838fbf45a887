import { generateKeyPairSync, sign } from 'node:crypto';
import { createServer, request, type Server } from 'node:http';
import https from 'node:https';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { authenticate } from './authenticate.ts';

/** The Auth emulator takes unsigned tokens, so that forged ones are judged here, without it. */
const PROJECT = 'demo-forgery';
const { privateKey, publicKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
const stranger = generateKeyPairSync('rsa', { modulusLength: 2048 });
const now = Math.floor(Date.now() / 1000);
const header = { alg: 'RS256', kid: 'ours', typ: 'JWT' };
const claims = {
  iss: `https://securetoken.google.com/${PROJECT}`,
  aud: PROJECT,
  sub: 'alice',
  userId: 900000001,
  auth_time: now - 60,
  iat: now - 60,
  exp: now + 3600,
  firebase: { sign_in_provider: 'password' },
};

function token(head: object, body: object, key: typeof privateKey | null = privateKey): string {
  const content = [head, body].map((part) => Buffer.from(JSON.stringify(part)).toString('base64url')).join('.');
  return `${content}.${key ? sign('sha256', Buffer.from(content), key).toString('base64url') : ''}`;
}

/** Stands for Google, whose keys are asked for again on each check since nothing says how long they hold. */
let google: Server;
let answer: { status: number; body: string };

beforeAll(async () => {
  vi.stubEnv('GCLOUD_PROJECT', PROJECT);
  vi.stubEnv('FIREBASE_AUTH_EMULATOR_HOST', undefined);
  google = createServer((_req, res) => {
    res.writeHead(answer.status, { 'Content-Type': 'application/json' }).end(answer.body);
  });
  await new Promise<void>((resolve) => google.listen(0, '127.0.0.1', resolve));
  vi.spyOn(https, 'request').mockImplementation(((_options: unknown, onResponse: () => void) => {
    const { port } = google.address() as AddressInfo;
    return request({ host: '127.0.0.1', port }, onResponse);
  }) as typeof https.request);
});
beforeEach(() => {
  const ours = publicKey.export({ type: 'spki', format: 'pem' });
  answer = { status: 200, body: JSON.stringify({ ours }) };
});
afterAll(() => {
  google.close();
  vi.restoreAllMocks();
  vi.unstubAllEnvs();
});

function check(bearer: string) {
  return authenticate([`Bearer ${bearer}`], { required: false, checkRevoked: false });
}

test('When Google signed the token, then it says who asks', async () => {
  expect(await check(token(header, claims))).toEqual({
    uid: 'alice',
    userId: '900000001',
    admin: false,
    isArtist: false,
    email: null,
    emailVerified: false,
    signedInAt: new Date((now - 60) * 1000),
  });
});

/** JSON leaves out what is undefined. */
const ODD_CLAIMS: Record<string, readonly unknown[]> = {
  firebase: [undefined, null, 'password', {}, { sign_in_provider: 5 }],
  auth_time: [undefined, null, 'now', {}, -1, 1.5, 1e300, -1e300, true],
  iat: [undefined, null, -1, 1.5, 1e300, true],
  userId: [null, {}, [900000001], '', 'alice', '../x', 12, -900000001, 900000001.5, true],
  email: [null, 5, {}, ['alice@example.com']],
};

const oddClaims = Object.entries(ODD_CLAIMS).flatMap(([key, values]) =>
  values.map((value): [string, string] => [
    `has ${key} ${JSON.stringify(value)}`,
    token(header, { ...claims, [key]: value }),
  ]),
);

test('When the user id is a text of digits, then it is the same', async () => {
  expect(await check(token(header, { ...claims, userId: '900000001' }))).toMatchObject({
    userId: '900000001',
  });
});

const [head, , signature] = token(header, claims).split('.');

test.each<[string, string]>([
  ['has no signature', token({ ...header, alg: 'none' }, claims, null)],
  ['says that it needs no signature and names no key', token({ alg: 'none', typ: 'JWT' }, claims, null)],
  ['lacks its signature', token(header, claims, null)],
  ['is signed by another key', token(header, claims, stranger.privateKey)],
  ['names no key', token({ alg: 'RS256', typ: 'JWT' }, claims)],
  ['names a key that is none of Google', token({ ...header, kid: 'theirs' }, claims)],
  ['is signed with a shared secret', token({ ...header, alg: 'HS256' }, claims)],
  ['has claims that are no JSON', `${head}.x.${signature}`],
  ['has claims that are nothing', `${head}.${Buffer.from('null').toString('base64url')}.${signature}`],
  ['has claims of odd types', token(header, { ...claims, sub: 5, aud: null, exp: 'never', iat: [] })],
  ['has times of odd types', token(header, { ...claims, exp: 'never', nbf: {}, iat: 'now' })],
  ['is expired', token(header, { ...claims, iat: now - 7200, exp: now - 3600 })],
  ['is of the future', token(header, { ...claims, iat: now + 600 })],
  ['is of a sign-in in the future', token(header, { ...claims, auth_time: now + 600 })],
  ['is for another project', token(header, { ...claims, aud: 'other' })],
  ['is of another issuer', token(header, { ...claims, iss: 'https://securetoken.google.com/other' })],
  ['is of no issuer we know', token(header, { ...claims, iss: 'https://evil.example' })],
  ['names nobody', token(header, { ...claims, sub: '' })],
  ['is a custom token', token(header, { ...claims, ...customToken() })],
  ['is an App Check token', token(header, { ...claims, ...appCheckToken() })],
  ['is a session cookie', token(header, { ...claims, iss: `https://session.firebase.google.com/${PROJECT}` })],
  ...oddClaims,
  ['is no token', 'abc'],
  ['has too few parts', 'abc.def'],
])('When a token %s, then it is refused as not signed in', async (_what, forged) => {
  await expect(check(forged)).rejects.toMatchObject({ code: 'UNAUTHENTICATED' });
});

function customToken(): object {
  const account = `firebase-adminsdk@${PROJECT}.iam.gserviceaccount.com`;
  const aud = 'https://identitytoolkit.googleapis.com/google.identity.identitytoolkit.v1.IdentityToolkit';
  return { aud, iss: account, sub: account, uid: 'alice' };
}

function appCheckToken(): object {
  return { aud: ['projects/1', `projects/${PROJECT}`], iss: 'https://firebaseappcheck.googleapis.com/1' };
}

describe('when the keys cannot be had', () => {
  test.each([
    [500, '{"error":"internal"}'],
    [404, '{"error":"none","error_description":"here"}'],
    [200, 'no JSON'],
  ])(
    'When Google answers %i %s, then a token is not judged, and signed or not makes no difference',
    async (status, body) => {
      answer = { status, body };
      for (const bearer of [token(header, claims), token(header, claims, stranger.privateKey)])
        await expect(check(bearer)).rejects.toMatchObject({ code: 'UNAVAILABLE' });
    },
  );

  test('When Google is not there, then a token is not judged', async () => {
    vi.mocked(https.request).mockImplementationOnce(((_options: unknown, onResponse: () => void) =>
      request({ host: '127.0.0.1', port: 1 }, onResponse)) as typeof https.request);
    await expect(check(token(header, claims))).rejects.toMatchObject({ code: 'UNAVAILABLE' });
  });
});
