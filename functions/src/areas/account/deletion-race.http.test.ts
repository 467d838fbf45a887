import { sampleAddress, sampleComment } from '@aperture-byline/contract/samples/stored-documents';
import { WORK_KIND_NAMES } from '@aperture-byline/contract/work/work-kinds';
import { expect, test } from 'vitest';
import { inParallel, tally } from '../../../test-support/calls/visitors.ts';
import { type OrderedLineBody, putPrint, toOrderBody } from '../../../test-support/orders/orders.ts';
import { documentPath, put, uniqueId } from '../../../test-support/project/database.ts';
import { eventually } from '../../../test-support/project/eventually.ts';
import { joinAs, type Member } from '../../../test-support/project/members.ts';
import { dump } from '../../../test-support/project/unchanged.ts';
import { twoInstances } from '../../../test-support/servers/instances.ts';
import { call, postJson, type Reply } from '../../../test-support/servers/suite.ts';
import { putBlog, putImage } from '../../../test-support/works/fixtures.ts';
import { completeFields, createDraft, putOwnImage } from '../../../test-support/works/studio.ts';
import { buildDeletionId } from '../../data/core/deletions.ts';
import { eraseAccount } from './erase-account.ts';

const RUNS = 12;
/** So many runs at once: most of a run is waiting for locks. */
const LANES = 4;
/** Milliseconds between the first write and the deletion grow by so much from run to run. */
const STEP = 4;
/** Milliseconds between one write and the next. */
const PAUSE = 2;

const pause = (time: number) => new Promise((resolve) => setTimeout(resolve, time));

type Write = (at: string) => Promise<Reply>;

/** Works of others, which stay. */
interface Stage {
  images: string[];
  stories: string[];
  print: OrderedLineBody;
  other: Member;
}

async function putStage(): Promise<Stage> {
  const images: string[] = [];
  const stories: string[] = [];
  for (let index = 0; index < 3; index += 1) images.push(await putImage());
  for (let index = 0; index < 2; index += 1) stories.push((await putBlog()).id);
  for (const id of images) await put(`images/${id}/comments/foreign`, sampleComment());
  const other = await joinAs();
  return { images, stories, print: await putPrint(other), other };
}

/** A photographer who leaves, and a reader who does. */
interface Leavers {
  marker: string;
  artist: Member;
  reader: Member;
  /** Public. */
  ownImage: string;
  draftImages: [string, string, string];
  /** Each can be submitted. */
  drafts: { path: string; id: string; version: number }[];
  addressId: string;
}

async function joinToLeave(): Promise<Leavers> {
  const marker = uniqueId('marker');
  const names = { firstName: `First-${marker}`, lastName: `Last-${marker}` };
  const artist = await joinAs({ isArtist: true, ...names });
  const ownImage = await putImage({ owner: { userId: artist.userId, ...names } });
  const [first, second, alone] = [await putOwnImage(artist), await putOwnImage(artist), await putOwnImage(artist)];
  const drafts: Leavers['drafts'] = [];
  for (const workKind of WORK_KIND_NAMES) {
    const { id, version } = await createDraft(workKind, artist, completeFields(workKind, [first, second]));
    drafts.push({ path: `/studio/${workKind}/${id}`, id, version });
  }
  const addressId = uniqueId('address');
  await put(`users/${artist.userId}/addresses/${addressId}`, sampleAddress({ address: marker }));
  const people = { artist, reader: await joinAs(names) };
  return { marker, ...people, ownImage, draftImages: [first, second, alone], drafts, addressId };
}

/** Asks for the deletion and does what its trigger would do: those of this process run later. */
async function deleteAccount({ token, uid }: Member, at: string): Promise<number> {
  const { status } = await call('/user', { method: 'DELETE', token, at });
  await eraseAccount(buildDeletionId(uid));
  return status;
}

/** Builds the writes that people may have under way while they leave, and those of others on their works. */
function writesOf(
  { marker, artist: { token }, reader, ownImage, draftImages, drafts, addressId }: Leavers,
  { images, stories, print, other }: Stage,
): Write[] {
  const post =
    (path: string, { by = token, body }: { by?: string; body?: object } = {}): Write =>
    (at) =>
      body ? postJson(path, body, { token: by, at }) : call(path, { method: 'POST', token: by, at });
  const change =
    (path: string, body: object): Write =>
    (at) =>
      postJson(path, body, { method: 'PUT', token, at });
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
    ...WORK_KIND_NAMES.map((workKind) => post(`/studio/${workKind}`, { body: { title: marker } })),
    ...drafts.map(({ path, version }) => post(`${path}/submit`, { body: { version } })),
    post('/studio/image/submit', { body: { ids: [draftImages[2]] } }),
    post('/user/admin-access', { by: reader.token, body: {} }),
    change('/user/user-info', { subtitle: marker }),
    change('/user/settings', { orderProgressMails: false }),
    post('/product/address', { body: address }),
    post('/product/order', { body: toOrderBody({ addressId }, [print]) }),
    post(`/image/like/${ownImage}`, { by: other.token }),
  ];
}

test('When accounts are deleted while their writes are under way at two instances, then nothing of them stays', async () => {
  const instances = await twoInstances();
  const replies: Reply[] = [];
  const traces: string[] = [];
  const runOnce = async (run: number, stage: Stage) => {
    const leavers = await joinToLeave();
    const { marker, artist, reader, ownImage, draftImages, drafts } = leavers;
    const deleting = pause(run * STEP).then(() =>
      Promise.all([deleteAccount(artist, instances[0]), deleteAccount(reader, instances[1])]),
    );
    const writes = writesOf(leavers, stage);
    // Each run begins with another one, so that every write meets the deletion.
    const begin = Math.floor((run * writes.length) / RUNS);
    const writing: Promise<Reply>[] = [];
    for (const [index, write] of [...writes.slice(begin), ...writes.slice(0, begin)].entries()) {
      writing.push(write(instances[index % 2] ?? ''));
      await pause(PAUSE);
    }
    replies.push(...(await Promise.all(writing)));
    expect(await deleting).toEqual([200, 200]);
    const people = [artist, reader].flatMap(({ uid, email, userId }) => [uid, email, String(userId)]);
    traces.push(marker, ...people, ownImage, ...draftImages, ...drafts.map(({ id }) => id));
  };
  await inParallel(LANES, LANES, async (lane) => {
    // Runs at once do not wait for each other's locks.
    const stage = await putStage();
    for (let run = lane; run < RUNS; run += LANES) await runOnce(run, stage);
  });
  // Before the deletion and after it: signed out, or without a record by then.
  const answers = tally(replies);
  expect(answers[201]).toBeGreaterThan(0);
  expect((answers[401] ?? 0) + (answers[403] ?? 0)).toBeGreaterThan(0);
  const { documents, files, accounts } = await dump();
  const namesSomebody = (text: string) => traces.some((trace) => text.includes(trace));
  const namesOf = (all: typeof documents) =>
    Object.entries(all)
      .filter(([, document]) => namesSomebody(document))
      .map(([name]) => documentPath(name));
  const isListing = (name: string) => /^(?:listings|searchIndex)\//.test(name);
  expect(namesOf(documents).filter((name) => !isListing(name))).toEqual([]);
  expect([...files, ...accounts.map((account) => JSON.stringify(account))].filter(namesSomebody)).toEqual([]);
  // Their triggers take works off them.
  await eventually('the listings forget the works', async () => {
    return namesOf((await dump()).documents).length === 0;
  });
});
