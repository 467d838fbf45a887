import type { AuditPage } from '@aperture-byline/contract/review/wire';
import { inDays } from '@aperture-byline/contract/samples/stored-documents';
import type { StudioShop } from '@aperture-byline/contract/settings/wire';
import { describe, expect, test } from 'vitest';
import { db, put, uniqueId } from '../../../test-support/project/database.ts';
import { joinAs } from '../../../test-support/project/members.ts';
import { call, get } from '../../../test-support/servers/suite.ts';
import { decide, joinReviewPeople, publishNew, send, submitNew } from '../../../test-support/works/studio.ts';

const { artist, admin, second } = joinReviewPeople();

describe('the log of decisions', () => {
  const pageAt = (query = '') => get<AuditPage>(`/studio/audit${query}`, { token: admin.token });
  const logAt = async (query = '') => (await pageAt(query)).items;

  test('When something was decided, then the newest entry says who decided what, and why', async () => {
    const { work } = await submitNew('exhibition', artist);
    await decide(`exhibition-${work.id}`, 'return', second, 'A word is missing');
    expect((await logAt())[0]).toMatchObject({
      admin: { userId: second.userId, name: 'Ravi Menon' },
      kind: 'exhibition',
      decision: 'returned',
      subject: 'Tides',
      personId: artist.userId,
      note: 'A word is missing',
      amount: null,
    });
  });

  test('When settings change, then it says so', async () => {
    const shop = await get<StudioShop>('/studio/shop', { token: admin.token });
    await send('PUT', '/studio/shop', admin, shop);
    expect((await logAt())[0]).toMatchObject({
      admin: { name: 'Asha Rao' },
      kind: 'settings',
      subject: 'Payment details',
      note: null,
    });
  });

  test('When it is read page by page, then each entry comes once, the newest first', async () => {
    const createdAt = new Date();
    const batch = db.batch();
    for (let index = 0; index < 25; index += 1)
      batch.set(db.collection('audit').doc(), {
        kind: 'settings',
        decision: 'home',
        adminId: null,
        createdAt,
      });
    await batch.commit();
    const { items: first, nextCursor } = await pageAt();
    const next = await logAt(`?cursor=${nextCursor}`);
    expect(first).toHaveLength(20);
    const all = [...first, ...next];
    expect(new Set(all.map(({ id }) => id)).size).toBe(all.length);
    const times = all.map(({ createdAt }) => createdAt);
    expect(times).toEqual(times.toSorted().reverse());
  });

  test('When it is searched by person, kind, title or text, then what fits is there however far back, and leads to works', async () => {
    const title = uniqueId('Low water').replaceAll('-', ' ');
    const lastName = uniqueId('Nair');
    const photographer = await joinAs({ isArtist: true, firstName: 'Lata', lastName });
    const { work } = await publishNew('exhibition', photographer, admin, { title });
    const returned = await submitNew('blog', photographer);
    await decide(`blog-${returned.work.id}`, 'return', second, 'Zanzibar is not in Goa');
    await send('PUT', '/studio/shop', admin, await get<StudioShop>('/studio/shop', { token: admin.token }));
    const batch = db.batch();
    for (let index = 0; index < 120; index += 1)
      batch.set(db.collection('audit').doc(), {
        kind: 'settings',
        decision: 'home',
        adminId: null,
        createdAt: inDays(0),
      });
    await batch.commit();
    const page = { kind: 'exhibition', key: work.id };
    const [published, ...images] = await logAt(`?q=${encodeURIComponent(title)}`);
    expect(published).toMatchObject({ kind: 'exhibition', decision: 'approved', subject: title, page });
    expect(images).toMatchObject([1, 2].map(() => ({ kind: 'image', work: { kind: 'exhibition', title, page } })));
    expect(images.every((entry) => entry.page?.kind === 'image')).toBe(true);
    const sentBack = { kind: 'blog', decision: 'returned', page: null };
    expect(await logAt(`?q=${encodeURIComponent('ZANZIBAR goa')}`)).toMatchObject([sentBack]);
    expect(await logAt('?q=zanzibar%20kerala')).toEqual([]);
    const about = await logAt(`?person=${photographer.userId}`);
    expect(about.map(({ kind }) => kind).toSorted()).toEqual(['blog', 'exhibition', 'image', 'image']);
    expect(await logAt(`?person=${photographer.userId}&kind=blog`)).toMatchObject([sentBack]);
    expect(await logAt(`?person=${second.userId}&q=zanz`)).toMatchObject([
      { ...sentBack, admin: { name: 'Ravi Menon' } },
    ]);
    expect(await logAt(`?q=${lastName}&kind=image`)).toHaveLength(2);
    expect((await logAt('?kind=blog'))[0]).toMatchObject(sentBack);
    for (const query of ['?kind=other', '?person=1', '?decision=approved', '?q=a&q=b'])
      expect(await pageAt(query), query).toEqual({ items: [], nextCursor: null });
  });

  test('When nothing of late fits a search, then the answer leads further back', async () => {
    const word = uniqueId('faraway').replaceAll('-', '');
    const entry = {
      kind: 'image',
      workKind: null,
      decision: 'rejected',
      reviewId: null,
      subjectId: null,
      ownerId: null,
    };
    await put(`audit/${uniqueId('decision')}`, { ...entry, reason: word, adminId: null, createdAt: inDays(-2) });
    for (const day of [0, -1]) {
      const batch = db.batch();
      for (let index = 0; index < 300; index += 1)
        batch.set(db.collection('audit').doc(), {
          kind: 'settings',
          decision: 'home',
          adminId: null,
          createdAt: inDays(day),
        });
      await batch.commit();
    }
    const { items, nextCursor } = await pageAt(`?q=${word}`);
    expect([items, nextCursor]).toEqual([[], expect.any(String)]);
    expect(await logAt(`?q=${word}&cursor=${nextCursor}`)).toMatchObject([{ kind: 'image', note: word }]);
  });

  test('When an administrator or a work is gone, then the entry stays without its name', async () => {
    await put(`audit/${uniqueId('decision')}`, {
      kind: 'image',
      workKind: null,
      decision: 'rejected',
      reviewId: null,
      subjectId: null,
      ownerId: null,
      reason: null,
      adminId: null,
      createdAt: new Date(),
    });
    expect((await logAt())[0]).toMatchObject({ admin: null, isByHand: false, kind: 'image', subject: '' });
  });

  test('When anybody else asks, then it is refused and tells nothing', async () => {
    for (const [token, status] of [
      [undefined, 401],
      [artist.token, 403],
    ] as const) {
      const refusal = await call('/studio/audit', { token });
      expect(refusal.status).toBe(status);
      expect(refusal.text).not.toContain('createdAt');
    }
  });
});
