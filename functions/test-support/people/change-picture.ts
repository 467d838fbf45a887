import type { UserProfile } from '@aperture-byline/contract/user/wire';
import { expect } from 'vitest';
import { filesBelow } from '../project/files.ts';
import type { Member, Sender } from '../project/members.ts';
import { get, postJson, type Reply } from '../servers/suite.ts';

/** Content with a script that a browser would run if it took the file for a page. */
export const PAGE = '<!doctype html><script>alert(document.domain)</script>';

/** Paths of what the member uploaded. */
export const incoming = ({ uid }: Pick<Member, 'uid'>): Promise<string[]> => filesBelow(`avatars/${uid}`);

export function changePicture({ token, at }: Sender, profilePicture: unknown, others: object = {}): Promise<Reply> {
  return postJson('/user/user-info', { profilePicture, ...others }, { token, at, method: 'PUT' });
}

/** The picture that everybody sees. */
export async function findPicture({ userId }: Member): Promise<string | null | undefined> {
  const [profile] = await get<UserProfile[]>(`/user/profile?userId=${userId}`);
  return profile?.profile_picture;
}

export async function expectRefusedPicture(member: Member, sent: string, message: string): Promise<void> {
  const { status, body } = await changePicture(member, sent, { subtitle: 'Never stored' });
  expect(status, sent).toBe(400);
  expect(body.error.fields, sent).toEqual({ profilePicture: message });
}
