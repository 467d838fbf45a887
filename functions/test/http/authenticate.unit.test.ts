import { generateKeyPairSync, sign } from 'node:crypto';
import { beforeAll, expect, test, vi } from 'vitest';
import { authenticate } from '../../src/http/admission/authenticate.ts';

/** The Auth emulator takes unsigned tokens, so that forged ones are judged here, without it. */
const PROJECT = 'demo-forgery';
const { privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
const now = Math.floor(Date.now() / 1000);
const header = { alg: 'RS256', kid: 'any', typ: 'JWT' };
const claims = {
  iss: `https://securetoken.google.com/${PROJECT}`,
  aud: PROJECT,
  sub: 'alice',
  auth_time: now - 60,
  iat: now - 60,
  exp: now + 3600,
  firebase: { sign_in_provider: 'password' },
};

function token(head: object, body: object, signed = true): string {
  const content = [head, body]
    .map((part) => Buffer.from(JSON.stringify(part)).toString('base64url'))
    .join('.');
  return `${content}.${signed ? sign('sha256', Buffer.from(content), privateKey).toString('base64url') : ''}`;
}

beforeAll(() => {
  vi.stubEnv('GCLOUD_PROJECT', PROJECT);
  vi.stubEnv('FIREBASE_AUTH_EMULATOR_HOST', undefined);
});

test.each<[string, string]>([
  ['has no signature', token({ alg: 'none', typ: 'JWT' }, claims, false)],
  ['names no key', token({ alg: 'RS256', typ: 'JWT' }, claims)],
  ['is signed with a shared secret', token({ ...header, alg: 'HS256' }, claims)],
  ['is for another project', token(header, { ...claims, aud: 'other' })],
  ['is of another issuer', token(header, { ...claims, iss: 'https://securetoken.google.com/other' })],
  ['is of no issuer we know', token(header, { ...claims, iss: 'https://evil.example' })],
  ['names nobody', token(header, { ...claims, sub: '' })],
  [
    'is a custom token',
    token(
      { alg: 'RS256', typ: 'JWT' },
      {
        ...claims,
        aud: 'https://identitytoolkit.googleapis.com/google.identity.identitytoolkit.v1.IdentityToolkit',
      },
    ),
  ],
  ['is no token', 'abc'],
  ['has too few parts', 'abc.def'],
])('When a token %s, then it is refused as not signed in', async (_what, forged) => {
  const attempt = authenticate([`Bearer ${forged}`], { required: false, checkRevoked: false });
  await expect(attempt).rejects.toMatchObject({ code: 'UNAUTHENTICATED' });
});
