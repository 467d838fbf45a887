import type { StoredExhibition } from '@aperture-byline/contract/exhibition/stored';
import type { ExhibitionDetail } from '@aperture-byline/contract/exhibition/wire';
import type { ExhibitionImage, StudioImagePage } from '@aperture-byline/contract/image/wire';
import { inDays } from '@aperture-byline/contract/samples/stored-documents';
import { SECOND } from '@aperture-byline/contract/shared/durations';
import type { WorkKind } from '@aperture-byline/contract/work/work-kinds';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { outlastServing } from '../../../test-support/pictures/outlast-serving.ts';
import { putUploaded } from '../../../test-support/pictures/uploaded-images.ts';
import { db, uniqueId } from '../../../test-support/project/database.ts';
import { eventually } from '../../../test-support/project/eventually.ts';
import { call, get, postJson, SUITE_URL } from '../../../test-support/servers/suite.ts';
import { runTriggers } from '../../../test-support/triggers/run-triggers.ts';
import { runAllTriggers } from '../../../test-support/works/followers.ts';
import {
  completeFields,
  createDraft,
  decide,
  joinReviewPeople,
  putOwnImage,
  readWork,
  send,
  workOf,
} from '../../../test-support/works/studio.ts';
import { openExhibitions, syncAllOpenings } from './open-images.ts';

const opening = Math.ceil(Date.now() / SECOND) * SECOND + 30 * 60 * SECOND;

const { artist, admin } = joinReviewPeople();
afterEach(() => vi.useRealTimers());

const at = (now: number) => vi.useFakeTimers({ toFake: ['Date'], now });

/** In the gallery by itself for days. */
async function putPublic(title: string): Promise<string> {
  const id = await putUploaded(artist, { title });
  await db.doc(`images/${id}`).update({ status: 'approved', publishedAt: inDays(-9) });
  expect(await statusOf(fileOf(id))).toBe(200);
  return id;
}

const storedImage = async (id: string) => (await db.doc(`images/${id}`).get()).data() ?? {};
const statusOf = async (path: string) => (await fetch(new URL(path, SUITE_URL), { redirect: 'manual' })).status;
const fileOf = (id: string) => `/photos/${id}/160.jpeg`;
const room = (id: string) => get<ExhibitionImage[]>(`/exhibition/images/${id}`);
const approve = async (reviewId: string) => expect((await decide(reviewId, 'approve', admin)).status).toBe(200);

async function submit(workKind: WorkKind, ids: [string, ...string[]], fields: object = {}): Promise<string> {
  const { id, version } = await createDraft(workKind, artist, {
    ...completeFields(workKind, ids),
    ...fields,
  });
  workOf(await send('POST', `/studio/${workKind}/${id}/submit`, artist, { version }));
  return id;
}

/** An approved exhibition that opens in half an hour: its images, the first two of them its banner and its teaser. */
async function approveUpcoming({ isByHand = false } = {}): Promise<{
  id: string;
  title: string;
  shown: string[];
  withheld: string[];
}> {
  const title = uniqueId('Saltpan');
  const shown = [
    await putUploaded(artist, { title: `${title} one` }),
    await putUploaded(artist, { title: `${title} two` }),
  ];
  const withheld = [
    await putUploaded(artist, { title: `${title} three` }),
    await putUploaded(artist, { title: `${title} four` }),
  ];
  const [banner = '', teaser = ''] = shown;
  const id = await submit('exhibition', [banner, teaser, ...withheld], {
    title,
    teaserImageIds: [teaser],
    startDate: new Date(opening).toISOString(),
    endDate: inDays(5).toISOString(),
  });
  if (isByHand) await db.doc(`exhibitions/${id}`).update({ status: 'approved' });
  else await approve(`exhibition-${id}`);
  await eventually('what stands for it is public', async () =>
    (await Promise.all(shown.map((one) => statusOf(fileOf(one))))).every((status) => status === 200),
  );
  return { id, title, shown, withheld };
}

async function expectHidden(id: string): Promise<void> {
  for (const path of [fileOf(id), `/api/image/${id}`, `/api/image/details/${id}`])
    expect(await statusOf(path), path).toBe(404);
}

