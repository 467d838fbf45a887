import type { StoredImage } from '@aperture-byline/contract/image/stored';
import { studioImageMessages } from '@aperture-byline/contract/image/studio-image-messages';
import { IMAGE_TEXT_MAX, type ImageWordsOutcome, type StudioImage } from '@aperture-byline/contract/image/wire';
import { samplePicture } from '@aperture-byline/contract/samples/stored-documents';
import { messages } from '@aperture-byline/contract/shared/messages';
import { expect, test } from 'vitest';
import { db } from '../../../test-support/project/database.ts';
import { joinForTests } from '../../../test-support/project/members.ts';
import { expectUnchanged } from '../../../test-support/project/unchanged.ts';
import { postJson } from '../../../test-support/servers/suite.ts';
import { idsOn, listLibrary, putLibraryImage, storedImage } from '../../../test-support/works/studio-images.ts';

const { artist, stranger, reader } = joinForTests({
  artist: { isArtist: true },
  stranger: { isArtist: true },
  reader: {},
});

const putOwn = (fields: Partial<StoredImage> = {}, owner = artist) => putLibraryImage(owner, fields);
const save = (rows: unknown, { token }: { token?: string } = artist) =>
  postJson('/studio/image/words', { rows }, { method: 'PUT', ...(token !== undefined && { token }) });

/** The images as the table reads them, in this order. */
async function readNamed(ids: readonly string[]): Promise<StudioImage[]> {
  const { data, next } = await listLibrary(artist, `?ids=${ids.join()}`);
  expect(next).toBeNull();
  return data;
}

async function readVersion(id: string): Promise<string> {
  return (await db.doc(`images/${id}`).get()).get('updatedAt').toDate().toISOString();
}

/** A row that was typed over the image as it is now. */
const buildRow = async (id: string, words: object) => ({ id, updatedAt: await readVersion(id), ...words });

test('When nobody, a reader or a stranger saves words, then it is 401, 403 or not found, and nothing changes', async () => {
  const id = await putOwn({ title: 'Mine' });
  const rows = [await buildRow(id, { title: 'Theirs' })];
  await expectUnchanged(async () => {
    expect((await save(rows, {})).status).toBe(401);
    expect((await save(rows, reader)).status).toBe(403);
    const { status, body } = await save(rows, stranger);
    expect({ status, data: body.data }).toEqual({ status: 200, data: [{ id, state: 'notFound' }] });
  });
  expect(idsOn(await listLibrary(stranger, `?ids=${id}`))).toEqual([]);
});

