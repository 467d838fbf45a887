import { describe, expect, test } from 'vitest';
import { REAL_NAMES } from '../../test-support/real-names.ts';
import { profileMessages } from '../profile/profile-messages.ts';
import { computeNameKeys, unconfuse } from './name-key.ts';
import { findNamePartProblem, findNameProblem, type NameParts } from './person-name.ts';

/** Returns the problem of a name as the server checks it. */
function problemOf(parts: NameParts): string | null {
  return (
    findNameProblem(parts, unconfuse) ??
    Object.values(parts)
      .map((part) => (part ? findNamePartProblem(String(part)) : null))
      .find((problem) => problem !== null) ??
    null
  );
}

describe('names that people have', () => {
  test.each(REAL_NAMES)('When it is %s, then it is free, composed and decomposed', (name) => {
    for (const form of ['NFC', 'NFD'] as const) {
      const [first = '', ...others] = name.normalize(form).split(' ');
      expect(problemOf({ firstName: first, lastName: others.join(' ') }), form).toBeNull();
      expect(problemOf({ firstName: name.normalize(form) }), form).toBeNull();
    }
  });
});

describe('names that pass for the platform’s own', () => {
  test.each<NameParts>([
    { firstName: 'Admin' },
    { firstName: 'ADMINISTRATOR' },
    { firstName: 'moderator', lastName: '' },
    { firstName: 'Moderators' },
    { firstName: 'Support' },
    { firstName: 'Staff' },
    { firstName: 'Official' },
    { firstName: 'Ad', lastName: 'min' },
    { firstName: 'A', middleName: 'd', lastName: 'min' },
    { firstName: 'Moder', lastName: 'ator' },
    { firstName: 'Sup-port' },
    { firstName: 'S.t.a.f.f.' },
    { firstName: 'o f f i c i a l' },
    { firstName: 'Ad', middleName: 'K', lastName: 'min' },
    { firstName: 'Admin', lastName: 'Kumar' },
    { firstName: 'Mira', lastName: '(moderator)' },
    { firstName: 'Support', lastName: 'Team' },
    { firstName: 'The', middleName: 'Official', lastName: 'Staff' },
    { firstName: 'Customer', lastName: 'Support' },
    { firstName: 'Admin', lastName: '2' },
    { firstName: 'Admin007' },
    { firstName: '1 Admin' },
    { firstName: 'Aperture & Byline' },
    { firstName: 'aperture and byline' },
    { firstName: 'ApertureByline' },
    { firstName: 'Aperture', lastName: 'Byline' },
    { firstName: 'Aper', middleName: 'ture &', lastName: 'By line' },
    { firstName: 'Aperture', middleName: 'and', lastName: 'Byline' },
    { firstName: 'Aperture + Byline' },
    { firstName: 'Mira of', lastName: 'Aperture & Byline' },
    { firstName: 'Aperture_Byline', lastName: 'Kochi' },
    { firstName: 'Adm1n' },
    { firstName: '4dmin' },
    { firstName: '@dm!n' },
    { firstName: 'Adrnin' },
    { firstName: 'AdmIn' },
    { firstName: 'Adm|n' },
    { firstName: 'Supp0rt' },
    { firstName: '5t4ff' },
    { firstName: '$taff' },
    { firstName: '0ff1c1al' },
    { firstName: 'M0d3r4t0r' },
    { firstName: 'Apertur3', lastName: '8yline' },
    { firstName: 'Ádmìn' },
    { firstName: 'Ađmin' },
    { firstName: 'Suppørt' },
    { firstName: 'Ａｄｍｉｎ' },
    { firstName: '𝓐𝓭𝓶𝓲𝓷' },
    { firstName: '𝔖𝔱𝔞𝔣𝔣' },
    { firstName: 'Ⓐⓓⓜⓘⓝ' },
    { firstName: 'ᴬᵈᵐⁱⁿ' },
    { firstName: 'ᴀᴅᴍɪɴ' },
    { firstName: 'Ad\u200bmin' },
    { firstName: 'Ad\u3164min' },
    { firstName: 'Ad\u00admin' },
    { firstName: 'Admin\ufe0f' },
    { firstName: 'Ad\nmin' },
    { firstName: 'Аdmin' },
    { firstName: 'Αdmin' },
    { firstName: 'ꓮꓓꓟꓲꓠ' },
    { firstName: 'ꓢꓴꓑꓑꓳꓣꓔ' },
    { firstName: 'Ѕtаff' },
    { firstName: 'Арегturе', lastName: 'Вyline' },
    { firstName: 'оfficial' },
  ])('When it is %j, then it is reserved', (parts) => {
    expect(problemOf(parts)).toBe(profileMessages.nameReserved);
  });
});