/** Whatever lists photographs for everybody. */
async function readLists(title: string): Promise<string> {
  const paths = [
    '/api/image/list?page=1',
    `/api/image/list?userId=${artist.userId}&page=1`,
    `/api/search?q=${title}`,
    `/search?q=${title}`,
    '/gallery',
    '/gallery/feed.xml',
    '/sitemaps/gallery-1.xml',
    `/profile/${artist.userId}`,
    '/exhibitions',
    '/',
  ];
  const texts = await Promise.all(paths.map(async (path) => (await fetch(`${SUITE_URL}${path}`)).text()));
  return texts.join('\n');
}

describe('an exhibition that opens later', () => {
  test('When it is approved, then banner and teaser are public, and nothing tells of its other photographs before the second of its opening', async () => {
    const { id, title, shown, withheld } = await approveUpcoming();
    for (const one of withheld)
      expect(await storedImage(one)).toMatchObject({
        status: 'approved',
        embargoedBy: id,
        publishedAt: null,
      });
    await eventually(
      'it counts what will hang there',
      async () => (await get<ExhibitionDetail>(`/exhibition/${id}`)).image_count === 4,
    );
    await eventually('lists have its teaser', async () => (await readLists(title)).includes(shown[1] ?? ''));

    at(opening - SECOND);
    const lists = await readLists(title);
    const page = await (await fetch(`${SUITE_URL}/exhibition/${id}`)).text();
    for (const one of withheld) {
      await expectHidden(one);
      expect(lists).not.toContain(one);
      expect(page).not.toContain(one);
    }
    expect(await room(id)).toEqual([]);
    expect((await get<ExhibitionDetail>(`/exhibition/${id}`)).teaser.map(({ image_id }) => image_id)).toEqual(
      shown.slice(1),
    );
    expect(await openExhibitions()).toBe(0);

    at(opening);
    const hung = await room(id);
    expect(hung.map(({ image_id }) => image_id)).toEqual([...shown, ...withheld]);
    for (const { image_id, file_path } of hung) {
      expect(file_path).toContain(`/photos/${image_id}/`);
      for (const path of [file_path, `/api/image/details/${image_id}`, `/api/image/${image_id}/works`])
        expect(await statusOf(path), path).toBe(200);
      expect(await statusOf(`/exhibition?image=${image_id}`)).toBe(200);
    }

    expect(await openExhibitions()).toBe(2);
    expect(await openExhibitions()).toBe(0);
    for (const one of withheld) {
      expect(await storedImage(one)).toMatchObject({ embargoedBy: null });
      expect(await statusOf(fileOf(one))).toBe(200);
      expect(await statusOf(`/api/image/details/${one}`)).toBe(200);
      expect((await storedImage(one)).publishedAt.toMillis()).toBe(
        opening - hung.findIndex(({ image_id }) => image_id === one),
      );
    }
    vi.useRealTimers();
    await eventually('lists have all of it', async () => {
      const now = await readLists(title);
      return withheld.every((one) => now.includes(one));
    });
  });

  test('When it is approved in the console, then the same photographs wait', async () => {
    const { id, withheld } = await approveUpcoming({ isByHand: true });
    for (const one of withheld) {
      await eventually('it waits', async () => (await storedImage(one)).embargoedBy === id);
      await expectHidden(one);
    }
  });

  test('When its artist looks at the library, then it says which photographs open with it, and shows them', async () => {
    const { withheld, shown } = await approveUpcoming();
    const ids = [...shown, ...withheld];
    const { data } = await get<StudioImagePage>(`/studio/image?ids=${ids.join()}`, artist);
    expect(data.map(({ isWaitingForOpening }) => isWaitingForOpening)).toEqual([false, false, true, true]);
    for (const { picture } of data)
      expect(await statusOf(picture.src.replace('{width}', '160').replace('{format}', 'jpeg'))).toBe(200);
  });

  test('When its teaser shows another one, or a story does, then that one is public before', async () => {
    const { id, withheld } = await approveUpcoming();
    const [third = '', fourth = ''] = withheld;
    const { version } = await readWork('exhibition', artist, { id });
    const changed = workOf(await send('PUT', `/studio/exhibition/${id}`, artist, { version, teaserImageIds: [third] }));
    workOf(await send('POST', `/studio/exhibition/${id}/submit`, artist, { version: changed.version }));
    await approve(`revision-exhibition-${id}`);
    expect(await statusOf(fileOf(third))).toBe(200);
    await expectHidden(fourth);
    await approve(`blog-${await submit('blog', [fourth])}`);
    expect(await statusOf(fileOf(fourth))).toBe(200);
    expect(await storedImage(fourth)).toMatchObject({ embargoedBy: null, publishedAt: expect.anything() });
  });

  test('When one of them was made private, then the opening does not publish it', async () => {
    const { withheld } = await approveUpcoming();
    const [third = '', fourth = ''] = withheld;
    await postJson(
      '/studio/image',
      { ids: [third], changes: { privacyStatus: 'Private' } },
      { method: 'PUT', token: artist.token },
    );
    at(opening);
    await openExhibitions();
    await expectHidden(third);
    expect(await statusOf(fileOf(fourth))).toBe(200);
  });

  test('When it is withdrawn, or shows one of them no more, then that one is a draft again, and nothing is published', async () => {
    const first = await approveUpcoming();
    await withdraw(first.id);
    at(opening);
    for (const one of first.withheld) await expectHidden(one);
    vi.useRealTimers();
    for (const one of first.withheld)
      await eventually('it is a draft', async () => {
        const { status, embargoedBy } = await storedImage(one);
        return status === 'draft' && embargoedBy === null;
      });

    const second = await approveUpcoming();
    const [third = '', fourth = ''] = second.withheld;
    await db.doc(`exhibitions/${second.id}`).update({ imageIds: [...second.shown, third] });
    await eventually('it is a draft', async () => (await storedImage(fourth)).status === 'draft');
    expect(await storedImage(third)).toMatchObject({ status: 'approved', embargoedBy: second.id });
    await expectHidden(fourth);
  });

  test('When it is deleted and restored in the console before it opens, then it opens with its photographs', async () => {
    const { id, withheld } = await approveUpcoming();
    const document = db.doc(`exhibitions/${id}`);
    const stored = (await document.get()).data() ?? {};
    await document.delete();
    await runTriggers();
    for (const one of withheld) await expectHidden(one);
    await document.set(stored);
    await runTriggers();
    for (const one of withheld) await expectHidden(one);
    at(opening);
    for (const one of withheld) expect(await statusOf(fileOf(one))).toBe(200);
    await openExhibitions();
    for (const one of withheld) expect(await storedImage(one)).toMatchObject({ status: 'approved', embargoedBy: null });
  });

  test('When the schedule of every minute missed an opening, then the one of every day finds it', async () => {
    const { id, withheld } = await approveUpcoming();
    at(opening + 30 * 60 * 60 * SECOND);
    expect(await openExhibitions()).toBe(0);
    expect(await syncAllOpenings()).toBeGreaterThanOrEqual(2);
    for (const one of withheld) expect(await statusOf(fileOf(one))).toBe(200);
    // One that is gone, with nothing left that could open.
    vi.useRealTimers();
    const lost = await putOwnImage(artist, { status: 'approved', embargoedBy: uniqueId('gone') });
    await syncAllOpenings();
    expect(await storedImage(lost)).toMatchObject({ status: 'draft', embargoedBy: null });
    expect((await call(`/exhibition/${id}`)).status).toBe(200);
  });
});

