import { isDeepStrictEqual } from 'node:util';
import type { StoredExhibition } from '@aperture-byline/contract/exhibition/stored';
import type { ExhibitionDetail, ExhibitionListItem } from '@aperture-byline/contract/exhibition/wire';
import type { ExhibitionImage } from '@aperture-byline/contract/image/wire';
import { inDays, samplePicture } from '@aperture-byline/contract/samples/stored-documents';
import { beforeAll, describe, expect, test } from 'vitest';
import { HOSTILE_PARTS } from '../../../test-support/calls/hostile.ts';
import { signIn } from '../../../test-support/project/accounts.ts';
import { db, put, uniqueId } from '../../../test-support/project/database.ts';
import { eventually } from '../../../test-support/project/eventually.ts';
import { expectUnchanged } from '../../../test-support/project/unchanged.ts';
import { call, get } from '../../../test-support/servers/suite.ts';
import { runTriggers } from '../../../test-support/triggers/run-triggers.ts';
import { byline, putExhibition, putImage } from '../../../test-support/works/fixtures.ts';

const owner = byline();
const MINUTE = 1 / 24 / 60;
let shownIds: string[];
let ongoing: string;
let upcoming: string;
let past: string;
let draft: string;

beforeAll(async () => {
  const shown = await putImage({ owner, title: 'First on the wall' });
  const second = await putImage({ owner });
  const hidden = await putImage({ owner, privacyStatus: 'Private' });
  shownIds = [second, hidden, shown];
  await put(`users/${owner.userId}/counts/images`, { works: { [shown]: { likes: 3, views: 14 } } });
  const imageIds = [...shownIds, uniqueId('gone')];
  ongoing = await putExhibition({ owner, imageIds, startDate: inDays(-MINUTE) });
  upcoming = await putExhibition({ owner, imageIds, startDate: inDays(1), endDate: inDays(2) });
  past = await putExhibition({ owner, imageIds, startDate: inDays(-3), endDate: inDays(-MINUTE) });
  draft = await putExhibition({ owner, imageIds, status: 'draft' });
});

async function idsOf(path: string): Promise<string[]> {
  return (await get<ExhibitionListItem[]>(path)).map(({ id }) => id);
}

describe('lists of exhibitions', () => {
  test('When a visitor asks for a state, then the approved ones of that state come', async () => {
    for (const [state, mine] of Object.entries({ ongoing, upcoming, past })) {
      const ids = await idsOf(`/exhibition/approved/${state}`);
      expect(ids).toContain(mine);
      for (const other of [ongoing, upcoming, past, draft].filter((id) => id !== mine))
        expect(ids).not.toContain(other);
    }
  });

  test('When a user is named, then only theirs come, with both spellings of the dates', async () => {
    const leela = byline({ firstName: 'Leela', lastName: 'Nair' });
    const id = await putExhibition({ owner: leela, imageIds: shownIds });
    await runTriggers();
    const [only, ...others] = await get<ExhibitionListItem[]>(`/exhibition/approved/ongoing?userId=${leela.userId}`);
    expect(others).toEqual([]);
    expect(only).toMatchObject({
      id,
      username: 'Leela Nair',
      user_id: leela.userId,
      genre: 'Seascape',
      image_count: 2,
      banner_url: expect.stringMatching(/^http.*\.jpeg/),
    });
    expect(only?.startDate).toBe(only?.start_date);
    expect(only?.endDate).toBe(only?.end_date);
    expect(only?.startDate).toMatch(/^\d{4}-\d\d-\d\dT.*Z$/);
  });

  test('When an exhibition is submitted but not approved, then no list has it', async () => {
    const submitted = await putExhibition({ owner, status: 'submitted' });
    expect(await idsOf('/exhibition/approved/ongoing')).not.toContain(submitted);
  });

  test.each(['userId=', 'userId=abc', 'userId[$ne]=1', 'userId=1&userId=2', 'userId=0123456789'])(
    'When the user is %s, then the list is empty',
    async (query) => {
      expect(await idsOf(`/exhibition/approved/ongoing?${query}`)).toEqual([]);
    },
  );
});