test('When a batch has rows of every kind, then each has its own outcome, the good ones are stored, and a repeated call changes nothing', async () => {
  const [first, second, stale, otherStale, refused, waiting] = [
    await putOwn({ title: '', hash: 'seven', tags: ['kept'] }),
    await putOwn({ title: 'As the file says', privacyStatus: 'Public' }),
    await putOwn({ title: 'Stale' }),
    await putOwn({ title: 'Stale too', picture: samplePicture('x', { alt: 'Before' }) }),
    await putOwn({ title: 'Refused' }),
    await putOwn({ title: 'Waiting', status: 'submitted' }),
  ];
  const theirs = await putOwn({ title: 'Theirs' }, stranger);
  const rows = [
    await buildRow(first, { title: 'Fog', alt: 'A boat in fog' }),
    await buildRow(theirs, { title: 'Mine now' }),
    await buildRow(stale, { title: 'Typed before' }),
    await buildRow(refused, {
      title: 'x'.repeat(IMAGE_TEXT_MAX.title + 1),
      alt: 'Good',
      tags: ['sea', 'Sea'],
    }),
    await buildRow(waiting, { title: 'Unseen' }),
    { id: 'nothing', updatedAt: await readVersion(first), title: 'x' },
    { id: 'no/such', updatedAt: await readVersion(first), title: 'x' },
    await buildRow(otherStale, { alt: 'Typed before' }),
    await buildRow(second, { title: 'Rain', alt: 'Rain on a quay', tags: ['rain', 'quay'] }),
  ];
  const later = new Date(Date.now() + 1000);
  for (const id of [stale, otherStale])
    await db.doc(`images/${id}`).update({ title: 'Of another window', updatedAt: later });

  const { status, body } = await save(rows);
  expect(status).toBe(200);
  const outcomes: ImageWordsOutcome[] = body.data;
  expect(outcomes).toMatchObject([
    { id: first, state: 'saved', image: { title: 'Fog', alt: 'A boat in fog', tags: ['kept'] } },
    { id: theirs, state: 'notFound' },
    { id: stale, state: 'stale', image: { title: 'Of another window', updatedAt: later.toISOString() } },
    {
      id: refused,
      state: 'refused',
      image: { title: 'Refused' },
      problems: { title: messages.tooLong, tags: studioImageMessages.tagTwice },
    },
    { id: waiting, state: 'refused', problems: { status: studioImageMessages.isSubmitted } },
    { id: 'nothing', state: 'notFound' },
    { id: 'no/such', state: 'notFound' },
    { id: otherStale, state: 'stale', image: { title: 'Of another window', alt: 'Before' } },
    { id: second, state: 'saved', image: { title: 'Rain', tags: ['rain', 'quay'] } },
  ]);
  expect(outcomes[1]).toEqual({ id: theirs, state: 'notFound' });
  expect(await storedImage(first)).toMatchObject({ title: 'Fog', hash: 'seven', picture: { width: 2400 } });
  expect(await readNamed([second, stale, theirs, first, refused, waiting, otherStale])).toMatchObject([
    { title: 'Rain', alt: 'Rain on a quay', tags: ['rain', 'quay'], privacyStatus: 'Public' },
    { title: 'Of another window', tags: [] },
    { title: 'Fog', alt: 'A boat in fog', tags: ['kept'], status: 'draft' },
    { title: 'Refused' },
    { title: 'Waiting', status: 'submitted' },
    { title: 'Of another window', alt: 'Before' },
  ]);
  expect((await storedImage(theirs)).title).toBe('Theirs');
  expect(idsOn(await listLibrary(artist, '?q=quay')), 'found by its new tag').toEqual([second]);

  await expectUnchanged(async () => {
    const again: ImageWordsOutcome[] = (await save(rows)).body.data;
    expect(again.map(({ state }) => state)).toEqual(outcomes.map(({ state }) => state));
  });
});

test('When one image is named by two windows at once, then one of them is told, and its words are there whole', async () => {
  const id = await putOwn({ title: '' });
  const row = await buildRow(id, {});
  const answers: ImageWordsOutcome[] = await Promise.all(
    ['One', 'Two'].map(async (title) => (await save([{ ...row, title, alt: title }])).body.data[0]),
  );
  expect(answers.map(({ state }) => state).sort()).toEqual(['saved', 'stale']);
  const [title] = answers.flatMap((answer) => (answer.state === 'saved' ? answer.image.title : []));
  expect(await storedImage(id)).toMatchObject({ title, picture: { alt: title } });
});

test('When a body says more than it may, then it is refused as a whole and nothing changes', async () => {
  const id = await putOwn();
  const good = await buildRow(id, { title: 'Good' });
  const row = (number: number) => ({ ...good, id: `${id}${number}` });
  await expectUnchanged(async () => {
    const thousand = Array.from({ length: 999 }, (_, number) => row(number));
    for (const rows of [
      [good, ...thousand],
      [good, ...thousand.slice(0, 100)],
      [],
      undefined,
      'all',
      [good, good],
      [{ ...good, updatedAt: undefined }],
      [{ ...good, updatedAt: 'now' }],
      [{ ...good, title: 1 }],
      [{ ...good, title: 'x'.repeat(2001) }],
      [{ ...good, tags: [null] }],
      [{ ...good, tags: Array.from({ length: 31 }, (_, number) => String(number)) }],
      [{ ...good, tags: ['x'.repeat(81)] }],
      [{ ...good, status: 'approved' }],
      [{ ...good, privacyStatus: 'Nobody' }],
      [{ ...good, description: '<p>x</p>' }],
    ])
      expect((await save(rows)).status, `${JSON.stringify(rows)}`.slice(0, 200)).toBe(400);
  });
});

test('When a row names its privacy, then it is stored, no word changes, and a repeated call changes nothing', async () => {
  const id = await putOwn({ title: 'Fog', privacyStatus: 'Private' });
  const row = await buildRow(id, { privacyStatus: 'Public' });
  for (const _ of ['first', 'repeated']) {
    const { body } = await save([row]);
    expect(body.data).toMatchObject([{ id, state: 'saved', image: { privacyStatus: 'Public' } }]);
  }
  expect(await storedImage(id)).toMatchObject({ privacyStatus: 'Public', title: 'Fog' });
});
