import { expect, test } from 'vitest';
import { HOSTILE_PARTS } from '../../../test-support/calls/hostile.ts';
import { uniqueId } from '../../../test-support/project/database.ts';
import { joinAs } from '../../../test-support/project/members.ts';
import { expectUnchanged } from '../../../test-support/project/unchanged.ts';
import { call, postJson, SUITE_URL } from '../../../test-support/servers/suite.ts';
import { putTargetImage } from '../../../test-support/works/engagement-targets.ts';
import { putBlog, putExhibition, putImage } from '../../../test-support/works/fixtures.ts';
import { routes } from '../../routes.ts';

test('When the body wants more than to be counted, then it is refused and nothing changes', async () => {
  const target = await putTargetImage();
  await expectUnchanged(async () => {
    for (const body of [{ likes: 999 }, { count: -1 }, { userId: 100000001 }, [], 'like', null])
      for (const kind of ['like', 'view']) {
        const { status } = await postJson(`/${target.likeableKind}/${kind}/${target.id}`, body);
        expect(status, JSON.stringify(body)).toBe(400);
      }
    const form = await call(`/${target.likeableKind}/like/${target.id}`, {
      method: 'POST',
      body: 'likes=999',
    });
    expect(form.status).toBe(415);
  });
  expect((await postJson(`/${target.likeableKind}/like/${target.id}`, {})).status).toBe(201);
});

test('When another site sends it through a visitor’s browser, then it is refused and nothing changes', async () => {
  const target = await putTargetImage();
  await expectUnchanged(async () => {
    for (const headers of [
      { Origin: 'https://evil.example' },
      { 'Sec-Fetch-Site': 'cross-site' },
      { Origin: 'null' },
    ] as Record<string, string>[])
      for (const kind of ['like', 'view']) {
        const { status } = await call(`/${target.likeableKind}/${kind}/${target.id}`, {
          method: 'POST',
          headers,
        });
        expect(status).toBe(403);
      }
  });
  const own = { 'Sec-Fetch-Site': 'same-origin' };
  expect((await call(`/${target.likeableKind}/like/${target.id}`, { method: 'POST', headers: own })).status).toBe(201);
});

test('When it is read, by GET and HEAD, again and again, then nothing is counted', async () => {
  const target = await putTargetImage();
  const { status, headers } = await call(`/${target.likeableKind}/like/${target.id}`);
  expect({ status, allow: headers.get('allow') }).toEqual({ status: 405, allow: 'POST, DELETE' });
  const reads = routes
    .map(({ endpoint }) => endpoint)
    .filter(({ method, auth }) => method === 'GET' && auth !== 'required')
    .map(({ path }) => path.replace(/:\w+/g, target.id));
  await expectUnchanged(async () => {
    for (const method of ['GET', 'GET', 'HEAD'])
      for (const path of reads) await (await fetch(`${SUITE_URL}/api${path}`, { method, redirect: 'manual' })).text();
  });
});

test('When it is not public, gone or no id, then it is 404, there is no engagement and no cookie, for its owner too', async () => {
  const owner = await joinAs({ isArtist: true });
  const byline = { userId: owner.userId, firstName: 'Mira', lastName: 'Pillai' };
  const hidden = [
    ...(['draft', 'submitted', 'rejected'] as const).map((status) => ({ status })),
    { privacyStatus: 'Private' as const },
  ];
  const paths: string[] = [];
  for (const fields of hidden) paths.push(`/image/KIND/${await putImage({ owner: byline, ...fields })}`);
  for (const status of ['draft', 'submitted', 'rejected'] as const)
    paths.push(`/blog/KIND/${(await putBlog({ creator: byline, status })).id}`);
  // An open exhibition makes no private image public.
  const privateId = paths[3]?.split('/').at(-1) ?? '';
  await putExhibition({ owner: byline, imageIds: [privateId] });
  for (const likeableKind of ['image', 'blog']) paths.push(`/${likeableKind}/KIND/${uniqueId('gone')}`);
  await expectUnchanged(async () => {
    for (const path of paths) {
      const engagement = await call(path.replace('KIND', 'engagement'), { token: owner.token });
      expect([404, 400], path).toContain(engagement.status);
      for (const kind of ['like', 'view'])
        for (const options of [{}, { token: owner.token }]) {
          const reply = await call(path.replace('KIND', kind), { method: 'POST', ...options });
          expect([404, 400], path).toContain(reply.status);
          expect(reply.headers.get('set-cookie')).toBeNull();
        }
    }
    for (const part of HOSTILE_PARTS)
      for (const path of [`/image/like/${part}`, `/blog/view/${part}`]) {
        const reply = await call(path, { method: 'POST' });
        expect([404, 400], path).toContain(reply.status);
        expect(reply.headers.get('set-cookie')).toBeNull();
      }
  });
});
