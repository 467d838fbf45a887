import { isDeepStrictEqual } from 'node:util';
import { parseDocument } from '@aperture-byline/contract/shared/stored-fields';
import { type StoredUser, storedUser as userSchema } from '@aperture-byline/contract/user/stored';
import { describe, expect, test } from 'vitest';
import { db, uniqueId } from '../../../test-support/project/database.ts';
import { eventually } from '../../../test-support/project/eventually.ts';
import {
  changeUser,
  claimsOf,
  joinAs,
  type Member,
  mailsTo,
  storedUser,
} from '../../../test-support/project/members.ts';
import { expectUnchanged } from '../../../test-support/project/unchanged.ts';
import { SUITE_URL } from '../../../test-support/servers/suite.ts';
import { tellTriggers } from '../../../test-support/triggers/run-triggers.ts';
import { putUser } from '../../../test-support/works/fixtures.ts';
import { users } from '../../data/people/users.ts';
import { auth } from '../../lib/firebase.ts';
import { syncRolesAndNotify } from './sync-roles.ts';

/** Waits for so many letters and gives their subjects; one too many would be there too. */
async function subjects(member: Member, count: number): Promise<string[]> {
  const mails = await eventually(`${count} letters to ${member.userId}`, async () => {
    const all = await mailsTo(member);
    return all.length >= count && all;
  });
  return mails.map(({ message }) => message.subject).sort();
}

async function settled(member: Member, claims: object, artistStatus: string): Promise<void> {
  await eventually(`roles of ${member.userId} are settled`, async () => {
    const { userId, ...roles } = ((await claimsOf(member)) ?? {}) as { userId?: number };
    const same = JSON.stringify(roles) === JSON.stringify(claims) && userId === member.userId;
    return same && (await storedUser(member))?.artistStatus === artistStatus;
  });
}

async function stored(member: Member): Promise<StoredUser> {
  const user = users.parse(await db.doc(`users/${member.userId}`).get());
  if (!user) throw new Error(`No user ${member.userId}`);
  return user;
}

const WELCOME = 'Welcome among the photographers of Aperture & Byline';
const ENDED = 'Your photographer account at Aperture & Byline';
const DECLINED = 'Your request for a photographer account';

describe('an administrator turns a switch', () => {
  test('When a photographer is approved and later ended, then claims, status and one mail each follow', async () => {
    const asha = await joinAs({ artistStatus: 'requested', firstName: 'Asha' });
    await changeUser(asha, { isArtist: true });
    await settled(asha, { isArtist: true, admin: false }, 'approved');
    expect(await subjects(asha, 1)).toEqual([WELCOME]);
    const [welcome] = await mailsTo(asha);
    expect(welcome).toEqual({
      id: expect.any(String),
      delivery: expect.anything(),
      to: asha.email,
      userId: String(asha.userId),
      replyTo: expect.stringContaining('@'),
      message: {
        subject: WELCOME,
        text: expect.stringMatching(
          new RegExp(`^Dear Asha,\\n[\\s\\S]*${SUITE_URL}/profile[\\s\\S]*Aperture & Byline$`),
        ),
        html: expect.stringContaining(`href="${SUITE_URL}/profile"`),
      },
    });
    await changeUser(asha, { isArtist: false });
    await settled(asha, { isArtist: false, admin: false }, 'none');
    expect(await subjects(asha, 2)).toEqual([ENDED, WELCOME].sort());
  });

  test('When an administrator is made and unmade, then claims and one mail each follow', async () => {
    const bina = await joinAs();
    await changeUser(bina, { admin: true });
    await settled(bina, { isArtist: false, admin: true }, 'none');
    expect(await subjects(bina, 1)).toEqual(['You now look after Aperture & Byline']);
    await changeUser(bina, { admin: false });
    await settled(bina, { isArtist: false, admin: false }, 'none');
    expect(await subjects(bina, 2)).toContain('Your administrator account at Aperture & Byline');
  });

  test('When both switches are turned at once, then one mail reports both', async () => {
    const chitra = await joinAs();
    await changeUser(chitra, { admin: true, isArtist: true });
    await settled(chitra, { isArtist: true, admin: true }, 'approved');
    expect(await subjects(chitra, 1)).toEqual(['Your account at Aperture & Byline has changed']);
    const [letter] = await mailsTo(chitra);
    expect(letter?.message.text).toMatch(/one of our photographers[\s\S]*administrator of the house/);
  });

  test('When a request is declined, then a mail says so and no claim is given', async () => {
    const dev = await joinAs({ artistStatus: 'requested' });
    await changeUser(dev, { artistStatus: 'none' });
    expect(await subjects(dev, 1)).toEqual([DECLINED]);
    await settled(dev, { isArtist: false, admin: false }, 'none');
  });

  test('When a request is approved by its status alone, then it waits still, until the role is given', async () => {
    const esha = await joinAs({ artistStatus: 'requested' });
    await changeUser(esha, { artistStatus: 'approved' });
    await settled(esha, { isArtist: false, admin: false }, 'requested');
    await changeUser(esha, { isArtist: true });
    await settled(esha, { isArtist: true, admin: false }, 'approved');
    expect(await subjects(esha, 1)).toEqual([WELCOME]);
  });

  test('When somebody who never asked is set to approved, then it is taken back and no mail is sent', async () => {
    const gita = await joinAs();
    await changeUser(gita, { artistStatus: 'approved' });
    await settled(gita, { isArtist: false, admin: false }, 'none');
    await changeUser(gita, { isArtist: true });
    expect(await subjects(gita, 1)).toEqual([WELCOME]);
  });

  test('When the switch goes back and forth, then the last state wins everywhere', async () => {
    const farid = await joinAs();
    for (let turn = 0; turn < 7; turn += 1) await changeUser(farid, { isArtist: turn % 2 === 0 });
    const all = await subjects(farid, 7);
    expect(all).toHaveLength(7);
    await settled(farid, { isArtist: true, admin: false }, 'approved');
  });

  test('When a profile is made, edited or deleted by hand, then nobody is written to and roles end with it', async () => {
    const gita = await joinAs({ isArtist: true, admin: true });
    await changeUser(gita, { firstName: 'Geeta' });
    await db.doc(`users/${gita.userId}`).delete();
    await eventually('the claims are gone', async () => {
      const claims = (await claimsOf(gita)) as { admin?: boolean; isArtist?: boolean };
      return claims.admin === false && claims.isArtist === false;
    });
    expect(await mailsTo(gita)).toEqual([]);
  });
});

