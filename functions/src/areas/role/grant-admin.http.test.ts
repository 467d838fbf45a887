import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';
import { signIn } from '../../../test-support/project/accounts.ts';
import { uniqueId } from '../../../test-support/project/database.ts';
import { eventually } from '../../../test-support/project/eventually.ts';
import { claimsOf, joinAs, mailsTo, storedUser } from '../../../test-support/project/members.ts';
import { expectUnchanged } from '../../../test-support/project/unchanged.ts';
import { auth } from '../../lib/firebase.ts';
import { GrantError, grantAdmin } from './grant-admin.ts';

const command = fileURLToPath(new URL('../../operator-commands.ts', import.meta.url));

function runCommand(...args: string[]): Promise<{ code: unknown; stdout: string; stderr: string }> {
  return new Promise((resolve) => {
    execFile(process.execPath, [command, 'grant-admin', ...args], (error, stdout, stderr) =>
      resolve({ code: error?.code ?? 0, stdout, stderr }),
    );
  });
}

describe('the command for the first administrator', () => {
  test('When the account has a profile, then document and claims say so, the artist stays one, and a mail comes', async () => {
    const asha = await joinAs({ isArtist: true });
    const { code, stdout, stderr } = await runCommand(asha.email.toUpperCase());
    expect({ code, stderr }).toEqual({ code: 0, stderr: '' });
    expect(stdout).toContain('is an administrator now');
    expect(await claimsOf(asha)).toEqual({ userId: asha.userId, isArtist: true, admin: true });
    expect(await storedUser(asha)).toMatchObject({ isArtist: true, admin: true, artistStatus: 'approved' });
    await eventually('the letter is queued', async () => (await mailsTo(asha)).length > 0);
    await expect(grantAdmin(asha.email)).resolves.toBeUndefined();
  });

  test('When the address is unknown, not confirmed or without a profile, then it says so and nothing changes', async () => {
    const [newcomer, unconfirmed] = [await signIn({}), await joinAs()];
    await auth().updateUser(unconfirmed.uid, { emailVerified: false });
    const nobody = `${uniqueId('nobody')}@example.com`;
    await expectUnchanged(async () => {
      const refusals = [
        [nobody, `No account has the address ${nobody}`],
        ['no address', 'No account has the address no address'],
        [unconfirmed.email, 'is not confirmed'],
        [newcomer.email, 'has no profile yet'],
      ] as const;
      for (const [email, sentence] of refusals) {
        const refusal = await grantAdmin(email).catch((error: unknown) => error);
        expect(refusal).toBeInstanceOf(GrantError);
        expect(String(refusal)).toContain(sentence);
      }
      const outcomes = [await runCommand(nobody), await runCommand(), await runCommand(nobody, nobody)];
      expect(outcomes).toEqual([
        {
          code: 1,
          stdout: '',
          stderr: `No account has the address ${nobody}: register on the site first.\n`,
        },
        { code: 1, stdout: '', stderr: expect.stringMatching(/^Name one address: .*\n$/) },
        { code: 1, stdout: '', stderr: expect.stringMatching(/^Name one address: .*\n$/) },
      ]);
    });
  });
});
