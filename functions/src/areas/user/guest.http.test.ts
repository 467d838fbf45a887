import { profileMessages } from '@aperture-byline/contract/profile/profile-messages';
import { bodyMessages } from '@aperture-byline/contract/shared/api/check-body';
import { messages } from '@aperture-byline/contract/shared/messages';
import { schemaMessages } from '@aperture-byline/contract/shared/text/text-fields';
import type { NewUser } from '@aperture-byline/contract/user/wire';
import { describe, expect, test } from 'vitest';
import { signIn } from '../../../test-support/project/accounts.ts';
import { db } from '../../../test-support/project/database.ts';
import { joinAs } from '../../../test-support/project/members.ts';
import { expectUnchanged } from '../../../test-support/project/unchanged.ts';
import { get, postJson } from '../../../test-support/servers/suite.ts';

/** Calls without a token; the answer and the cookie that it leaves. */
async function visit(body: object, cookie?: string) {
  const reply = await postJson('/user', body, { headers: cookie ? { Cookie: cookie } : {} });
  const user: NewUser = reply.body.data;
  const [header, ...others] = reply.headers.getSetCookie();
  expect(others).toEqual([]);
  return { ...reply, user, header, cookie: header?.split(';', 1)[0] };
}

async function stored(userId: number) {
  return (await db.doc(`users/${userId}`).get()).data();
}

describe('a visitor without an account', () => {
  test('When a name is left, then there is a guest, and a cookie that only the server writes and reads', async () => {
    const { status, user, header, headers } = await visit({ firstName: 'Ravi' });
    expect(status).toBe(201);
    expect(user).toEqual({ userId: expect.any(Number), alreadyExists: false });
    expect(header).toMatch(/^__session=s%3A[1-9]\d{8}\.[^;]+; /);
    for (const attribute of ['HttpOnly', 'SameSite=Lax', 'Path=/api', 'Max-Age=34560000'])
      expect(header?.split('; ')).toContain(attribute);
    expect(headers.get('cache-control')).toBe('private, no-store');
    expect(await stored(user.userId)).toEqual({
      userId: user.userId,
      uid: null,
      firstName: 'Ravi',
      middleName: '',
      lastName: '',
      subtitle: '',
      bio: '',
      avatar: null,
      achievements: [],
      socialLinks: [],
      isArtist: false,
      admin: false,
      artistStatus: 'none',
      anonymous: true,
      createdAt: expect.anything(),
    });
    expect((await db.collection(`users/${user.userId}/private`).get()).size).toBe(0);
    expect(await get(`/user/profile?userId=${user.userId}`)).toEqual([]);
  });

  test('When the guest comes back, then it is the same record, with the names that were given', async () => {
    const first = await visit({});
    const second = await visit({ firstName: 'Ravi', lastName: 'Rao' }, first.cookie);
    expect(second.status).toBe(200);
    expect(second.user).toEqual({ userId: first.user.userId, alreadyExists: true });
    const third = await visit({ lastName: 'R.' }, second.cookie);
    expect(third.user).toEqual(second.user);
    expect(await stored(first.user.userId)).toMatchObject({ firstName: 'Ravi', lastName: 'R.' });
  });

  test('When the cookie is not the server’s, then it is another guest and nobody’s record changes', async () => {
    const member = await joinAs();
    const { user, cookie = '' } = await visit({ firstName: 'Ravi' });
    const signature = cookie.slice(cookie.indexOf('.'));
    for (const forged of [
      `__session=${user.userId}`,
      `__session=s%3A${user.userId}`,
      `__session=s%3A${member.userId}${signature}`,
      `__session=j%3A{"userId":${user.userId}}`,
      cookie.replace('__session', 'session'),
    ]) {
      const other = await visit({ firstName: 'Mallory' }, forged);
      expect(other.status, forged).toBe(201);
      expect([user.userId, member.userId]).not.toContain(other.user.userId);
    }
    expect(await stored(user.userId)).toMatchObject({ firstName: 'Ravi' });
    expect(await stored(member.userId)).toMatchObject({ firstName: 'Mira' });
  });

  test('When the guest’s record is gone, or has become a member’s, then it is another guest', async () => {
    const gone = await visit({});
    await db.doc(`users/${gone.user.userId}`).delete();
    expect((await visit({ firstName: 'Ravi' }, gone.cookie)).user.userId).not.toBe(gone.user.userId);
    const member = await visit({});
    await db.doc(`users/${member.user.userId}`).update({ anonymous: false });
    const next = await visit({ firstName: 'Mallory' }, member.cookie);
    expect(next.user.userId).not.toBe(member.user.userId);
    expect(await stored(member.user.userId)).toMatchObject({ firstName: '' });
  });

  test('When the guest signs in, then the account has a record of its own', async () => {
    const { user, cookie = '' } = await visit({ firstName: 'Ravi' });
    const { token } = await signIn({});
    const { status, body, headers } = await postJson(
      '/user',
      { firstName: 'Ravi' },
      { token, headers: { Cookie: cookie } },
    );
    expect(status).toBe(201);
    const { userId } = body.data as NewUser;
    expect(userId).not.toBe(user.userId);
    expect(await stored(userId)).toMatchObject({ firstName: 'Ravi', anonymous: false });
    expect(await stored(user.userId)).toMatchObject({ firstName: 'Ravi', anonymous: true });
    expect(headers.get('set-cookie')).toBeNull();
  });
});

describe('a visitor who wants more than a name', () => {
  test.each([
    ['an e-mail', { email: 'ravi@example.com' }],
    ['a picture', { profilePicture: '' }],
    ['a role', { isArtist: true }],
    ['a record', { userId: 100000001 }],
  ])('When there is %s, then it is counted and nothing changes', async (_what, body) => {
    await expectUnchanged(async () => {
      const reply = await visit({ firstName: 'Ravi', ...body });
      expect(reply.status).toBe(400);
      expect(reply.body.error).toMatchObject({ unknownFields: 1, message: bodyMessages.fieldUnknown });
      expect(reply.header).toBeUndefined();
    });
  });

  test.each<[string, object, Record<string, string>]>([
    ['the house’s name', { firstName: 'Admin' }, { firstName: profileMessages.nameReserved }],
    ['a name of signs', { firstName: '@@@' }, { firstName: profileMessages.nameInvalid }],
    ['a name of 61 letters', { lastName: 'a'.repeat(61) }, { lastName: messages.tooLong }],
    ['a list for a name', { firstName: ['Ravi'] }, { firstName: schemaMessages.valueInvalid }],
  ])('When there is %s, then the field is named and nothing changes', async (_what, body, fields) => {
    await expectUnchanged(async () => {
      const reply = await visit({ firstName: 'Ravi', ...body });
      expect(reply.status).toBe(400);
      expect(reply.body.error.fields).toEqual(fields);
      expect(reply.header).toBeUndefined();
    });
  });

  test('When it asks about an e-mail, then the answer is the same for a known and an unknown one', async () => {
    const member = await joinAs();
    await expectUnchanged(async () => {
      const texts = [member.email, 'nobody@example.com'].map(async (email) => {
        const { status, body } = await visit({ email });
        const { requestId: _, ...error } = body.error;
        return { status, error };
      });
      const [known, unknown] = await Promise.all(texts);
      expect(known).toEqual(unknown);
      expect(known?.status).toBe(400);
    });
  });
});
