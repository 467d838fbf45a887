import { createRequire } from 'node:module';

/** Typeface of a text: plain words, emphasised words, or the product's headlines. */
export type Face = 'text' | 'strong' | 'headline';

type Weight = '400Regular' | '600SemiBold';

const toFile = (name: string, family: string, weight: Weight): string =>
  `@expo-google-fonts/${name}/${weight}/${family}_${weight}.ttf`;

/** Alphabets. Their glyphs stand for characters, one for each, in the order in which they are read. */
const FIRST: Readonly<Record<Face, readonly string[]>> = {
  text: [toFile('inter', 'Inter', '400Regular')],
  strong: [toFile('inter', 'Inter', '600SemiBold')],
  headline: [toFile('fraunces', 'Fraunces', '400Regular'), toFile('inter', 'Inter', '400Regular')],
};

interface ScriptFont {
  /** Characters that it may have: a font is read for them alone. */
  characters: RegExp;
  name: string;
  family: string;
  weights?: readonly Weight[];
}

const noto = (characters: RegExp, name: string, family: string): ScriptFont => ({
  characters,
  name: `noto-sans-${name}`,
  family: `NotoSans${family}`,
});

/** Signs and marks that several scripts share, such as the danda, come from the first that has them. */
const SCRIPT_FONTS: readonly ScriptFont[] = [
  noto(/\p{scx=Deva}/u, 'devanagari', 'Devanagari'),
  noto(/\p{scx=Arab}/u, 'arabic', 'Arabic'),
  noto(/\p{scx=Hebr}/u, 'hebrew', 'Hebrew'),
  noto(/\p{scx=Beng}/u, 'bengali', 'Bengali'),
  noto(/\p{scx=Guru}/u, 'gurmukhi', 'Gurmukhi'),
  noto(/\p{scx=Gujr}/u, 'gujarati', 'Gujarati'),
  noto(/\p{scx=Orya}/u, 'oriya', 'Oriya'),
  noto(/\p{scx=Taml}/u, 'tamil', 'Tamil'),
  noto(/\p{scx=Telu}/u, 'telugu', 'Telugu'),
  noto(/\p{scx=Knda}/u, 'kannada', 'Kannada'),
  noto(/\p{scx=Mlym}/u, 'malayalam', 'Malayalam'),
  noto(/\p{scx=Sinh}/u, 'sinhala', 'Sinhala'),
  noto(/\p{scx=Olck}/u, 'ol-chiki', 'OlChiki'),
  noto(/\p{scx=Mtei}/u, 'meetei-mayek', 'MeeteiMayek'),
  noto(/\p{scx=Thaa}/u, 'thaana', 'Thaana'),
  noto(/\p{scx=Thai}/u, 'thai', 'Thai'),
  noto(/\p{scx=Laoo}/u, 'lao', 'Lao'),
  noto(/\p{scx=Khmr}/u, 'khmer', 'Khmer'),
  noto(/\p{scx=Mymr}/u, 'myanmar', 'Myanmar'),
  noto(/\p{scx=Geor}/u, 'georgian', 'Georgian'),
  noto(/\p{scx=Armn}/u, 'armenian', 'Armenian'),
  noto(/\p{scx=Ethi}/u, 'ethiopic', 'Ethiopic'),
  { characters: /\p{scx=Tibt}/u, name: 'noto-serif-tibetan', family: 'NotoSerifTibetan' },
  {
    characters: /[\p{Extended_Pictographic}\p{Regional_Indicator}]|\u20e3/u,
    name: 'noto-emoji',
    family: 'NotoEmoji',
    weights: ['400Regular'],
  },
  noto(/[\p{S}\p{No}\p{P}\p{M}]/u, 'symbols', 'Symbols'),
  { ...noto(/[\p{S}\p{No}\p{P}]/u, 'symbols-2', 'Symbols2'), weights: ['400Regular'] },
];

/** The fonts that may have a cluster of characters, the first to be asked first. */
export function listFontFiles(face: Face, cluster: string): readonly string[] {
  const weight = face === 'strong' ? '600SemiBold' : '400Regular';
  const scripts = SCRIPT_FONTS.filter(({ characters }) => characters.test(cluster));
  return [
    ...FIRST[face],
    ...scripts.map(({ name, family, weights = [weight] }) => toFile(name, family, weights[0] ?? weight)),
  ];
}

export const findFirstFont = (face: Face): string => FIRST[face][0] ?? '';

const { resolve } = createRequire(import.meta.url);

/** Where a file of a package lies, beside the sources as beside the bundle. */
export const resolveFile = (file: string): string => resolve(file);