/** Submits an exhibition of these photographs with a public banner, and approves it. */
async function hang(ids: readonly string[], fields: object = {}): Promise<string> {
  const id = await submit('exhibition', [await putPublic(uniqueId('Banner')), ...ids], {
    startDate: new Date(opening).toISOString(),
    endDate: inDays(5).toISOString(),
    ...fields,
  });
  await approve(`exhibition-${id}`);
  return id;
}

async function withdraw(id: string): Promise<void> {
  const { version } = await readWork('exhibition', artist, { id });
  workOf(await send('POST', `/studio/exhibition/${id}/withdraw`, artist, { version }));
}

describe('photographs that are in the gallery before', () => {
  test('When they hang in an exhibition that opens later, then they leave the gallery until then, and are no news', async () => {
    const known = await putPublic(uniqueId('Known'));
    const { publishedAt } = await storedImage(known);
    const id = await hang([known]);
    expect(await storedImage(known)).toMatchObject({ status: 'approved', embargoedBy: id });
    outlastServing();
    await expectHidden(known);
    at(opening);
    expect((await room(id)).map(({ image_id }) => image_id)).toContain(known);
    await openExhibitions();
    expect(await statusOf(fileOf(known))).toBe(200);
    expect(await storedImage(known)).toMatchObject({ embargoedBy: null, publishedAt });
  });

  test('When another public work shows them, or their photographer leaves them there, then they stay', async () => {
    const [hidden, kept] = [await putPublic(uniqueId('Told')), await putPublic(uniqueId('Kept'))];
    await approve(`blog-${await submit('blog', [hidden])}`);
    const fresh = await putUploaded(artist);
    await hang([hidden]);
    await hang([kept, fresh], { keepsPublicImages: true });
    for (const one of [hidden, kept]) expect(await statusOf(fileOf(one))).toBe(200);
    await expectHidden(fresh);
  });

  test('When their photographer changes that, or withdraws the exhibition, then they are in the gallery again', async () => {
    const [first, second] = [await putPublic(uniqueId('First')), await putPublic(uniqueId('Second'))];
    const [changed, withdrawn] = [await hang([first]), await hang([second])];
    await withdraw(withdrawn);
    const { version } = await readWork('exhibition', artist, { id: changed });
    const change = { version, keepsPublicImages: true };
    const saved = workOf(await send('PUT', `/studio/exhibition/${changed}`, artist, change));
    workOf(await send('POST', `/studio/exhibition/${changed}/submit`, artist, { version: saved.version }));
    await approve(`revision-exhibition-${changed}`);
    expect(await statusOf(fileOf(first))).toBe(200);
    await eventually('it is public', async () => (await statusOf(fileOf(second))) === 200);
    expect(await storedImage(second)).toMatchObject({ status: 'approved', embargoedBy: null });
  });
});

