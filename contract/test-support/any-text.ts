import fc from 'fast-check';

/** The surrogates among the code points: none of them is a character. */
const SURROGATES = { first: 0xd800, count: 0x800 };
const LAST_CHARACTER = 0x10ffff;

const anyCharacter = fc.nat(LAST_CHARACTER - SURROGATES.count).map(characterAt, placeOf);

function characterAt(place: number): string {
  return String.fromCodePoint(place < SURROGATES.first ? place : place + SURROGATES.count);
}

function placeOf(text: unknown): number {
  const [character = '', ...others] = String(text);
  const code = character.codePointAt(0);
  if (code === undefined || others.length > 0) throw new RangeError('It is not one character');
  return code < SURROGATES.first ? code : code - SURROGATES.count;
}

/**
 * Texts of any characters. They are those of fast-check's unit `binary`, which lists all of Unicode before it makes the
 * first text: that takes more than a second.
 */
export function anyText(constraints: { maxLength?: number } = {}): fc.Arbitrary<string> {
  return fc.string({ ...constraints, unit: anyCharacter });
}

const pathCharacter = fc.oneof(
  {
    weight: 10,
    arbitrary: fc.constantFrom(..."abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789-._~!$&'()*+,;=:@"),
  },
  { weight: 1, arbitrary: anyCharacter.map(encodeURIComponent) },
);

/** Addresses of the web as `fc.webUrl` makes them, which lists all of Unicode first as well. */
export function anyWebAddress(): fc.Arbitrary<string> {
  const folders = fc.array(fc.string({ unit: pathCharacter }), { size: 'xsmall' });
  return fc
    .tuple(fc.constantFrom('http', 'https'), fc.webAuthority(), folders)
    .map(([scheme, host, names]) => [`${scheme}://${host}`, ...names].join('/'));
}
