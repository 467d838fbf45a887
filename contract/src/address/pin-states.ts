import { isPin, toCode } from './codes.ts';
import { INDIAN_STATES, type IndianState } from './state-list.ts';

/** States (ISO codes) by how PIN codes begin; the longest beginning counts. None has field post offices of the army. */
const PREFIXES: Readonly<Record<string, string>> = {
  DL: '11',
  HR: '12 13',
  PB: '14 15',
  CH: '16000 16001 16002 16003',
  HP: '17',
  JK: '18 190 191 192 193',
  LA: '194',
  UP: '20 21 22 23 24 25 26 27 28',
  UK: '248 249 263',
  RJ: '30 31 32 33 34',
  GJ: '36 37 38 39',
  MH: '40 41 42 43 44',
  GA: '403',
  MP: '45 46 47 48',
  CG: '49',
  TS: '50',
  AP: '51 52 53',
  KA: '56 57 58 59',
  TN: '60 61 62 63 64',
  KL: '67 68 69',
  LD: '68255',
  PY: '533464 673310',
  WB: '70 71 72 73 74',
  SK: '737',
  AN: '744',
  OD: '75 76 77',
  AS: '78',
  AR: '790 791 792',
  ML: '793 794',
  MN: '795',
  MZ: '796',
  NL: '797 798',
  TR: '799',
  BR: '80 81 821 823 824 84 85',
  JH: '815 816 822 825 826 827 828 829 83',
};
/** Where post offices of several states share a beginning. */
const SHARED: Readonly<Record<string, string>> = {
  'CH PB': '16',
  'UK UP': '244 246 247 262',
  'DH GJ': '3625 396',
  'AP TS': '507',
  'PY TN': '605 6074 6096',
  'KL PY': '67331',
  'BR JH': '82 814',
};

const STATES: ReadonlyMap<string, readonly IndianState[]> = new Map(
  [...Object.entries(SHARED), ...Object.entries(PREFIXES)].flatMap(([isos, prefixes]) => {
    const states = INDIAN_STATES.filter(({ iso }) => isos.split(' ').includes(iso));
    return prefixes.split(' ').map((prefix) => [prefix, states] as const);
  }),
);

/** The states in which there are post offices whose codes begin as a PIN code does; none where that is not known. */
export function findStatesOfPin(pin: string): readonly IndianState[] {
  if (!isPin(pin)) return [];
  const digits = toCode(pin);
  const prefix = [6, 5, 4, 3, 2].map((length) => digits.slice(0, length)).find((one) => STATES.has(one));
  return (prefix && STATES.get(prefix)) || [];
}

/** The state of a PIN code, where only one is possible. */
export function findStateOfPin(pin: string): IndianState | undefined {
  const [state, ...others] = findStatesOfPin(pin);
  return others.length === 0 ? state : undefined;
}
