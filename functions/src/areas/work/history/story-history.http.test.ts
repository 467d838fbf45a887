import type { StoryVersion, StoryVersionItem } from '@aperture-byline/contract/blog/wire';
import { workMessages } from '@aperture-byline/contract/work/work-messages';
import { describe, expect, test } from 'vitest';
import { db } from '../../../../test-support/project/database.ts';
import { joinAs, joinForTests, type Sender } from '../../../../test-support/project/members.ts';
import { expectUnchanged } from '../../../../test-support/project/unchanged.ts';
import { call, get } from '../../../../test-support/servers/suite.ts';
import {
  type AnyWork,
  completeFields,
  createDraft,
  publishNew,
  putOwnImage,
  readWork,
  send,
  workOf,
} from '../../../../test-support/works/studio.ts';

const { artist, other, admin } = joinForTests({
  artist: { isArtist: true },
  other: { isArtist: true },
  admin: { admin: true },
});

const path = ({ id }: Pick<AnyWork, 'id'>, rest = '') => `/studio/blog/${id}/history${rest}`;
const history = (work: Pick<AnyWork, 'id'>) => get<StoryVersionItem[]>(path(work), artist);
const readVersion = (work: Pick<AnyWork, 'id'>, number: number) => get<StoryVersion>(path(work, `/${number}`), artist);
const save = async ({ id, version }: AnyWork, fields: object) =>
  workOf(await send('PUT', `/studio/blog/${id}`, artist, { version, ...fields }));
const restore = ({ id, version }: AnyWork, number: number, by: Sender = artist) =>
  send('POST', path({ id }, `/${number}/restore`), by, { version });
/** Sets back the time of the last kept version by eleven minutes. */
const pause = ({ id }: Pick<AnyWork, 'id'>) =>
  db.doc(`blogs/${id}`).update({ versionKeptAt: new Date(Date.now() - 11 * 60_000) });
/** Saves this text after a pause, so that the text before it is a version. */
const saveLater = async (work: AnyWork, fields: object) => {
  await pause(work);
  return save(work, fields);
};
const numbers = async (work: Pick<AnyWork, 'id'>) => (await history(work)).map(({ number }) => number);

/** A draft with one version, in which its title is `First`. */
async function createWithState(fields: object = {}): Promise<AnyWork> {
  const draft = await createDraft('blog', artist, { title: 'First', content: '<p>Two words</p>', ...fields });
  return saveLater(draft, { title: 'Second', content: '<p>Now three words</p>', bannerId: null });
}

describe('the history of a story', () => {
  test('When it is saved again and again, then a version is kept once in ten minutes, as it was before', async () => {
    const draft = await createDraft('blog', artist, { title: 'First', content: '<p>Two words</p>' });
    let work = await save(draft, { title: 'Soon after' });
    expect(await history(work)).toEqual([]);
    const savedAt = work.updatedAt;
    work = await saveLater(work, { title: 'Second' });
    work = await save(work, { title: 'Third' });
    expect(await history(work)).toEqual([{ number: 0, savedAt, wordCount: 2 }]);
    expect(await readVersion(work, 0)).toEqual({
      number: 0,
      savedAt,
      wordCount: 2,
      fields: {
        title: 'Soon after',
        description: '',
        content: '<p>Two words</p>',
        bannerId: null,
        pictureIds: [],
        categories: [],
        tags: [],
      },
      html: '<p>Two words</p>',
      images: [],
      problems: {},
    });
  });

  test('When a save changes no words, then no version is kept', async () => {
    const work = await createWithState();
    const same = await saveLater(work, { title: 'Second' });
    await saveLater(same, { slug: `slug-${work.id.toLowerCase()}` });
    expect(await numbers(work)).toEqual([0]);
  });

  test('When another window’s words are overwritten, then they are kept at once', async () => {
    const work = await createWithState();
    await save(work, { title: 'Mine', isOverwriting: true });
    expect(await numbers(work)).toEqual([1, 0]);
    expect((await readVersion(work, 1)).fields.title).toBe('Second');
  });

  test('When there were more than twenty, then the newest twenty are left', async () => {
    let work = await createWithState();
    for (let index = 1; index < 22; index += 1)
      work = await save(work, { title: `Title ${index}`, isOverwriting: true });
    const before = await numbers(work);
    expect(before).toEqual(Array.from({ length: 20 }, (_, index) => 21 - index));
    expect((await call(path(work, '/1'), artist)).status).toBe(404);
    expect((await restore(work, 1)).status).toBe(404);
    expect((await db.collection(`blogs/${work.id}/versions`).get()).size).toBe(20);
  });

  test('When a public story is revised, then what was public is kept, and so is a revision that is dropped', async () => {
    const { work } = await publishNew('blog', artist, admin);
    const revised = await save(work, { title: 'Revised' });
    const dropped = workOf(await send('DELETE', `/studio/blog/${work.id}/revision?version=${revised.version}`, artist));
    expect(await numbers(work)).toEqual([1, 0]);
    expect((await readVersion(work, 0)).fields).toMatchObject({ title: 'Waiting for fog', tags: ['fog'] });
    const restored = workOf(await restore(dropped, 1));
    expect(restored).toMatchObject({ status: 'approved', revision: { status: 'draft' } });
    expect(restored.fields.title).toBe('Revised');
    expect((await db.doc(`blogs/${work.id}`).get()).get('title')).toBe('Waiting for fog');
  });

  test('When it was submitted, then the next change keeps what was submitted', async () => {
    const image = await putOwnImage(artist);
    const draft = await createDraft('blog', artist, completeFields('blog', [image]));
    const { id, version } = draft;
    const sent = workOf(await send('POST', `/studio/blog/${id}/submit`, artist, { version }));
    const back = workOf(await send('POST', `/studio/blog/${id}/withdraw`, artist, { version: sent.version }));
    await save(back, { title: 'Again' });
    expect((await readVersion(draft, 0)).fields.title).toBe('Waiting for fog');
  });

  test('When the story is deleted, then its versions are gone', async () => {
    const work = await createWithState();
    await send('DELETE', `/studio/blog/${work.id}`, artist);
    expect((await call(path(work), artist)).status).toBe(404);
    expect((await db.collection(`blogs/${work.id}/versions`).get()).size).toBe(0);
  });
});

