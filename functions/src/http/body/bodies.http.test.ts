import { gzipSync } from 'node:zlib';
import { BODY_LIMIT_MIN } from '@aperture-byline/contract/shared/constants';
import { beforeAll, describe, expect, test } from 'vitest';
import { expectUnchanged } from '../../../test-support/project/unchanged.ts';
import { rawRequest, startBehindFramework } from '../../../test-support/servers/local-app.ts';
import { call, postJson } from '../../../test-support/servers/suite.ts';

const JSON_TYPE = { 'Content-Type': 'application/json' };
const honest = JSON.stringify({ name: 'Ravi', email: 'ravi@example.com', message: 'Hello' });
const megabyte = 1024 * 1024;

async function expectRefusal(
  status: number,
  body: string | Buffer<ArrayBuffer>,
  headers: Record<string, string> = JSON_TYPE,
): Promise<void> {
  await expectUnchanged(async () => {
    const reply = await call('/contact', { method: 'POST', body, headers });
    expect(reply.status).toBe(status);
  });
}

describe('bodies that are no proper JSON', () => {
  test.each(['{"a":', '', '{a:1}', '{"a":1}}', '[', 'undefined', '\u0000'])(
    'When the body is %j, then it is 400 and says nothing of the inside',
    (body) => expectRefusal(400, body),
  );

  test('When it is not UTF-8, or begins with a byte order mark, then it is 400', async () => {
    await expectRefusal(400, Buffer.from([0x22, 0xff, 0xfe, 0x22]));
    await expectRefusal(400, `\ufeff${honest}`);
    await expectRefusal(400, Buffer.from(honest, 'utf16le'));
  });

  test('When a key is repeated, then it is 400', async () => {
    await expectRefusal(400, honest.replace('{', '{"name":"Asha",'));
    await expectRefusal(400, honest.replace('{', '{"na\\u006de":"Asha",'));
  });

  test('When lists are nested without end, then it is 400 and the next call is answered', async () => {
    await expectRefusal(400, '['.repeat(30_000) + ']'.repeat(30_000));
    await expectRefusal(400, `${'{"name":'.repeat(5000)}1${'}'.repeat(5000)}`);
    expect((await call('/blog/recent')).status).toBe(200);
  });

  test('When keys reach for prototypes, then it is 400 and no prototype has changed', async () => {
    await expectRefusal(400, honest.replace('{', '{"__proto__":{"admin":true},'));
    await expectRefusal(400, honest.replace('{', '{"constructor":{"prototype":{"admin":true}},'));
    expect(Object.hasOwn(Object.prototype, 'admin')).toBe(false);
  });
});

describe('content types', () => {
  test.each([
    'text/plain',
    'application/x-www-form-urlencoded',
    'multipart/form-data; boundary=x',
    'application/json; charset=utf-16',
    'application/json; charset=iso-8859-1',
    'application/jsonp',
    'text/json',
    'application/json, text/plain',
  ])('When the type is %s, then it is 415', (type) => expectRefusal(415, honest, { 'Content-Type': type }));

  test('When there is no type and no body, then it is 415', async () => {
    await expectUnchanged(async () => {
      expect((await call('/contact', { method: 'POST' })).status).toBe(415);
    });
  });
});

describe('large and compressed bodies', () => {
  test.each([BODY_LIMIT_MIN + 1, 10 * megabyte])('When a body has %i bytes, then it is 413', (bytes) =>
    expectRefusal(413, 'a'.repeat(bytes)),
  );

  test('When a body is just within the limit, then it is read', async () => {
    const { status, body } = await postJson('/contact', { message: 'a'.repeat(BODY_LIMIT_MIN - 20) });
    expect(status).toBe(400);
    expect(body.error.code).toBe('INVALID');
  });

  test.each(['gzip', 'deflate', 'br', 'gzip, gzip', 'GZIP'])(
    'When a body says it is compressed (%s), then it is 415 and is never inflated',
    (encoding) =>
      expectRefusal(415, gzipSync(Buffer.alloc(60 * megabyte)), {
        ...JSON_TYPE,
        'Content-Encoding': encoding,
      }),
  );

  test('When a read carries a body, then the body is ignored', async () => {
    const { status } = await postJson('/blog/recent', {}, { method: 'DELETE' });
    expect(status).toBe(405);
  });
});

describe("behind Google's framework", () => {
  let at: string;
  beforeAll(async () => {
    at = await startBehindFramework();
  });

  function post(body: string | Buffer, headers: Record<string, string> = {}) {
    return rawRequest(at, {
      path: '/api/contact',
      method: 'POST',
      body,
      headers: { ...JSON_TYPE, ...headers },
    });
  }

  test('When a body is malformed, then the answer is ours and shows no stack', async () => {
    const { status, type, text } = await post('{"a":');
    expect({ status, type }).toEqual({ status: 400, type: 'application/json; charset=utf-8' });
    expect(text).not.toMatch(/SyntaxError|node_modules/);
  });

  test('When a body of unknown length grows too large, then it is 413', async () => {
    expect((await post('a'.repeat(BODY_LIMIT_MIN + 1), { 'Transfer-Encoding': 'chunked' })).status).toBe(413);
  });

  test('When a body of unknown length is small, then it is read', async () => {
    expect((await post('{"name":5}', { 'Transfer-Encoding': 'chunked' })).status).toBe(400);
  });

  test('When gigabytes hide in a small body, then memory does not grow with them', async () => {
    const bomb = gzipSync(Buffer.alloc(200 * megabyte));
    const before = process.memoryUsage().rss;
    for (let round = 0; round < 5; round += 1)
      expect((await post(bomb, { 'Content-Encoding': 'gzip' })).status).toBe(415);
    expect(process.memoryUsage().rss - before).toBeLessThan(150 * megabyte);
  });

  test('When a path outside the API or the headers of an event come with a body, then nobody parses it', async () => {
    const event = {
      'ce-id': '1',
      'ce-source': '//firestore.googleapis.com/projects/x',
      'ce-specversion': '1.0',
      'ce-type': 'google.cloud.firestore.document.v1.written',
    };
    for (const path of ['/', '/user', '/functions/projects/x/triggers/asia-south1-syncRoles-0'])
      for (const headers of [{}, event]) {
        const reply = await rawRequest(at, {
          path,
          method: 'POST',
          body: '{"a":',
          headers: { ...JSON_TYPE, ...headers },
        });
        expect({ status: reply.status, type: reply.type }, path).toEqual({
          status: 404,
          type: 'application/json; charset=utf-8',
        });
      }
  });

  test('When the address cannot be decoded, then it is not found and shows no stack', async () => {
    for (const path of ['/api/blog/%', '/api/blog/%E0%A4%A', '/api/%zz', '/%']) {
      const { status, type, text } = await rawRequest(at, { path });
      expect({ status, type }, path).toEqual({ status: 404, type: 'application/json; charset=utf-8' });
      expect(text, path).not.toContain('URIError');
    }
  });
});
