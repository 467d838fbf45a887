import { expect, test } from 'vitest';
import { expectRefusedLater } from '../../test-support/people/old-login.ts';
import { joinForTests } from '../../test-support/project/members.ts';
import { expectUnchanged } from '../../test-support/project/unchanged.ts';
import { routes } from '../routes.ts';

const people = joinForTests({
  reader: {},
  artist: { isArtist: true },
  admin: { admin: true },
});

const guarded = routes.map(({ endpoint }) => endpoint).filter(({ authorization }) => authorization?.recentLogin);

test('When the sign-in is an old one, then each call that needs a recent one is refused, and nothing changes', async () => {
  expect(guarded.length).toBeGreaterThan(15);
  await expectUnchanged(async () => {
    for (const { method, path, authorization } of guarded) {
      const { token } = people[authorization?.role ?? 'reader'];
      await expectRefusedLater(method, path.replace(/:\w+/g, '900000001'), token);
    }
  });
});
