import { IMAGE_TEXT_MAX, LIBRARY_PAGE_SIZE } from '@aperture-byline/contract/image/limits';
import type { StoredImage } from '@aperture-byline/contract/image/stored';
import { studioImageMessages } from '@aperture-byline/contract/image/studio-image-messages';
import type {
  StudioImage,
  StudioImageDetails,
  StudioImagePage,
} from '@aperture-byline/contract/image/studio-wire';
import type { Notice } from '@aperture-byline/contract/notice/wire';
import { inDays, samplePicture } from '@aperture-byline/contract/samples/stored-documents';
import { describe, expect, test } from 'vitest';
import { db, put, uniqueId } from '../../../test-support/database.ts';
import { eventually } from '../../../test-support/eventually.ts';
import { filesBelow, putFile } from '../../../test-support/files.ts';
import { byline, putBlog, putExhibition, putImage, putProduct } from '../../../test-support/fixtures.ts';
import { joinAs, joinForTests, type Member } from '../../../test-support/members.ts';
import { call, get, postJson } from '../../../test-support/suite.ts';
import { expectUnchanged } from '../../../test-support/unchanged.ts';
import { listPrefixes } from '../../lib/search-words.ts';

const { artist, stranger, reader } = joinForTests({
  artist: { isArtist: true },
  stranger: { isArtist: true },
  reader: {},
});

const ownedBy = ({ userId }: Member) => byline({ userId });
const putOwn = (fields: Partial<StoredImage> = {}, owner = artist) =>
  putImage({
    owner: ownedBy(owner),
    status: 'draft',
    privacyStatus: 'Private',
    publishedAt: null,
    ...fields,
  });
const list = (query = '', { token } = artist) => get<StudioImagePage>(`/studio/image${query}`, { token });
const idsOn = ({ data }: StudioImagePage) => data.map(({ id }) => id);
const stored = async (id: string) => (await db.doc(`images/${id}`).get()).data() as StoredImage;
const putJson = (body: unknown, { token }: { token?: string } = artist) =>
  postJson('/studio/image', body, { method: 'PUT', ...(token !== undefined && { token }) });

describe('who', () => {
  test('When nobody, a reader or a stranger asks, then it is 401, 403 or 404, and nothing changes', async () => {
    const id = await putOwn({ title: 'Mine' });
    await expectUnchanged(async () => {
      const calls = (token?: string) => {
        const options = token === undefined ? {} : { token };
        return Promise.all([
          call(`/studio/image/${id}`, options),
          call(`/studio/image/${id}`, { method: 'DELETE', ...options }),
          postJson(
            '/studio/image',
            { ids: [id], changes: { title: 'Theirs' } },
            { method: 'PUT', ...options },
          ),
          postJson('/studio/image/submit', { ids: [id] }, options),
        ]);
      };
      expect((await calls()).map(({ status }) => status)).toEqual([401, 401, 401, 401]);
      expect((await calls(reader.token)).map(({ status }) => status)).toEqual([403, 403, 403, 403]);
      expect((await calls(stranger.token)).map(({ status }) => status)).toEqual([404, 404, 404, 404]);
      for (const path of ['/studio/image', '/studio/upload']) {
        expect((await call(path)).status, path).toBe(401);
        expect((await call(path, { token: reader.token })).status, path).toBe(403);
      }
      const known = { hashes: ['0'.repeat(64)] };
      expect((await postJson('/studio/upload/known', known)).status).toBe(401);
      expect((await postJson('/studio/upload/known', known, { token: reader.token })).status).toBe(403);
    });
    expect(idsOn(await list('', stranger))).not.toContain(id);
  });

  test('When a body says more than it may, then it is 400 and nothing changes', async () => {
    const [id, theirs] = [await putOwn(), await putOwn({}, stranger)];
    await expectUnchanged(async () => {
      for (const changes of [
        { admin: true },
        { status: 'approved' },
        { likes: 5 },
        { picture: {} },
        { owner: { userId: stranger.userId } },
        { license: 'Mine alone' },
        { privacyStatus: 'Everybody' },
        { title: 'x'.repeat(121) },
        { alt: 'x'.repeat(301) },
        { description: '<script>alert(1)</script>' },
        { tags: ['sea', 'Sea'] },
        { tags: [''] },
        { tags: Array.from({ length: 21 }, (_, index) => `tag ${index}`) },
      ])
        expect((await putJson({ ids: [id], changes })).status, JSON.stringify(changes)).toBe(400);
      for (const ids of [[], Array.from({ length: 101 }, () => id), 'all', undefined])
        expect((await putJson({ ids, changes: { title: 'x' } })).status).toBe(400);
      for (const ids of [
        [id, 'no/such'],
        [id, 'nothing'],
        [id, theirs],
      ])
        expect((await putJson({ ids, changes: { title: 'x' } })).status).toBe(404);
    });
  });
});

