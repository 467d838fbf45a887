import { expect, test } from 'vitest';
import { readOptions } from './options.ts';

const FOLDER = import.meta.dirname;

test('When nothing is given, then the suite starts with the data of the last run', () => {
  expect(readOptions([])).toEqual({ fresh: false, hasFullLogs: false, command: [] });
});

test('When a command follows the options, then its own options stay with it', () => {
  expect(readOptions(['--photos', FOLDER, 'playwright', 'test', '--photos', 'x', '--fresh'])).toEqual({
    photos: FOLDER,
    fresh: false,
    hasFullLogs: false,
    command: ['playwright', 'test', '--photos', 'x', '--fresh'],
  });
});

test('When full logs are wanted, then the emulators keep them', () => {
  expect(readOptions(['--full-logs', 'vitest'])).toEqual({
    fresh: false,
    hasFullLogs: true,
    command: ['vitest'],
  });
});

test.each([
  [['--photos'], 'needs the path'],
  [['--photos', '--fresh'], 'needs the path'],
  [['--photos', '/no/such/folder'], 'does not exist'],
  [['--photos', import.meta.filename], 'does not exist'],
  [['--frish'], 'no option --frish'],
])('When %j is given, then one sentence says what is wrong', (args, sentence) => {
  expect(() => readOptions(args)).toThrow(sentence);
});
