import { expect, test } from 'vitest';
import { findStateOfPin, findStatesOfPin } from './pin-states.ts';
import { INDIAN_STATES } from './state-list.ts';

/** PIN codes of the capital and of places near a border, by state. */
const KNOWN: readonly [pin: string, iso: string][] = Object.entries({
  JK: '190001 180001',
  HP: '171001',
  PB: '141001 143001',
  CH: '160017',
  UK: '248001 263001',
  HR: '122001 134109',
  DL: '110001',
  RJ: '302001',
  UP: '226001 201301',
  BR: '800001 823001 846004',
  SK: '737101',
  AR: '791111',
  NL: '797001',
  MN: '795001',
  MZ: '796001',
  TR: '799001',
  ML: '793001',
  AS: '781001',
  WB: '700001 734001',
  JH: '834001 826001',
  OD: '751001',
  CG: '492001',
  MP: '462001',
  GJ: '380001 362001',
  MH: '400001 416001',
  KA: '560001',
  GA: '403001',
  LD: '682555',
  KL: '682001 695001 673001',
  TN: '600001 607001',
  PY: '533464 673310',
  AN: '744101',
  TS: '500001',
  AP: '520001 533001',
  LA: '194101',
}).flatMap(([iso, pins]) => pins.split(' ').map((pin) => [pin, iso] as const satisfies [string, string]));

test.each(KNOWN)('When the PIN code is %s, then its state is %s', (pin, iso) => {
  expect(findStateOfPin(pin)?.iso).toBe(iso);
  expect(findStateOfPin(` ${pin.slice(0, 3)} ${pin.slice(3)}`)?.iso).toBe(iso);
});

test('When all states are asked for, then each has a code, but the one whose codes Gujarat shares', () => {
  const without = INDIAN_STATES.filter(({ iso }) => !KNOWN.some(([, known]) => known === iso));
  expect(without.map(({ iso }) => iso)).toEqual(['DH']);
});

test.each([
  '605001',
  '609602',
  '607402',
  '396210',
  '362520',
  '160055',
  '247667',
  '244713',
  '507101',
  '900001',
  '560001x',
  '40000',
  '4000011',
  '000001',
  '',
  'Kochi',
])('When the PIN code is %j, then its state is not known', (pin) => {
  expect(findStateOfPin(pin)).toBeUndefined();
});

test.each([
  ['605001', ['TN', 'PY']],
  ['673310', ['PY']],
  ['673311', ['KL', 'PY']],
  ['396210', ['GJ', 'DH']],
  ['160055', ['PB', 'CH']],
  ['682001', ['KL']],
  ['900001', []],
  ['', []],
] as const)('When the PIN code is %j, then it may be of %j', (pin, isos) => {
  expect(findStatesOfPin(pin).map(({ iso }) => iso)).toEqual(isos);
});
