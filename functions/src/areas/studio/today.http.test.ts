import { inDays } from '@aperture-byline/contract/samples/stored-documents';
import { dayInIndia } from '@aperture-byline/contract/shared/dates';
import type { FirstSteps, StudioToday } from '@aperture-byline/contract/studio/wire';
import { describe, expect, test } from 'vitest';
import { newBrowser } from '../../../test-support/calls/visitors.ts';
import { joinAsBuyer, orderPrintsBy } from '../../../test-support/orders/orders.ts';
import { db } from '../../../test-support/project/database.ts';
import { eventually } from '../../../test-support/project/eventually.ts';
import { changeUser, joinAs, joinForTests, type Member } from '../../../test-support/project/members.ts';
import { expectUnchanged } from '../../../test-support/project/unchanged.ts';
import { call, get } from '../../../test-support/servers/suite.ts';
import { putExhibition, putImage } from '../../../test-support/works/fixtures.ts';
import { createDraft, decide, noticed, putOwnImage, submitNew } from '../../../test-support/works/studio.ts';

const { artist, other, reader, admin } = joinForTests({
  artist: { isArtist: true },
  other: { isArtist: true },
  reader: {},
  admin: { admin: true },
});

const readToday = ({ token }: Member) => get<StudioToday>('/studio/today', { token });
const stepsOf = ({ token }: Member) => get<FirstSteps>('/studio/first-steps', { token });
const owner = ({ userId }: Member) => ({ userId, firstName: 'Mira', lastName: 'Pillai' });
const NOTHING = { views: 0, likes: 0, comments: 0, bookmarks: 0, income: 0, followers: 0 };
const EMPTY = { orders: [], returned: [], drafts: [], undescribed: 0, exhibition: null };

describe('the first page of the studio', () => {
  test('When nobody, a reader or an administrator asks, then it is refused, and a new artist has nothing', async () => {
    const fresh = await joinAs({ isArtist: true });
    await expectUnchanged(async () => {
      for (const path of ['/studio/today', '/studio/first-steps']) {
        expect((await call(path)).status).toBe(401);
        for (const { token } of [reader, admin]) expect((await call(path, { token })).status).toBe(403);
      }
      const from = dayInIndia(new Date(Date.now() - 24 * 60 * 60 * 1000));
      expect(await readToday(fresh)).toEqual({ ...EMPTY, recent: { ...NOTHING, from } });
    });
  });

  test('When much waits, then the most urgent of one’s own is shown, for twelve reads', async () => {
    const buyer = await joinAsBuyer();
    const orders: string[] = [];
    for (let count = 0; count < 3; count += 1) orders.push(await orderPrintsBy(buyer, artist));
    const returned: string[] = [];
    for (let count = 0; count < 2; count += 1) {
      const { work } = await submitNew('blog', artist, { title: `Fog ${count}` });
      await eventually('it waits', async () => (await db.doc(`reviews/blog-${work.id}`).get()).exists);
      await decide(`blog-${work.id}`, 'return', admin, 'One more paragraph');
      await noticed(artist, work.id, 'returned');
      returned.push(work.id);
    }
    for (const kind of ['exhibition', 'blog', 'product'] as const) {
      await createDraft(kind, artist, { title: `Older ${kind}` });
      await createDraft(kind, artist, { title: `Newer ${kind}` });
    }
    for (let count = 0; count < 3; count += 1) await putOwnImage(artist, { picture: { alt: '' } });
    await putOwnImage(artist, { picture: { alt: 'Fog over a pier' } });
    const id = await putImage({ owner: owner(artist) });
    await newBrowser().send(`/image/view/${id}`);
    await newBrowser().send(`/image/like/${id}`);
    await call(`/user/follow/${artist.userId}`, { method: 'PUT', token: reader.token });
    const dates = { status: 'approved', owner: owner(artist), startDate: inDays(-3) } as const;
    await putExhibition({ ...dates, title: 'Later', endDate: inDays(9) });
    const first = await putExhibition({ ...dates, title: 'First', endDate: inDays(2) });
    await putExhibition({ ...dates, title: 'Over', endDate: inDays(-1) });
    await putExhibition({
      ...dates,
      title: 'Draft',
      status: 'draft',
      endDate: inDays(1),
      reviewNote: 'No',
      updatedAt: inDays(1),
    });

    const { body, reads } = await call('/studio/today', { token: artist.token });
    const today = body.data as StudioToday;
    expect(today.orders.map(({ orderId }) => orderId)).toEqual(orders.slice(0, 2));
    expect(today.orders[0]).toMatchObject({
      prints: 1,
      picture: { src: expect.stringContaining('signature=') },
    });
    expect(today.returned).toEqual([{ kind: 'blog', id: returned[1], title: 'Fog 1', note: 'One more paragraph' }]);
    expect(today.drafts.map(({ kind, title }) => [kind, title])).toEqual([
      ['exhibition', 'Newer exhibition'],
      ['blog', 'Newer blog'],
      ['product', 'Newer product'],
    ]);
    expect(today.undescribed).toBe(3);
    expect(today.recent).toMatchObject({ ...NOTHING, views: 1, likes: 1, followers: 1 });
    expect(today.exhibition).toMatchObject({ id: first, title: 'First' });
    expect(reads).toBeLessThanOrEqual(12);

    expect(await readToday(other)).toMatchObject({ ...EMPTY, recent: NOTHING });
  });

  test('When a new artist goes on, then each step is done once it is', async () => {
    const fresh = await joinAs({ isArtist: true, bio: '', avatar: null });
    expect(await stepsOf(fresh)).toEqual({ profile: false, upload: false, work: false });
    await changeUser(fresh, { bio: '<p>Hello</p>', avatar: 'https://lh3.googleusercontent.com/a/abc=s96-c' });
    expect(await stepsOf(fresh)).toEqual({ profile: true, upload: false, work: false });
    await putOwnImage(fresh);
    await createDraft('blog', fresh);
    expect(await stepsOf(fresh)).toEqual({ profile: true, upload: true, work: false });
    await submitNew('blog', fresh);
    await eventually('it waits', async () => (await stepsOf(fresh)).work);
    expect(await stepsOf(other)).toMatchObject({ upload: false, work: false });
  });
});