describe('names that cannot be read', () => {
  test.each([
    ['...', 'points'],
    ['—', 'a dash'],
    ['( )', 'brackets'],
    ['!?', 'signs'],
    ['📷', 'a picture'],
    ['\u0301', 'an accent'],
    ['\u3164', 'a Hangul filler'],
    ['\u115f', 'a filler of first letters'],
    ['\u1160', 'a filler of vowels'],
    ['\uffa0', 'a narrow filler'],
    ['\u2800', 'an empty Braille cell'],
    ['Mira\u3164', 'a filler behind'],
    ['Mi\u2800ra', 'an empty cell within'],
    ['Mi\u200bra', 'a space of no width'],
    ['Mi\u2060ra', 'a word joiner'],
    ['Mi\ufeffra', 'a byte order mark'],
    ['Mi\u200cra', 'a non-joiner between Latin letters'],
    ['Mi\u200dra', 'a joiner between Latin letters'],
    ['मी\u200dरा', 'a joiner that joins nothing'],
    ['क्\u200d\u200dष', 'two joiners'],
    ['علی\u200c\u200cرضا', 'two non-joiners'],
    ['Mi\u00adra', 'a soft hyphen'],
    ['Mira\ufe0f', 'a variation selector'],
    ['Mira\u{e0100}', 'an ideographic one'],
    ['Mi\u{e0041}ra', 'a tag'],
    ['Mi\u034fra', 'a grapheme joiner'],
    ['Mi\u202era', 'an override'],
    ['Mi\u2066ra', 'an isolate'],
    ['Mi\u061cra', 'an Arabic mark'],
    ['Mi\u180era', 'a Mongolian separator'],
    ['Mi\u17b4ra', 'a Khmer vowel that nobody writes'],
    ['Mira\nPillai', 'a line feed'],
    ['Mira\r\nPillai', 'a carriage return'],
    ['Mira\tPillai', 'a tab'],
    ['Mira\u2028Pillai', 'a line separator'],
    ['Mira\u2029Pillai', 'a paragraph separator'],
    ['Mira\u0085Pillai', 'a next line'],
    ['Mi\u0007ra', 'a bell'],
    ['Mira\ue000', 'a private character'],
    ['Mi\ufff9ra', 'an annotation'],
    ['🅰nita', 'a letter in a box'],
    ['🇮🇳ra', 'a flag'],
    ['Mi\u0301\u0302\u0303ra', 'three accents'],
    ['M\u0300\u0301\u0302\u0303\u0304\u0305\u0306ira', 'seven'],
    ['Mírá\u0301\u0302', 'two on one that has one'],
    ['Mi\u0489\u0489\u0489ra', 'three that enclose'],
    ['मि\u0301\u0302\u0303रा', 'three on a vowel sign'],
    ['क\u093c\u093c\u093c\u093c\u093c', 'five dots below'],
    ['ก\u0e49\u0e49\u0e49', 'three tones'],
    ['\u0301Mira', 'an accent in front'],
    ['Mira \u0336Pillai', 'a stroke on nothing'],
  ])('When it is %j, with %s, then it is refused', (name) => {
    expect(findNamePartProblem(name)).toBe(profileMessages.nameInvalid);
  });

  test.each([
    'Mirа',
    'Сora',
    'Lееla',
    'Miгa',
    'Νoor',
    'Mi०ra',
    'Аша-Mirа',
    'O’Бrien',
    'ΑΒсd',
    'Leelaराम',
    'ꓡeela',
    'Ꭺnita',
    'Miкo',
  ])('When one word of %s mixes alphabets, then it is refused', (name) => {
    expect(findNamePartProblem(name)).toBe(profileMessages.nameMixed);
  });
});

describe('the key of a name', () => {
  const key = (name: string) => computeNameKeys({ firstName: name });

  test.each([
    ['Leela Varma', 'leela varma'],
    ['Leela Varma', 'LEELA VARMA'],
    ['Leela Varma', 'Leela  Varma.'],
    ['Leela Varma', 'Le ela-Varma'],
    ['Leela Varma', 'Ieela Varma'],
    ['Leela Varma', 'Lee1a Varma'],
    ['Leela Varma', 'L33la V4rma'],
    ['Leela Varma', 'Leela Vanna'.replace('nn', 'rrn')],
    ['Leela Varma', 'Léèla Värma'],
    ['Leela Varma', '𝓛𝓮𝓮𝓵𝓪 Varma'],
    ['Leela Varma', 'Lееlа Vаrmа'],
    ['Ismail Khan', 'ISMAIL KHAN'],
    ['Ismail Khan', 'lsmail Khan'],
    ['محمد علي', 'مُحَمَّد عَلي'],
    ['שלמה כהן', 'שְׁלֹמֹה כֹּהֵן'],
    ['علی‌رضا', 'علیرضا'],
    ['राज्कुमार', 'राज्‌कुमार'],
    ['Nguyễn Văn', 'Nguyễn Văn'.normalize('NFD')],
    ['Łukasz Ørsted', 'Lukasz Orsted'],
  ])('When names look like %s and %s, then it is the same', (one, other) => {
    expect(key(other)).toEqual(key(one));
  });

  test.each([
    ['Leela Varma', 'Leela Verma'],
    ['राम', 'रमा'],
    ['संजय', 'सजय'],
    ['محمد', 'محمود'],
    ['Mira', 'Mina'],
    ['佐藤', '加藤'],
  ])('When names look like %s and %s, then it is another', (one, other) => {
    expect(key(other)).not.toEqual(key(one));
  });

  test('When there is a middle name, then there is one for each way to show it', () => {
    expect(computeNameKeys({ firstName: 'Noor', middleName: 'Salma', lastName: 'Haddad' })).toEqual([
      'noorsalrnahaddad',
      'noorhaddad',
    ]);
    expect(computeNameKeys({ firstName: 'Noor' })).toEqual(['noor']);
    expect(computeNameKeys({})).toEqual([]);
    expect(computeNameKeys({ firstName: 5, lastName: null })).toEqual([]);
  });
});
