import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { expect, test } from 'vitest';
import { COMPILE_CACHE } from '../test-support/compile-cache.ts';

const command = fileURLToPath(new URL('./operator-commands.ts', import.meta.url));

/** Nothing that the database could answer is there: a command that refuses does so before it reads or writes. */
async function refuse(name: string, settings: NodeJS.ProcessEnv): Promise<unknown> {
  const { PATH } = process.env;
  const env = { PATH, ...COMPILE_CACHE, GCLOUD_PROJECT: 'aperture', ...settings };
  try {
    return await promisify(execFile)(process.execPath, [command, 'schedule', name], { env, timeout: 60_000 });
  } catch (error) {
    return error;
  }
}

test.each(['daily-letters', 'letters', 'openings'])(
  'When %s is run without the secret that signs, or with a short one, then it says so and does not begin',
  async (name) => {
    for (const settings of [{}, { SIGNING_SECRET: '' }, { SIGNING_SECRET: 'short' }])
      expect(await refuse(name, settings)).toMatchObject({
        code: 1,
        stdout: '',
        stderr: expect.stringMatching(/^SIGNING_SECRET [^\n]*\n$/),
      });
  },
);