describe('one exhibition', () => {
  test('When it is open, then both calls show it', async () => {
    const detail = await get<ExhibitionDetail>(`/exhibition/${ongoing}`);
    expect(detail).toMatchObject({
      exhibition_id: ongoing,
      state: 'ongoing',
      author_description: 'Lives by the sea.',
      genre_description: 'Water and weather.',
    });
    expect(await get(`/exhibition/ongoing/${ongoing}`)).toEqual([detail]);
  });

  test('When it is to come or over, then its page says so and it is not ongoing', async () => {
    for (const [state, id] of Object.entries({ upcoming, past })) {
      expect(await get(`/exhibition/ongoing/${id}`)).toEqual([]);
      expect(await get(`/exhibition/${id}`)).toMatchObject({ exhibition_id: id, state });
    }
  });

  test('When it is a draft or unknown, then it is not found in the same way', async () => {
    for (const id of [draft, uniqueId('none')]) {
      expect((await call(`/exhibition/${id}`)).status).toBe(404);
      expect((await call(`/exhibition/ongoing/${id}`)).text).toBe('{"returnCode":200,"data":[]}');
    }
  });
});

describe('the banner', () => {
  const bannerOwner = byline();
  const shown = async (imageIds: string[], fields: Partial<StoredExhibition> = {}) => {
    const id = await putExhibition({ owner: bannerOwner, banner: null, imageIds, ...fields });
    return { id, detail: await get<ExhibitionDetail>(`/exhibition/${id}`) };
  };
  const addressOf = (id: string) => expect.stringContaining(`/photos/${id}/`);

  test('When it has its own, then cards and pages show that', async () => {
    const { id, detail } = await shown([await putImage()], { banner: samplePicture('own-banner') });
    const list = await get<ExhibitionListItem[]>(`/exhibition/approved/ongoing?userId=${bannerOwner.userId}`);
    for (const answer of [detail, list.find((item) => item.id === id)])
      expect(answer).toMatchObject({
        banner_url: addressOf('own-banner'),
        banner: { src: addressOf('own-banner') },
      });
  });

  test.each(['ongoing', 'upcoming', 'past'] as const)(
    'When it has none and is %s, then its first public work stands in, on cards and on its page',
    async (state) => {
      const dates = {
        ongoing: {},
        upcoming: { startDate: inDays(1), endDate: inDays(2) },
        past: { startDate: inDays(-2), endDate: inDays(-1) },
      }[state];
      const hidden = await putImage({ privacyStatus: 'Private' });
      const rejected = await putImage({ status: 'rejected' });
      const awaited = await putImage({ embargoedBy: uniqueId('exhibition') });
      const [work, later] = [await putImage(), await putImage()];
      const ids = [uniqueId('gone'), hidden, rejected, awaited, work, later];
      const { id, detail } = await shown(ids, dates);
      const list = await get<ExhibitionListItem[]>(`/exhibition/approved/${state}?userId=${bannerOwner.userId}`);
      for (const answer of [detail, list.find((item) => item.id === id)])
        expect(answer).toMatchObject({ banner_url: addressOf(work), banner: { src: addressOf(work) } });
      for (const secret of [hidden, rejected, awaited]) {
        expect(JSON.stringify(detail)).not.toContain(secret);
        expect(JSON.stringify(list)).not.toContain(secret);
      }
    },
  );

  test('When its own lies among the unpublished, then the first public work stands in', async () => {
    const work = await putImage();
    const { detail } = await shown([work], { banner: samplePicture('x'), publicImageIds: [] });
    expect(detail.banner_url).toEqual(addressOf(work));
  });

  test('When nothing of it is public, then it has none', async () => {
    const { detail } = await shown([await putImage({ privacyStatus: 'Private' })]);
    expect(detail).toMatchObject({ banner: null, banner_url: null });
  });

  test('When many have none, then a list reads one work of each, and ten of one that hides them all', async () => {
    const owner = byline();
    const shownIds = await Promise.all(Array.from({ length: 3 }, () => putImage()));
    const reads = async () => {
      const { headers } = await call(`/exhibition/approved/ongoing?userId=${owner.userId}`);
      return Number(headers.get('x-document-reads'));
    };
    for (const first of shownIds) await putExhibition({ owner, banner: null, imageIds: [first, ...shownIds] });
    // An exhibition whose images were not counted yet reads them all.
    await eventually('three reads and three works', async () => (await reads()) === 3 + 3);
    const hidden = await Promise.all(Array.from({ length: 12 }, () => putImage({ privacyStatus: 'Private' })));
    await putExhibition({ owner, banner: null, imageIds: hidden });
    await eventually('four reads, three works and ten hidden ones', async () => (await reads()) === 4 + 3 + 10);
  });
});

