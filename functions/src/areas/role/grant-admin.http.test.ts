import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { afterAll, describe, expect, test } from 'vitest';
import { signIn } from '../../../test-support/accounts.ts';
import { cleanUp, uniqueId } from '../../../test-support/database.ts';
import { eventually } from '../../../test-support/eventually.ts';
import { claimsOf, joinAs, mailsTo, removeMembers, storedUser } from '../../../test-support/members.ts';
import { expectUnchanged } from '../../../test-support/unchanged.ts';
import { auth } from '../../lib/firebase.ts';

const command = fileURLToPath(new URL('../../commands/grant-admin.ts', import.meta.url));

afterAll(async () => {
  await cleanUp();
  await removeMembers();
});

function grantAdmin(...args: string[]): Promise<{ code: unknown; stdout: string; stderr: string }> {
  return new Promise((resolve) => {
    execFile(process.execPath, [command, ...args], (error, stdout, stderr) =>
      resolve({ code: error?.code ?? 0, stdout, stderr }),
    );
  });
}

describe('the command for the first administrator', () => {
  test('When the account has a profile, then document and claims say so, the artist stays one, and a mail comes', async () => {
    const asha = await joinAs({ isArtist: true });
    const { code, stdout, stderr } = await grantAdmin(asha.email.toUpperCase());
    expect({ code, stderr }).toEqual({ code: 0, stderr: '' });
    expect(stdout).toContain('is an administrator now');
    expect(await claimsOf(asha)).toEqual({ userId: asha.userId, isArtist: true, admin: true });
    expect(await storedUser(asha)).toMatchObject({ isArtist: true, admin: true, artistStatus: 'approved' });
    await eventually('the letter is queued', async () => (await mailsTo(asha)).length > 0);
    expect((await grantAdmin(asha.email)).code).toBe(0);
  });

  test('When the address is unknown, not confirmed or without a profile, then it says so and nothing changes', async () => {
    const [newcomer, unconfirmed] = [await signIn({}), await joinAs()];
    await auth().updateUser(unconfirmed.uid, { emailVerified: false });
    const nobody = `${uniqueId('nobody')}@example.com`;
    await expectUnchanged(async () => {
      const refusals: [string[], string][] = [
        [[nobody], `No account has the address ${nobody}`],
        [['no address'], 'No account has the address no address'],
        [[unconfirmed.email], 'is not confirmed'],
        [[newcomer.email], 'has no profile yet'],
        [[], 'Name one address'],
        [[nobody, nobody], 'Name one address'],
      ];
      const outcomes = await Promise.all(refusals.map(([args]) => grantAdmin(...args)));
      refusals.forEach(([, sentence], index) => {
        expect(outcomes[index]).toEqual({ code: 1, stdout: '', stderr: expect.stringContaining(sentence) });
        expect(outcomes[index]?.stderr).not.toMatch(/\n\s+at /);
      });
    });
  });
});
