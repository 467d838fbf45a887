import { createHash } from 'node:crypto';
import { sampleAddress, sampleComment } from '@aperture-byline/contract/samples/stored-documents';
import { afterAll, expect, test } from 'vitest';
import { cleanUp, db, documentPath, put, uniqueId } from '../../../test-support/database.ts';
import { eventually } from '../../../test-support/eventually.ts';
import { putBlog, putImage } from '../../../test-support/fixtures.ts';
import { twoInstances } from '../../../test-support/instances.ts';
import { joinAs, type Member, removeMembers } from '../../../test-support/members.ts';
import { STUDIO_NOUNS } from '../../../test-support/studio.ts';
import { call, postJson, type Reply } from '../../../test-support/suite.ts';
import { dump } from '../../../test-support/unchanged.ts';
import { tally } from '../../../test-support/visitors.ts';

const RUNS = 12;
/** Milliseconds between the first write and the deletion grow by so much from run to run. */
const STEP = 4;
/** Milliseconds between one write and the next. */
const PAUSE = 2;

afterAll(async () => {
  await cleanUp();
  await removeMembers();
});

const pause = (time: number) => new Promise((resolve) => setTimeout(resolve, time));

type Write = (at: string) => Promise<Reply>;

/** Works of others, which stay. */
interface Stage {
  images: string[];
  stories: string[];
  other: Member;
}

async function putStage(): Promise<Stage> {
  const images: string[] = [];
  const stories: string[] = [];
  for (let index = 0; index < 3; index += 1) images.push(await putImage());
  for (let index = 0; index < 2; index += 1) stories.push((await putBlog()).id);
  for (const id of images) await put(`images/${id}/comments/foreign`, sampleComment());
  return { images, stories, other: await joinAs() };
}

/** What somebody may have under way who leaves, and what others write on their work. */
function writesOf(
  { token }: Member,
  { images, stories, other }: Stage,
  { marker, ownImage }: { marker: string; ownImage: string },
): Write[] {
  const post =
    (path: string, { by = token, body }: { by?: string; body?: object } = {}): Write =>
    (at) =>
      body ? postJson(path, body, { token: by, at }) : call(path, { method: 'POST', token: by, at });
  const { createdAt: _createdAt, ...address } = sampleAddress({ address: marker });
  const onImage = (imageId: string, index: number): Write[] => [
    post(`/image/like/${imageId}`),
    post('/image/comment', { body: { imageId, comment: `Words ${index}` } }),
    post(`/image/view/${imageId}`),
    post(`/image/comment/${imageId}/foreign/report`, { body: { reason: marker } }),
    post('/image/comment', { by: other.token, body: { imageId: ownImage, comment: `Words ${index}` } }),
  ];
  const onStory = (blogId: string, index: number): Write[] => [
    post(`/blog/like/${blogId}`),
    post('/blog/comment', { body: { blogId, comment: `Words ${index}` } }),
    post(`/blog/view/${blogId}`),
    post(`/blog/bookmark/${blogId}`),
  ];
  return [
    ...images.flatMap(onImage),
    ...stories.flatMap(onStory),
    ...STUDIO_NOUNS.map((noun) => post(`/studio/${noun}`, { body: { title: marker } })),
    post('/product/address', { body: address }),
    post(`/image/like/${ownImage}`, { by: other.token }),
  ];
}

test('When an account is deleted while its writes are under way at two instances, then nothing of it stays', async () => {
  const [instances, stage] = [await twoInstances(), await putStage()];
  const replies: Reply[] = [];
  const leavers: { path: string; traces: string[] }[] = [];
  for (let run = 0; run < RUNS; run += 1) {
    const marker = uniqueId('marker');
    const names = { firstName: `First-${marker}`, lastName: `Last-${marker}` };
    const leaver = await joinAs({ isArtist: true, ...names });
    const ownImage = await putImage({ owner: { userId: leaver.userId, ...names } });
    const deleting = pause(run * STEP).then(() =>
      call('/user', { method: 'DELETE', token: leaver.token, at: instances[0] }),
    );
    const writing: Promise<Reply>[] = [];
    for (const [index, write] of writesOf(leaver, stage, { marker, ownImage }).entries()) {
      writing.push(write(instances[index % 2] ?? ''));
      await pause(PAUSE);
    }
    replies.push(...(await Promise.all(writing)));
    expect((await deleting).status).toBe(200);
    const id = createHash('sha256').update(leaver.uid).digest('hex');
    leavers.push({
      path: `deletions/${id}`,
      traces: [marker, leaver.uid, leaver.email, String(leaver.userId), ownImage],
    });
  }
  for (const { path } of leavers)
    await eventually('the erasure is finished', async () => (await db.doc(path).get()).get('finishedAt'));
  // Before the deletion and after it: signed out, or without a record by then.
  const answers = tally(replies);
  expect(answers[201]).toBeGreaterThan(0);
  expect((answers[401] ?? 0) + (answers[403] ?? 0)).toBeGreaterThan(0);
  const { documents, files, accounts } = await dump();
  const traces = leavers.flatMap((leaver) => leaver.traces);
  const namesSomebody = (text: string) => traces.some((trace) => text.includes(trace));
  const namesOf = (all: typeof documents) =>
    Object.entries(all)
      .filter(([, document]) => namesSomebody(document))
      .map(([name]) => documentPath(name));
  const isListing = (name: string) => name.startsWith('listings/');
  expect(namesOf(documents).filter((name) => !isListing(name))).toEqual([]);
  expect([...files, ...accounts.map((account) => JSON.stringify(account))].filter(namesSomebody)).toEqual([]);
  // Their triggers take works off them.
  await eventually('the listings forget the works', async () => {
    return namesOf((await dump()).documents).length === 0;
  });
});