describe('how many images an exhibition counts', () => {
  async function counts(id: string): Promise<number[]> {
    const list = await get<ExhibitionListItem[]>(`/exhibition/approved/ongoing?userId=${owner.userId}`);
    return [
      (await get<ExhibitionDetail>(`/exhibition/${id}`)).image_count,
      ...list.filter((item) => item.id === id).map(({ image_count }) => image_count),
    ];
  }

  test('When images come, go and change who may see them, then it counts what visitors can see', async () => {
    const [shown, draftImage, awaited] = [
      await putImage({ owner }),
      await putImage({ owner, status: 'draft' }),
      await putImage({ owner, embargoedBy: uniqueId('exhibition') }),
    ];
    const id = await putExhibition({ owner, imageIds: [shown, draftImage, awaited, uniqueId('gone')] });
    const becomes = (count: number) =>
      eventually(`${id} counts ${count}`, async () => {
        const seen = await get<unknown[]>(`/exhibition/images/${id}`);
        return isDeepStrictEqual([...(await counts(id)), seen.length], [count, count, count]);
      });
    await becomes(1);
    await db.doc(`images/${draftImage}`).update({ status: 'approved' });
    await becomes(2);
    await db.doc(`images/${shown}`).update({ privacyStatus: 'Private' });
    await becomes(1);
    await db.doc(`images/${draftImage}`).delete();
    await becomes(0);
    await db.doc(`images/${shown}`).update({ privacyStatus: 'Public' });
    await db.doc(`exhibitions/${id}`).update({ imageIds: [shown, ...shownIds] });
    await becomes(3);
  });

  test('When triggers have counted, then a list costs one read for each exhibition', async () => {
    for (const id of [ongoing, upcoming, past])
      await eventually(`${id} is counted`, async () => {
        const exhibition = await db.doc(`exhibitions/${id}`).get();
        return exhibition.get('imageIds').length - exhibition.get('hiddenImageIds').length === 2;
      });
    const { body, reads } = await call(`/exhibition/approved/past?userId=${owner.userId}`);
    expect(reads).toBe((body.data as unknown[]).length);
  });
});

describe('the exhibition images', () => {
  test('When it is open, then the public images come in their order', async () => {
    const images = await get<ExhibitionImage[]>(`/exhibition/images/${ongoing}`);
    expect(images.map(({ image_id }) => image_id)).toEqual([shownIds[0], shownIds[2]]);
    expect(images[0]).toMatchObject({ total_likes: 0, total_views: 0 });
    expect(images[1]).toMatchObject({
      title: 'First on the wall',
      image_description: '<p>Before rain.</p>',
      total_likes: 3,
      total_views: 14,
      file_path: expect.stringMatching(/1280\.jpeg/),
    });
  });

  test('When it is not open, then visitors and strangers see an empty wall', async () => {
    const { token } = await signIn({ userId: byline().userId });
    for (const id of [upcoming, past, draft, uniqueId('none')]) {
      expect(await get(`/exhibition/images/${id}`), id).toEqual([]);
      expect(await get(`/exhibition/images/${id}`, { token }), id).toEqual([]);
    }
  });

  test('When it is not open, then its owner and admins see it whole, and nobody may cache that', async () => {
    for (const claims of [{ userId: owner.userId, isArtist: true }, { admin: true }]) {
      const { token } = await signIn(claims);
      const { body, headers } = await call(`/exhibition/images/${draft}`, { token });
      const images: ExhibitionImage[] = body.data;
      expect(images.map(({ image_id }) => image_id)).toEqual(shownIds);
      expect(headers.get('cache-control')).toBe('private, no-store');
    }
  });

  test('When an exhibition opens, then the wall fills by the clock of the server', async () => {
    const id = await putExhibition({ owner, imageIds: shownIds, startDate: new Date(Date.now() + 60_000) });
    expect(await get(`/exhibition/images/${id}`)).toEqual([]);
    await db.doc(`exhibitions/${id}`).update({ startDate: new Date(Date.now() - 1000) });
    expect(await get<unknown[]>(`/exhibition/images/${id}`)).toHaveLength(2);
  });
});

describe('hostile paths', () => {
  test('When an id is none, then nothing is found and nothing changes', async () => {
    await expectUnchanged(async () => {
      for (const part of HOSTILE_PARTS) {
        expect((await call(`/exhibition/${part}`)).status, part).toBe(404);
        for (const path of ['ongoing', 'images'])
          expect((await call(`/exhibition/${path}/${part}`)).text, part).toBe('{"returnCode":200,"data":[]}');
      }
    });
  });
});