describe('the library', () => {
  test('When there are more than a page, then pages follow each other, and each costs what it shows', async () => {
    const member = await joinAs({ isArtist: true });
    const ids: string[] = [];
    for (let index = 0; index < LIBRARY_PAGE_SIZE + 3; index += 1)
      ids.push(await putOwn({ createdAt: new Date(Date.UTC(2026, 0, 2) - index * 1000) }, member));
    const first = await list('', member);
    expect(idsOn(first)).toEqual(ids.slice(0, LIBRARY_PAGE_SIZE));
    const second = await list(`?after=${first.next}`, member);
    expect(idsOn(second)).toEqual(ids.slice(LIBRARY_PAGE_SIZE));
    expect(second.next).toBeNull();
    for (const after of ['', first.next]) {
      const { reads } = await call(`/studio/image?after=${after}`, { token: member.token });
      // The page, one more to know whether there is a next one, and the caller's role.
      expect(reads).toBeLessThanOrEqual(LIBRARY_PAGE_SIZE + 2);
    }
    for (const after of ['x', '1-', '-a', '1-../x', '9'.repeat(40)])
      expect(idsOn(await list(`?after=${after}`, member))).toHaveLength(LIBRARY_PAGE_SIZE);
  });

  test('When it is searched and filtered, then what fits comes', async () => {
    const member = await joinAs({ isArtist: true });
    const harbour = await putOwn({ createdAt: inDays(-1) }, member);
    const fog = await putOwn({ createdAt: inDays(-2) }, member);
    const changed = async (id: string, changes: object) =>
      expect((await putJson({ ids: [id], changes }, member)).status).toBe(200);
    await changed(harbour, { title: 'Harbour at Dawn', tags: ['Kochi', 'blue hour'] });
    await changed(fog, { title: 'Fog over Café Élan', tags: ['hills'], privacyStatus: 'Public' });
    const find = async (query: string) => idsOn(await list(`?${query}`, member));
    expect(await find('q=harb')).toEqual([harbour]);
    expect(await find('q=BLUE%20koc')).toEqual([harbour]);
    expect(await find('q=cafe')).toEqual([fog]);
    expect(await find('q=blue%20hills')).toEqual([]);
    expect(await find('q=%20')).toEqual([harbour, fog]);
    expect(await find('privacy=Public')).toEqual([fog]);
    expect(await find('privacy=Private&q=dawn&status=draft')).toEqual([harbour]);
    expect(await find('status=approved')).toEqual([]);
    expect(await find('status=nonsense&privacy[$ne]=x')).toEqual([harbour, fog]);
  });

  test('When what has all words is older than a page of what has one of them, then it is found', async () => {
    const member = await joinAs({ isArtist: true });
    const putTitled = (title: string, index: number) =>
      putOwn({ title, searchWords: listPrefixes(title, []), createdAt: inDays(-index) }, member);
    const total = LIBRARY_PAGE_SIZE + 6;
    const [before, behind] = [LIBRARY_PAGE_SIZE, total - 1];
    const isBlue = (index: number) => index === before || index === behind;
    const ids = await Promise.all(
      Array.from({ length: total }, (_, index) =>
        putTitled(isBlue(index) ? 'Blue hills' : 'Hills', index + 1),
      ),
    );
    const found = await list('?q=blue%20hills', member);
    expect(idsOn(found)).toEqual([ids[before], ids[behind]]);
    expect(found.next).toBeNull();
    const all = await list('?q=hills', member);
    expect(idsOn(all)).toEqual(ids.slice(0, LIBRARY_PAGE_SIZE));
    const rest = await list(`?q=hil%20hills&after=${all.next}`, member);
    expect(idsOn(rest)).toEqual(ids.slice(LIBRARY_PAGE_SIZE));
  });

  test('When an image has as many words as it may, then it is found by the last of them', async () => {
    const member = await joinAs({ isArtist: true });
    const id = await putOwn({}, member);
    const title = Array.from({ length: 40 }, (_, index) => `t${index}`)
      .join(' ')
      .slice(0, IMAGE_TEXT_MAX.title);
    const tags = Array.from({ length: IMAGE_TEXT_MAX.tags }, (_, index) =>
      Array.from({ length: 8 }, (_, word) => `${index}x${word}`).join(' '),
    );
    expect((await putJson({ ids: [id], changes: { title, tags } }, member)).status).toBe(200);
    expect(idsOn(await list(`?q=${IMAGE_TEXT_MAX.tags - 1}x7`, member))).toEqual([id]);
  });

  test('When works begin and cease to show an image, then the filter follows', async () => {
    const member = await joinAs({ isArtist: true });
    const owner = ownedBy(member);
    const [hung = '', told = '', sold = '', lost = ''] = await Promise.all(
      Array.from({ length: 4 }, () => putOwn({ isUsed: false }, member)),
    );
    const exhibition = await putExhibition({ owner, imageIds: [hung], status: 'draft', banner: null });
    await putBlog({
      creator: owner,
      banner: null,
      content: `<img src="/api/image/${told}">`,
      status: 'draft',
    });
    await putProduct({ owner, imageIds: [sold], pictures: [samplePicture(sold)], status: 'draft' });
    const used = async (value: string) => idsOn(await list(`?used=${value}`, member)).sort();
    await eventually('they are used', async () => (await used('yes')).length === 3);
    expect(await used('yes')).toEqual([hung, told, sold].sort());
    expect(await used('no')).toEqual([lost]);
    await eventually('it is noted where', async () => (await stored(sold)).usedIn?.length === 1);
    expect(await used('exhibition')).toEqual([hung]);
    expect(await used('story')).toEqual([told]);
    expect(await used('print')).toEqual([sold]);
    expect(await used('home')).toEqual([]);
    const details = await get<StudioImageDetails>(`/studio/image/${hung}`, { token: member.token });
    expect(details.uses).toEqual([{ kind: 'exhibition', id: exhibition, title: `Tides ${exhibition}` }]);
    await db.doc(`exhibitions/${exhibition}`).update({ imageIds: [] });
    await eventually('one is free', async () => (await used('no')).includes(hung));
  });

  test('When a draft, its banner, a text, a revision, a print or the front page shows an image, then each place is known', async () => {
    const member = await joinAs({ isArtist: true });
    const owner = ownedBy(member);
    const id = await putOwn({ isUsed: false }, member);
    const places = async () => {
      const { uses } = await get<StudioImageDetails>(`/studio/image/${id}`, { token: member.token });
      return uses.map(({ kind, id: place, title }) => `${kind} ${place} ${title}`).sort();
    };
    const noted = (value: boolean) =>
      eventually(`it is noted: ${value}`, async () => (await stored(id)).isUsed === value);
    const draft = await putExhibition({
      owner,
      title: 'List',
      imageIds: [id],
      status: 'draft',
      banner: null,
    });
    const banner = await putExhibition({
      owner,
      title: 'Banner',
      banner: samplePicture(id),
      status: 'draft',
    });
    const text = `<figure><img src="/api/image/${id}" alt="Fog"></figure>`;
    const story = await putBlog({ creator: owner, title: 'Text', banner: null, content: text });
    const print = await putProduct({ owner, title: 'Print', imageIds: [id], pictures: [samplePicture(id)] });
    const revised = await putExhibition({ owner, title: 'Old words', banner: null });
    const revision = {
      kind: 'exhibition',
      workId: revised,
      ownerId: member.userId,
      status: 'draft',
      fields: { title: 'New words' },
      shownImageIds: [id],
    };
    await put(`exhibitions/${revised}/revisions/next`, revision);
    const works = [
      `exhibition ${draft} List`,
      `exhibition ${banner} Banner`,
      `exhibition ${revised} New words`,
      `story ${story.id} Text`,
      `print ${print.id} Print`,
    ];
    await eventually('the places are known', async () => (await places()).length === works.length);
    expect(await places()).toEqual(works.toSorted());
    await noted(true);
    const paths = [
      `exhibitions/${draft}`,
      `exhibitions/${banner}`,
      `blogs/${story.id}`,
      `products/${print.id}`,
    ];
    for (const path of paths) await db.doc(path).delete();
    expect(await places()).toEqual([`exhibition ${revised} New words`]);
    await db.recursiveDelete(db.doc(`exhibitions/${revised}`));
    await noted(false);
    const home = db.doc('settings/home');
    const { carousel = [] } = (await home.get()).data() ?? {};
    await home.set({ carousel: [...carousel, id] }, { merge: true });
    try {
      await noted(true);
      expect(await places()).toEqual(['home home ']);
      const reply = await call(`/studio/image/${id}`, { method: 'DELETE', token: member.token });
      expect(reply.status).toBe(200);
    } finally {
      await home.set({ carousel }, { merge: true });
    }
  });

  test('When a document was written by hand, then it does not break the list', async () => {
    const member = await joinAs({ isArtist: true });
    const bare = uniqueId('image');
    const whole = await putOwn({}, member);
    await put(`images/${bare}`, { owner: { userId: member.userId }, createdAt: inDays(0), picture: 'none' });
    expect(idsOn(await list('', member))).toEqual([whole]);
    expect((await call(`/studio/image/${bare}`, { token: member.token })).status).toBe(404);
  });
});

