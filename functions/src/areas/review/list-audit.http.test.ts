import type { AuditEntry } from '@aperture-byline/contract/review/wire';
import type { StudioShop } from '@aperture-byline/contract/settings/wire';
import { describe, expect, test } from 'vitest';
import { db, put, uniqueId } from '../../../test-support/project/database.ts';
import { call, get } from '../../../test-support/servers/suite.ts';
import { decide, joinReviewPeople, send, submitNew } from '../../../test-support/works/studio.ts';

const { artist, admin, second } = joinReviewPeople();

describe('the log of decisions', () => {
  const logAt = (query = '') => get<AuditEntry[]>(`/studio/audit${query}`, { token: admin.token });

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
    const first = await logAt();
    const next = await logAt(`?cursor=${first.at(-1)?.cursor}`);
    expect(first).toHaveLength(20);
    const all = [...first, ...next];
    expect(new Set(all.map(({ id }) => id)).size).toBe(all.length);
    const times = all.map(({ createdAt }) => createdAt);
    expect(times).toEqual(times.toSorted().reverse());
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
