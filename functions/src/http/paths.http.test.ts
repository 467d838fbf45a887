import type { Endpoint } from '@aperture-byline/contract/endpoints/endpoint';
import { beforeAll, describe, expect, test } from 'vitest';
import { UNREADABLE_PARTS } from '../../test-support/calls/hostile.ts';
import { expectUnchanged } from '../../test-support/project/unchanged.ts';
import { rawRequest, startApp } from '../../test-support/servers/local-app.ts';
import { call, SUITE_URL } from '../../test-support/servers/suite.ts';
import { routes } from '../routes.ts';

let at: string;
beforeAll(async () => {
  at = await startApp();
});

const endpoints = routes.map(({ endpoint }) => endpoint);
const paths = [...new Set(endpoints.map(({ path }) => path))];
const reads = endpoints.filter(({ method }) => method === 'GET');

function matches({ path }: Endpoint, address: string): boolean {
  return new RegExp(`^${path.replace(/:\w+/g, '[^/]+')}$`).test(address);
}

describe('methods', () => {
  test('When a path is called with another method, then it is 405 with what it takes, and nothing changes', async () => {
    await expectUnchanged(async () => {
      for (const path of paths)
        for (const method of ['GET', 'POST', 'PUT', 'DELETE', 'PATCH', 'OPTIONS']) {
          const address = path.replace(/:\w+/g, 'some-id');
          // `/blog/comment` is the place of a slug too.
          const taken = endpoints.filter((endpoint) => matches(endpoint, address)).map((one) => one.method);
          if (taken.includes(method as Endpoint['method'])) continue;
          const { status, headers } = await call(address, { method });
          expect(status, `${method} ${path}`).toBe(405);
          const allowed = headers.get('allow')?.split(', ');
          expect(allowed, path).toEqual(expect.arrayContaining(taken));
        }
    });
  });

  test('When a header asks for another method, then it is ignored', async () => {
    await expectUnchanged(async () => {
      for (const name of ['X-HTTP-Method-Override', 'X-HTTP-Method', 'X-Method-Override']) {
        const { status } = await call('/blog/recent', { headers: { [name]: 'DELETE' } });
        expect(status).toBe(200);
      }
    });
  });

  test('When only the head is asked for, then it comes without a body', async () => {
    const { status, text } = await call('/blog/recent', { method: 'HEAD' });
    expect({ status, text }).toEqual({ status: 200, text: '' });
  });

  test('When a request is traced, then it is refused', async () => {
    expect((await rawRequest(SUITE_URL, { path: '/api/blog', method: 'TRACE' })).status).toBe(405);
  });
});

describe('addresses that nothing answers', () => {
  test.each(['/nope', '/blog/a/b', '/BLOG', '/blog/', '//blog', '/blog//recent', '/Product', '/bl%6fg%2f'])(
    'When %s is called, then it is 404 and may not be cached',
    async (path) => {
      const { status, body, headers } = await call(path);
      expect(status).toBe(404);
      expect(body.error.code).toBe('NOT_FOUND');
      expect(headers.get('cache-control')).toBe('no-store');
    },
  );

  test('When a part of a path cannot be read, then it is 400, 401, 404 or nothing, and never an error of ours', async () => {
    await expectUnchanged(async () => {
      for (const { path, auth } of reads.filter((one) => one.path.includes(':')))
        for (const part of UNREADABLE_PARTS) {
          const { status, text, headers } = await rawRequest(at, {
            path: `/api${path.replace(/:\w+/, part)}`,
          });
          // A broken link of a mail leads to the page that says so.
          if (path === '/subscription/:token/unsubscribe' && status === 302) {
            expect(headers.location).toMatch(/^\/subscription\/[\w%.-]+$/);
            continue;
          }
          const expected = auth === 'required' ? [400, 401, 404] : [200, 400, 404];
          expect(expected, `${path} ${part}: ${text}`).toContain(status);
          if (status === 200) expect(JSON.parse(text).data, `${path} ${part}`).toEqual([]);
        }
    });
  });

  test('When a part of a path to write to cannot be read, then it is refused, and never an error of ours', async () => {
    const writes = endpoints.filter(({ method, path }) => method !== 'GET' && path.includes(':'));
    expect(writes.length).toBeGreaterThan(5);
    await expectUnchanged(async () => {
      for (const { method, path } of writes)
        for (const part of UNREADABLE_PARTS) {
          const address = `/api${path.replace(/:\w+/, part)}`;
          const { status, text } = await rawRequest(at, { path: address, method });
          expect([400, 401, 404, 415], `${method} ${path} ${part}: ${text}`).toContain(status);
        }
    });
  });
});
