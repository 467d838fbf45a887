import type { StoredImage } from '@aperture-byline/contract/image/stored';
import {
  IMAGE_TEXT_MAX,
  LIBRARY_PAGE_SIZE,
  STUDIO_IMAGES_MAX,
  type StudioImageDetails,
  type StudioImagePage,
} from '@aperture-byline/contract/image/wire';
import { inDays, samplePicture } from '@aperture-byline/contract/samples/stored-documents';
import { describe, expect, test } from 'vitest';
import { db, put, uniqueId } from '../../../test-support/project/database.ts';
import { eventually } from '../../../test-support/project/eventually.ts';
import { joinAs, joinForTests } from '../../../test-support/project/members.ts';
import { call, get } from '../../../test-support/servers/suite.ts';
import { putBlog, putExhibition, putProduct } from '../../../test-support/works/fixtures.ts';
import {
  idsOn,
  listLibrary,
  ownedBy,
  putChanges,
  putLibraryImage,
  storedImage,
} from '../../../test-support/works/studio-images.ts';
import { listPrefixes } from '../../lib/text/search-words.ts';
import { syncAllSearchWords } from './sync-search-words.ts';

const { artist } = joinForTests({ artist: { isArtist: true } });

const putOwn = (fields: Partial<StoredImage> = {}, owner = artist) => putLibraryImage(owner, fields);
const list = (query = '', member = artist) => listLibrary(member, query);
const putJson = (body: unknown, sender: { token?: string } = artist) => putChanges(body, sender);

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
      Array.from({ length: total }, (_, index) => putTitled(isBlue(index) ? 'Blue hills' : 'Hills', index + 1)),
    );
    const found = await list('?q=blue%20hills', member);
    expect(idsOn(found)).toEqual([ids[before], ids[behind]]);
    expect(found.next).toBeNull();
    const all = await list('?q=hills', member);
    expect(idsOn(all)).toEqual(ids.slice(0, LIBRARY_PAGE_SIZE));
    const rest = await list(`?q=hil%20hills&after=${all.next}`, member);
    expect(idsOn(rest)).toEqual(ids.slice(LIBRARY_PAGE_SIZE));
  });

  test('When images are named by their ids, then one’s own come in that order, each once, at the cost of reading them', async () => {
    const [member, stranger] = [await joinAs({ isArtist: true }), await joinAs({ isArtist: true })];
    const [one, two, three] = [await putOwn({}, member), await putOwn({}, member), await putOwn({}, member)];
    const theirs = await putOwn({ privacyStatus: 'Public', status: 'approved' }, stranger);
    const { body, reads } = await call(`/studio/image?ids=${three},${theirs},${one},gone,a%2Fb,,${three}`, {
      token: member.token,
    });
    expect(idsOn(body.data as StudioImagePage)).toEqual([three, one]);
    expect(body.data).toMatchObject({ next: null });
    // The four that may be ids of images, and the caller's role.
    expect(reads).toBeLessThanOrEqual(5);
    expect(idsOn(await list(`?ids=${two}&status=approved`, member))).toEqual([two]);
    for (const query of ['?ids=', '?ids[]=a', `?ids=${one}&ids=${two}`])
      expect(idsOn(await list(query, member))).toEqual([]);
    const many = Array.from({ length: STUDIO_IMAGES_MAX }, (_, index) => `missing${index}`);
    expect(idsOn(await list(`?ids=${[...many, one].join(',')}`, member))).toEqual([]);
  });

  test('When words were stored as they used to be, then the rebuild stores them as queries have them', async () => {
    const member = await joinAs({ isArtist: true });
    const title = 'काशी की सुबह';
    const id = await putOwn({ title, tags: ['ज़मीन'], searchWords: ['क', 'श', 'स'] }, member);
    const right = await putOwn({ title: 'Hills', searchWords: listPrefixes('Hills', []) }, member);
    const find = async (query: string) => idsOn(await list(`?q=${encodeURIComponent(query)}`, member));
    expect(await find('काशी')).toEqual([]);
    expect(await syncAllSearchWords()).toBeGreaterThanOrEqual(2);
    expect(await find('काशी जमीन')).toEqual([id]);
    expect(await find('hil')).toEqual([right]);
    expect((await storedImage(id)).title).toBe(title);
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
    const [hung = '', narrated = '', sold = '', lost = ''] = await Promise.all(
      Array.from({ length: 4 }, () => putOwn({ isUsed: false }, member)),
    );
    const exhibition = await putExhibition({ owner, imageIds: [hung], status: 'draft', banner: null });
    await putBlog({
      creator: owner,
      banner: null,
      content: `<img src="/api/image/${narrated}">`,
      status: 'draft',
    });
    await putProduct({ owner, imageIds: [sold], pictures: [samplePicture(sold)], status: 'draft' });
    const used = async (value: string) => idsOn(await list(`?used=${value}`, member)).sort();
    await eventually('they are used', async () => (await used('yes')).length === 3);
    expect(await used('yes')).toEqual([hung, narrated, sold].sort());
    expect(await used('no')).toEqual([lost]);
    await eventually('it is noted where', async () => (await storedImage(sold)).usedIn?.length === 1);
    expect(await used('exhibition')).toEqual([hung]);
    expect(await used('story')).toEqual([narrated]);
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
      eventually(`it is noted: ${value}`, async () => (await storedImage(id)).isUsed === value);
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
    const paths = [`exhibitions/${draft}`, `exhibitions/${banner}`, `blogs/${story.id}`, `products/${print.id}`];
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