describe('changes', () => {
  test('When several are changed at once, then all are, the rest stays, and HTML is cleaned', async () => {
    const ids = [await putOwn({ title: 'One', likes: 7 }), await putOwn({ title: 'Two' })];
    const changes = {
      alt: 'A boat in fog',
      description: '<p onclick="x()">Before <b>rain</b></p><img src=x>',
      tags: ['sea'],
      license: 'CC BY-NC 4.0',
    };
    expect(
      (await putJson({ ids, changes: { ...changes, description: '<p onclick="x()">x</p>' } })).status,
    ).toBe(400);
    const { status, body } = await putJson({
      ids,
      changes: { ...changes, description: '<p>Before <b>rain</b></p>' },
    });
    expect(status).toBe(200);
    const images: StudioImage[] = body.data;
    expect(images.map(({ title, alt, tags }) => ({ title, alt, tags }))).toEqual([
      { title: 'One', alt: 'A boat in fog', tags: ['sea'] },
      { title: 'Two', alt: 'A boat in fog', tags: ['sea'] },
    ]);
    const [first = ''] = ids;
    expect(await stored(first)).toMatchObject({
      title: 'One',
      likes: 7,
      license: 'CC BY-NC 4.0',
      picture: { alt: 'A boat in fog', width: 2400 },
    });
  });

  test('When drafts are submitted, then title and alternative text must be there, for all or none', async () => {
    const good = await putOwn({ title: 'Good' });
    const picture = samplePicture('x', { alt: ' ' });
    const bad = await putOwn({ title: '', picture });
    const untitled = await putOwn({ title: '' });
    const refused = await postJson('/studio/image/submit', { ids: [good, bad, untitled] }, artist);
    expect(refused.status).toBe(400);
    expect(Object.keys(refused.body.error.fields ?? {})).toEqual([
      `${bad}.title`,
      `${bad}.alt`,
      `${untitled}.title`,
    ]);
    expect((await stored(good)).status).toBe('draft');
    const returned = await putOwn({ title: 'Again', status: 'rejected', reviewNote: 'Too dark' });
    const approved = await putOwn({ title: 'Public', status: 'approved' });
    const ids = [good, returned, approved];
    expect((await postJson('/studio/image/submit', { ids }, artist)).status).toBe(200);
    expect(await Promise.all(ids.map(async (id) => (await stored(id)).status))).toEqual([
      'submitted',
      'submitted',
      'approved',
    ]);
    expect((await stored(returned)).reviewNote).toBeNull();
  });

  test('When an image waits for review, then its words stay, and set to Private it is a draft that nobody reviews', async () => {
    const [id, draft] = [await putOwn({ title: 'Seen' }), await putOwn({ title: 'Draft' })];
    const waits = async () => (await db.doc(`reviews/image-${id}`).get()).exists;
    const submit = async () => {
      expect((await postJson('/studio/image/submit', { ids: [id] }, artist)).status).toBe(200);
      await eventually('it waits', waits);
    };
    await submit();
    await expectUnchanged(async () => {
      for (const changes of [
        { title: 'Unseen' },
        { alt: 'Unseen' },
        { description: '<p>Unseen</p>' },
        { tags: ['unseen'] },
        { license: 'CC BY 4.0' },
        { privacyStatus: 'Private', title: 'Unseen' },
      ]) {
        const { status, body } = await putJson({ ids: [draft, id], changes });
        expect({ status, ...body.error }).toMatchObject({
          status: 409,
          code: 'WRONG_STATE',
          message: studioImageMessages.isSubmitted,
        });
      }
    });
    expect((await putJson({ ids: [id], changes: { privacyStatus: 'Public' } })).status).toBe(200);
    expect(await stored(id)).toMatchObject({ status: 'submitted', privacyStatus: 'Public' });
    expect((await putJson({ ids: [id], changes: { privacyStatus: 'Private' } })).status).toBe(200);
    expect(await stored(id)).toMatchObject({ status: 'draft', privacyStatus: 'Private' });
    await eventually('it does not wait', async () => !(await waits()));
    expect((await putJson({ ids: [id], changes: { title: 'Better' } })).status).toBe(200);
    await submit();
    await db.doc(`images/${id}`).update({ status: 'draft', reviewNote: 'Too dark' });
    const notices = await eventually('it is told once, that it was sent back', async () => {
      const all = await get<Notice[]>('/user/notice', { token: artist.token });
      const about = all.filter(({ subjectId }) => subjectId === id);
      return about.length > 0 && about;
    });
    expect(notices).toMatchObject([{ state: 'returned', note: 'Too dark' }]);
  });

  test('When an image is deleted, then its files, comments and marks go with it', async () => {
    const id = await putOwn();
    for (const path of [`unpublished/${id}/480.jpeg`, `photos/${id}/480.jpeg`, `originals/${id}`])
      await putFile(path, Buffer.from('x'));
    await put(`images/${id}/comments/one`, { comment: 'x' });
    const remove = () => call(`/studio/image/${id}`, { method: 'DELETE', token: artist.token });
    expect((await remove()).status).toBe(200);
    expect((await remove()).status).toBe(404);
    expect((await db.doc(`images/${id}/comments/one`).get()).exists).toBe(false);
    await eventually('the files are gone', async () => {
      const left = [...(await filesBelow(`unpublished/${id}`)), ...(await filesBelow(`photos/${id}`))];
      return left.length === 0 && !(await filesBelow('originals')).includes(`originals/${id}`);
    });
  });

  test('When a work shows an image, then deleting it is refused with the places, and nothing changes', async () => {
    const owner = ownedBy(artist);
    const id = await putOwn();
    const exhibition = await putExhibition({ owner, imageIds: [id], title: 'Tides', status: 'draft' });
    const story = await putBlog({ creator: owner, title: 'Fog', banner: samplePicture(id), status: 'draft' });
    const product = await putProduct({ owner, title: 'A print', imageIds: [id], status: 'draft' });
    await eventually('it is noted', async () => (await stored(id)).isUsed === true);
    await expectUnchanged(async () => {
      const { status, body } = await call(`/studio/image/${id}`, { method: 'DELETE', token: artist.token });
      expect(status).toBe(409);
      expect(body.error).toMatchObject({
        code: 'IN_USE',
        fields: {
          [`exhibition/${exhibition}`]: 'Tides',
          [`story/${story.id}`]: 'Fog',
          [`print/${product.id}`]: 'A print',
        },
      });
    });
  });
});

test('When files are asked about, then only those that are the caller’s own images are known', async () => {
  const [mine, theirs, unknown] = ['a', 'b', 'c'].map((letter) => letter.repeat(64));
  const id = await putOwn({ hash: mine ?? '' });
  await putOwn({ hash: theirs ?? '' }, stranger);
  const { body } = await postJson('/studio/upload/known', { hashes: [mine, theirs, unknown] }, artist);
  expect(body.data).toEqual([{ hash: mine, imageId: id }]);
  for (const hashes of [['A'.repeat(64)], ['x'], [1], Array.from({ length: 101 }, () => mine)])
    expect((await postJson('/studio/upload/known', { hashes }, artist)).status).toBe(400);
});
