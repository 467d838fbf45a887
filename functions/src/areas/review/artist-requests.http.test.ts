import type { Notice } from '@aperture-byline/contract/notice/wire';
import { describe, expect, test } from 'vitest';
import { expectRefusedLater } from '../../../test-support/people/old-login.ts';
import { db } from '../../../test-support/project/database.ts';
import { eventually } from '../../../test-support/project/eventually.ts';
import { joinAs, joinForTests, mailsTo, storedUser } from '../../../test-support/project/members.ts';
import { get } from '../../../test-support/servers/suite.ts';
import { auditOf, decide, reviewsOf, send } from '../../../test-support/works/studio.ts';

const { admin, second } = joinForTests({
  admin: { admin: true, firstName: 'Asha', lastName: 'Rao' },
  second: { admin: true, firstName: 'Ravi', lastName: 'Menon' },
});

describe('a request for the artist role', () => {
  test('When it is approved or rejected, then role, mail and notice follow; it can not be sent back', async () => {
    for (const [name, state] of [
      ['approve', { isArtist: true, artistStatus: 'approved' }],
      ['reject', { isArtist: false, artistStatus: 'none', artistNote: 'Show us more first' }],
    ] as const) {
      const asking = await joinAs({ subtitle: 'Coasts' });
      expect((await send('POST', '/user/admin-access', asking, {})).status).toBe(201);
      const id = `artist-${asking.userId}`;
      const review = await eventually('it waits', async () =>
        (await reviewsOf('artist', admin)).find((one) => one.id === id),
      );
      expect(review).toMatchObject({ artist: { userId: asking.userId, subtitle: 'Coasts' } });
      expect((await decide(id, 'return', admin, 'No')).status).toBe(400);
      if (name === 'approve') await expectRefusedLater('POST', `/studio/review/${id}/approve`, admin.token);
      expect(await storedUser(asking)).toMatchObject({ isArtist: false, artistStatus: 'requested' });
      expect((await decide(id, name, admin, 'Show us more first')).status).toBe(200);
      expect(await storedUser(asking)).toMatchObject(state);
      expect((await decide(id, 'approve', second)).status).toBe(409);
      await eventually('the mail', async () => (await mailsTo(asking)).length === 1);
      const notices = await get<Notice[]>('/user/notice', { token: asking.token });
      expect(notices).toMatchObject([
        name === 'approve'
          ? { kind: 'artistRequest', state: 'approved' }
          : { kind: 'artistRequest', state: 'rejected', note: 'Show us more first' },
      ]);
      expect(await auditOf(id)).toHaveLength(1);
      for (const { ref } of (await db.collection('audit').where('reviewId', '==', id).get()).docs) await ref.delete();
    }
  });
});
