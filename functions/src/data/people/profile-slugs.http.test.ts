import type { UserProfile } from '@aperture-byline/contract/user/wire';
import { beforeEach, expect, test } from 'vitest';
import { db } from '../../../test-support/project/database.ts';
import { eventually } from '../../../test-support/project/eventually.ts';
import { changeUser, joinAs, type Member } from '../../../test-support/project/members.ts';
import { call, get } from '../../../test-support/servers/suite.ts';
import { deleteSlugsOf, readSlugsOf, syncProfileSlug } from './profile-slugs.ts';

const LETTERS = 'abcdefghijklmnopqrstuvwxyz';
/** A last name that no other test has. */
let last: string;
beforeEach(() => {
  last = Array.from({ length: 12 }, () => LETTERS[Math.floor(Math.random() * LETTERS.length)]).join('');
});

const join = () => joinAs({ isArtist: true, lastName: last });
const profileOf = async ({ userId }: Member) => (await get<UserProfile[]>(`/user/profile?userId=${userId}`))[0];
const ownerOf = async (slug: string) => (await call(`/user/slug/${slug}`)).body.data;
const named = (member: Member, slug: string | undefined) =>
  eventually(`the address ${slug}`, async () => (await profileOf(member))?.slug === slug);

test('When two photographers have one name, then the second has a number, and both are found by name and by number', async () => {
  const [first, second] = [await join(), await join()];
  await changeUser(first, { firstName: 'Zoë' });
  await named(first, `zoe-${last}`);
  await changeUser(second, { firstName: 'Zoe' });
  await named(second, `zoe-${last}-2`);
  expect(await ownerOf(`zoe-${last}`)).toEqual({ userId: first.userId });
  expect(await ownerOf(`zoe-${last}-2`)).toEqual({ userId: second.userId });
  expect((await call(`/user/slug/zoe-${last}`)).reads).toBe(1);
  for (const slug of [`zoe-${last}-3`, 'a%2Fb', '__x__', String(first.userId), `Zoe-${last}`])
    expect((await call(`/user/slug/${slug}`)).status, slug).toBe(404);
});

test('When a name changes, then there is a new address, and the earlier ones lead there and are nobody else’s', async () => {
  const [photographer, other] = [await join(), await join()];
  await changeUser(photographer, { firstName: 'Tara' });
  await named(photographer, `tara-${last}`);
  await changeUser(photographer, { firstName: 'Noor' });
  await named(photographer, `noor-${last}`);
  expect(await ownerOf(`tara-${last}`)).toEqual({ userId: photographer.userId });
  await changeUser(other, { firstName: 'Tara' });
  await named(other, `tara-${last}-2`);
  await changeUser(photographer, { firstName: 'Tara' });
  await named(photographer, `tara-${last}`);
  await changeUser(photographer, { firstName: 'मीरा', lastName: 'राय' });
  await named(photographer, undefined);
  expect(await ownerOf(`tara-${last}`)).toEqual({ userId: photographer.userId });
});

test('When ten of one name come at once, then each has an address of their own', async () => {
  const members = await Promise.all(Array.from({ length: 10 }, join));
  await Promise.all(
    members.map(async (member) => {
      await changeUser(member, { firstName: 'Ira' });
      await syncProfileSlug(String(member.userId));
    }),
  );
  const slugs = await Promise.all(members.map(async (member) => (await profileOf(member))?.slug));
  expect(new Set(slugs)).toEqual(new Set(members.map((_, index) => `ira-${last}${index > 0 ? `-${index + 1}` : ''}`)));
});

test('When somebody becomes a photographer, then they get an address by name; when they are gone, then it is free', async () => {
  const member = await joinAs({ firstName: 'Uma', lastName: last });
  expect(await profileOf(member)).not.toHaveProperty('slug');
  await changeUser(member, { isArtist: true });
  await named(member, `uma-${last}`);
  expect(await readSlugsOf(String(member.userId))).toEqual([`uma-${last}`]);
  await db.doc(`users/${member.userId}`).delete();
  await syncProfileSlug(String(member.userId));
  await deleteSlugsOf(String(member.userId));
  expect((await call(`/user/slug/uma-${last}`)).status).toBe(404);
  const next = await join();
  await changeUser(next, { firstName: 'Uma' });
  await named(next, `uma-${last}`);
});
