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

test.each([
  [['provision', '--project', 'Bad_ID'], /^Bad_ID is no id of a project: /],
  [['doctor'], /^Name the project: --project ID/],
  [['deploy', '--project', 'aperture-test', '--region', 'moon-1'], /^firebase.json says asia-south1, not moon-1: /],
  [['doctor', '--proxies'], /Unknown option '--proxies'.*\nUsage: npm run doctor -- --project ID/],
])('When %j is run, then a sentence says what is wrong, and Google is not asked', async (args, sentence) => {
  const { exitCode, stderr } = await execa({ reject: false, env: { HTTPS_PROXY: 'http://127.0.0.1:9' } })(
    process.execPath,
    [`${ROOT}/operations/src/main.ts`, ...args],
  );
  expect(stderr).toMatch(sentence);
  expect(exitCode).toBe(1);
});

test('When the file of the credentials is missing, then a sentence says so, and Google is not asked', async () => {
  const env = { GOOGLE_APPLICATION_CREDENTIALS: `${ROOT}/missing.json`, HTTPS_PROXY: 'http://127.0.0.1:9' };
  const { exitCode, stderr } = await execa({ reject: false, env })(process.execPath, [
    `${ROOT}/operations/src/main.ts`,
    'doctor',
    '--project',
    'aperture-test',
  ]);
  expect(stderr).toMatch(
    /^The credentials can't be read: GOOGLE_APPLICATION_CREDENTIALS names .*missing\.json, which /,
  );
  expect(exitCode).toBe(1);
});

test('When somebody asks how a command is used, then it says so and does nothing', async () => {
  const { exitCode, stdout } = await execa(process.execPath, [`${ROOT}/operations/src/main.ts`, 'rollback', '--help']);
  expect(stdout).toMatch(
    /^Lists the releases\..*\nUsage: npm run rollback -- --project ID \[--to VERSION\] \[--dry-run\]$/,
  );
  expect(exitCode).toBe(0);
});
