import { profileMessages } from '@aperture-byline/contract/profile/profile-messages';
import { expect, test } from 'vitest';
import { tally } from '../../../test-support/calls/visitors.ts';
import { db } from '../../../test-support/project/database.ts';
import { eventually } from '../../../test-support/project/eventually.ts';
import { joinForTests, type Member } from '../../../test-support/project/members.ts';
import { callAtOnce } from '../../../test-support/servers/instances.ts';
import { call } from '../../../test-support/servers/suite.ts';

const { one, two, locked } = joinForTests({ one: { admin: true }, two: { admin: true }, locked: { admin: true } });

const leave = ({ token }: Member, at?: string) => call('/user', { method: 'DELETE', token, ...(at && { at }) });

test('When administrators delete their own accounts at once at two instances, then one of them stays, and is told what to do', async () => {
  await db.doc(`users/${locked.userId}`).update({ isLocked: true });
  const replies = await callAtOnce(2, (at, index) => leave(index === 0 ? one : two, at));
  expect(tally(replies)).toEqual({ 200: 1, 409: 1 });
  const left = replies[0]?.status === 409 ? one : two;
  const { status, body } = await leave(left);
  expect([status, body.error.message]).toEqual([409, profileMessages.lastAdministrator]);
  expect((await db.doc(`users/${left.userId}`).get()).get('admin')).toBe(true);
  await db.doc(`users/${locked.userId}`).update({ isLocked: false });
  expect((await leave(left)).status).toBe(200);
  await eventually('the account is erased', async () => !(await db.doc(`users/${left.userId}`).get()).exists);
});
