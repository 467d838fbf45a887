import type { SealingKeys } from '@aperture-byline/contract/user/wire';
import { expect, test } from 'vitest';
import { joinAs } from '../../../test-support/project/members.ts';
import { call, get } from '../../../test-support/servers/suite.ts';

const PATH = '/user/sealing-keys';

test('When somebody asks for their keys, then they are the same each time, and no other account’s', async () => {
  const [alice, bob] = [await joinAs(), await joinAs()];
  const { keys } = await get<SealingKeys>(PATH, { token: alice.token });
  expect(keys).toEqual([expect.stringMatching(/^[\w-]{43}$/)]);
  expect(await get(PATH, { token: alice.token })).toEqual({ keys });
  const { body, headers } = await call(PATH, { token: bob.token });
  expect(JSON.stringify(body)).not.toContain(keys[0]);
  expect(headers.get('cache-control')).toBe('private, no-store');
});

test('When nobody is signed in, then there are none', async () => {
  expect((await call(PATH)).status).toBe(401);
  expect((await call(PATH, { token: 'no.token.atall' })).status).toBe(401);
});
