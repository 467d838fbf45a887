import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { expect, test } from 'vitest';
import { COMPILE_CACHE } from '../test-support/project/compile-cache.ts';

const command = fileURLToPath(new URL('./operator-commands.ts', import.meta.url));

/** Nothing that the database could answer is there: a command that refuses does so before it reads or writes. */
async function refuse(args: readonly string[], settings: NodeJS.ProcessEnv): Promise<unknown> {
  const { PATH } = process.env;
  const env = { PATH, ...COMPILE_CACHE, GCLOUD_PROJECT: 'aperture', ...settings };
  try {
    return await promisify(execFile)(process.execPath, [command, ...args], { env, timeout: 60_000 });
  } catch (error) {
    return error;
  }
}

test.each([
  ['daily-letters', {}],
  ['letters', { SIGNING_SECRET: '' }],
  ['openings', { SIGNING_SECRET: 'short' }],
])(
  'When %s is run with the settings %j, then it says which secret it lacks and does not begin',
  async (name, settings) => {
    expect(await refuse(['schedule', name], settings)).toMatchObject({
      code: 1,
      stdout: '',
      stderr: expect.stringMatching(/^SIGNING_SECRET [^\n]*\n$/),
    });
  },
);

test.each([{}, { PAYOUT_KEY: '' }, { PAYOUT_KEY: 'short' }])(
  'When payout details are to be encrypted anew with the settings %j, then it says which key it lacks and does not begin',
  async (settings) => {
    expect(await refuse(['reseal-payout-details'], settings)).toMatchObject({
      code: 1,
      stdout: '',
      stderr: expect.stringMatching(/^PAYOUT_KEY [^\n]*\n$/),
    });
  },
);

test('When no project is named, then a command says so and does not begin', async () => {
  expect(await refuse(['end-read-only'], { GCLOUD_PROJECT: '' })).toMatchObject({
    code: 1,
    stdout: '',
    stderr: 'GCLOUD_PROJECT is not set\n',
  });
});