describe('a version that is restored', () => {
  test('When its owner restores it, then the story is as it was, its address stays, and that can be undone', async () => {
    const work = await createWithState();
    const slug = `kept-${work.id.toLowerCase()}`;
    const restored = workOf(await restore(await save(work, { slug }), 0));
    expect(restored.fields).toMatchObject({ title: 'First', content: '<p>Two words</p>', slug });
    expect(await readWork('blog', artist, work)).toEqual(restored);
    expect(await numbers(work)).toEqual([1, 0]);
    const undone = workOf(await restore(restored, 1));
    expect(undone.fields).toMatchObject({ title: 'Second', content: '<p>Now three words</p>', slug });
  });

  test('When another window has changed the story meanwhile, then it is a conflict, and nothing is lost', async () => {
    const work = await createWithState();
    await save(work, { title: 'Newer' });
    const { status, body } = await restore(work, 0);
    expect({ status, message: body.error.message }).toEqual({
      status: 409,
      message: workMessages.versionConflict,
    });
    expect((await readWork('blog', artist, work)).fields.title).toBe('Newer');
  });

  test('When it waits for review, then it is refused', async () => {
    const image = await putOwnImage(artist);
    const work = await saveLater(await createDraft('blog', artist, { title: 'First' }), {
      ...completeFields('blog', [image]),
    });
    const { id, version } = work;
    const sent = workOf(await send('POST', `/studio/blog/${id}/submit`, artist, { version }));
    const { status, body } = await restore(sent, 0);
    expect({ status, code: body.error.code }).toEqual({ status: 409, code: 'WRONG_STATE' });
  });

  test.each([
    ['deleted', workMessages.versionImagesGone],
    ['given to somebody else', workMessages.versionImagesGone],
    ['set to private', workMessages.versionImagesPrivate],
  ])('When its photographs are %s since, then it is refused with their fields', async (what, problem) => {
    const [banner, picture, inText] = [await putOwnImage(artist), await putOwnImage(artist), await putOwnImage(artist)];
    const work = await createWithState({
      bannerId: banner,
      pictureIds: [picture],
      content: `<p>Fog</p><figure><img src="/api/image/${inText}" alt="Fog"></figure>`,
    });
    const now = await save(work, { pictureIds: [] });
    for (const id of [banner, picture, inText]) {
      const image = db.doc(`images/${id}`);
      if (what === 'deleted') await image.delete();
      else if (what === 'set to private') await image.update({ privacyStatus: 'Private' });
      else await image.update({ 'owner.userId': other.userId });
    }
    const problems = { bannerId: problem, pictureIds: problem, content: problem };
    expect((await readVersion(now, 0)).problems).toEqual(problems);
    await expectUnchanged(async () => {
      const { status, body } = await restore(now, 0);
      expect({ status, fields: body.error.fields }).toEqual({ status: 400, fields: problems });
    });
  });

  test('When the story shows a private photograph anyway, then it may stay', async () => {
    const image = await putOwnImage(artist, { privacyStatus: 'Private' });
    const draft = await createDraft('blog', artist, { title: 'First', pictureIds: [image] });
    const work = await saveLater(draft, { title: 'Second' });
    expect(workOf(await restore(work, 0)).fields).toMatchObject({ title: 'First', pictureIds: [image] });
  });
});

describe('the history of another’s story', () => {
  test('When nobody, a buyer, another artist or an administrator asks, then it is refused and nothing changes', async () => {
    const work = await createWithState();
    const buyer = await joinAs();
    await expectUnchanged(async () => {
      for (const [token, status] of [
        [undefined, 401],
        [buyer.token, 403],
        [other.token, 404],
        [admin.token, 403],
      ] as const) {
        expect((await call(path(work), { token })).status).toBe(status);
        expect((await call(path(work, '/0'), { token })).status).toBe(status);
        expect((await restore(work, 0, { token } as Sender)).status).toBe(status);
      }
      for (const number of ['9', '-1', '1.5', 'next', '1e0', '00000000001'])
        expect((await call(path(work, `/${number}`), artist)).status).toBe(404);
    });
  });
});