describe('the event itself', () => {
  test('When it comes again and again, then there is one mail, and a lost one is queued again', async () => {
    const hari = await joinAs({ isArtist: true, firstName: '<b>Hari</b>' });
    const after = await stored(hari);
    const event = {
      eventId: uniqueId('event'),
      userId: String(hari.userId),
      before: { ...after, isArtist: false, artistStatus: 'none' as const },
      after,
    };
    await Promise.all([syncRolesAndNotify(event), syncRolesAndNotify(event)]);
    await syncRolesAndNotify(event);
    const mails = await mailsTo(hari);
    expect(mails.map(({ id }) => id)).toEqual([event.eventId]);
    expect(mails[0]?.message.html).toContain('Dear &lt;b&gt;Hari&lt;/b&gt;');
    await db.doc(`mail/${event.eventId}`).delete();
    await syncRolesAndNotify(event);
    expect(await mailsTo(hari)).toHaveLength(1);
  });

  test('When it is older than what the document says, then the document counts', async () => {
    const indu = await joinAs({ artistStatus: 'requested' });
    const before = await stored(indu);
    await auth().setCustomUserClaims(indu.uid, { userId: indu.userId, isArtist: true, admin: true });
    const after = { ...before, isArtist: true, admin: true };
    await syncRolesAndNotify({ eventId: uniqueId('event'), userId: String(indu.userId), before, after });
    expect(await claimsOf(indu)).toEqual({ userId: indu.userId, isArtist: false, admin: false });
    expect((await storedUser(indu))?.artistStatus).toBe('requested');
  });

  test('When the document changes hands, then the roles go with it', async () => {
    const [from, to] = [await joinAs({ isArtist: true, admin: true }), await joinAs()];
    await changeUser(from, { uid: to.uid });
    await eventually('the roles went over', async () => {
      const claims = [await claimsOf(from), await claimsOf(to)];
      return isDeepStrictEqual(
        claims,
        [false, true].map((has) => ({ userId: from.userId, isArtist: has, admin: has })),
      );
    });
    await changeUser(from, { uid: null });
    const without = { userId: to.userId, isArtist: false, admin: false };
    await eventually('nobody has them', async () => isDeepStrictEqual(await claimsOf(to), without));
    expect(await mailsTo(from)).toEqual([]);
  });

  test.each([
    ['an account that cannot be', { uid: 5 }, 0],
    ['an account with a long name', { uid: 'a'.repeat(200) }, 0],
    ['a number for a name', { firstName: 5 }, 1],
    ['texts for switches', { isArtist: 'true', admin: 'yes' }, 0],
  ])('When the document holds %s, then it is dealt with once and for all', async (_what, odd, letters) => {
    const jaya = await joinAs();
    const before = await stored(jaya);
    const { document: after = null } = parseDocument(userSchema, { ...before, isArtist: true, ...odd });
    const userId = String(jaya.userId);
    await syncRolesAndNotify({ eventId: uniqueId('event'), userId, before, after });
    expect(await mailsTo(jaya)).toHaveLength(letters);
    expect(await claimsOf(jaya)).toEqual({ userId: jaya.userId, isArtist: false, admin: false });
  });

  test('When the document has no name that an id can have, or no address, then nothing happens', async () => {
    const kala = await joinAs();
    const before = await stored(kala);
    const after = { ...before, isArtist: true };
    await db.doc(`users/${kala.userId}/private/contact`).set({ name: 'Kala' });
    await expectUnchanged(async () => {
      await tellTriggers('users/kala', { before, after });
    });
    await syncRolesAndNotify({ eventId: uniqueId('event'), userId: String(kala.userId), before, after });
    expect(await mailsTo(kala)).toEqual([]);
  });

  test('When it is about a guest or an account that is gone, then nothing happens', async () => {
    const guest = await putUser({ anonymous: true, uid: null, isArtist: false, artistStatus: 'none' });
    const gone = await putUser({ isArtist: false, artistStatus: 'approved' }, 'gone@example.com');
    await expectUnchanged(async () => {
      for (const userId of [guest, gone]) {
        const after = (await db.doc(`users/${userId}`).get()).data() as StoredUser;
        const before = { ...after, isArtist: true };
        await tellTriggers(`users/${userId}`, { before, after });
      }
    });
  });
});