test('When photographs hang in several exhibitions, then the first to open shows them; where it is withdrawn, they wait for another', async () => {
  const [one, other] = [await putUploaded(artist), await putPublic(uniqueId('Other'))];
  const later = await hang([one, other], { startDate: inDays(2).toISOString() });
  await runAllTriggers();
  const [sooner, withdrawn] = [await hang([one]), await hang([other])];
  await hang([one], { startDate: inDays(3).toISOString() });
  expect(await storedImage(one)).toMatchObject({ embargoedBy: sooner });
  // What approved them has its triggers behind it: they look up the openings again.
  await runAllTriggers();
  expect(await storedImage(other)).toMatchObject({ embargoedBy: withdrawn });
  const countsAllBut = async (...others: string[]) => {
    const { image_count } = await get<ExhibitionDetail>(`/exhibition/${later}`);
    const { imageIds } = (await db.doc(`exhibitions/${later}`).get()).data() as StoredExhibition;
    return image_count === imageIds.filter((id) => !others.includes(id)).length;
  };
  await eventually('it counts nothing that opens with another', () => countsAllBut(one, other));
  await withdraw(withdrawn);
  await eventually('it waits for the other', async () => {
    const { embargoedBy, status } = await storedImage(other);
    return embargoedBy === later && status === 'approved';
  });
  await eventually('it counts what waits for it', () => countsAllBut(one));
  // In the console the later one is moved to open first, and back.
  const moved = db.doc(`exhibitions/${later}`);
  const { startDate } = (await moved.get()).data() ?? {};
  await moved.update({ startDate: new Date(opening - 60 * SECOND) });
  await runTriggers();
  expect(await storedImage(one)).toMatchObject({ embargoedBy: later });
  await moved.update({ startDate });
  await runTriggers();
  expect(await storedImage(one)).toMatchObject({ embargoedBy: sooner });
  expect(await storedImage(other)).toMatchObject({ embargoedBy: later });
  at(opening);
  expect((await room(sooner)).map(({ image_id }) => image_id)).toContain(one);
  await openExhibitions();
  expect(await statusOf(fileOf(one))).toBe(200);
  await expectHidden(other);
});
