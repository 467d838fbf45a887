import { execa } from 'execa';
import { expect, test } from 'vitest';
import { ROOT } from './paths.ts';

// By Node itself, which finds fewer names in a package than Vitest does.
test('When a command is run for the project of the emulators, then it begins and refuses it', async () => {
  const { exitCode, stderr } = await execa({ reject: false })(process.execPath, [
    `${ROOT}/operations/src/main.ts`,
    'provision',
    '--project',
    'default',
  ]);
  expect(stderr).toMatch(/^demo-aperture-byline is a project of the local emulators: name a real one with --project/);
  expect(exitCode).toBe(1);
});
