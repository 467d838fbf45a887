import { nameModel } from './gear-models.ts';

/** Makers as EXIF data write them, in capitals, by the name that photographers use; the longest first. */
const MAKERS: readonly [written: string, name: string][] = [
  ['NIKON CORPORATION', 'Nikon'],
  ['NIKON', 'Nikon'],
  ['CANON INC.', 'Canon'],
  ['CANON', 'Canon'],
  ['SONY', 'Sony'],
  ['FUJIFILM CORPORATION', 'Fujifilm'],
  ['FUJIFILM', 'Fujifilm'],
  ['FUJI PHOTO FILM CO., LTD.', 'Fujifilm'],
  ['OM DIGITAL SOLUTIONS', 'OM System'],
  ['OLYMPUS IMAGING CORP.', 'Olympus'],
  ['OLYMPUS OPTICAL CO.,LTD', 'Olympus'],
  ['OLYMPUS CORPORATION', 'Olympus'],
  ['OLYMPUS', 'Olympus'],
  ['PANASONIC CORPORATION', 'Panasonic'],
  ['PANASONIC', 'Panasonic'],
  ['LEICA CAMERA AG', 'Leica'],
  ['LEICA', 'Leica'],
  ['PENTAX CORPORATION', 'Pentax'],
  ['PENTAX', 'Pentax'],
  ['RICOH IMAGING COMPANY, LTD.', 'Ricoh'],
  ['RICOH', 'Ricoh'],
  ['HASSELBLAD', 'Hasselblad'],
  ['PHASE ONE', 'Phase One'],
  ['SIGMA', 'Sigma'],
  ['TAMRON', 'Tamron'],
  ['TOKINA', 'Tokina'],
  ['CARL ZEISS AG', 'Zeiss'],
  ['CARL ZEISS', 'Zeiss'],
  ['ZEISS', 'Zeiss'],
  ['VOIGTLÄNDER', 'Voigtländer'],
  ['VOIGTLANDER', 'Voigtländer'],
  ['SAMYANG', 'Samyang'],
  ['EASTMAN KODAK COMPANY', 'Kodak'],
  ['KODAK', 'Kodak'],
  ['KONICA MINOLTA CAMERA, INC.', 'Konica Minolta'],
  ['KONICA MINOLTA', 'Konica Minolta'],
  ['MINOLTA CO., LTD.', 'Minolta'],
  ['MINOLTA', 'Minolta'],
  ['CASIO COMPUTER CO.,LTD.', 'Casio'],
  ['CASIO', 'Casio'],
  ['SAMSUNG TECHWIN', 'Samsung'],
  ['SAMSUNG ELECTRONICS', 'Samsung'],
  ['SAMSUNG', 'Samsung'],
  ['APPLE', 'Apple'],
  ['GOOGLE', 'Google'],
  ['XIAOMI', 'Xiaomi'],
  ['ONEPLUS', 'OnePlus'],
  ['HUAWEI', 'Huawei'],
  ['MOTOROLA', 'Motorola'],
  ['LG ELECTRONICS', 'LG'],
  ['LGE', 'LG'],
  ['DJI', 'DJI'],
  ['GOPRO', 'GoPro'],
];

/** Characters of a name that are shown. */
const NAME_MAX = 80;

const startsWithName = (text: string, name: string): boolean => {
  const upper = text.toUpperCase();
  return upper === name || upper.startsWith(`${name} `);
};

/** Returns the name under which gear is sold: `NIKON CORPORATION`, `NIKON Z 7_2` is `Nikon Z 7II`; else undefined. */
export function nameGear(make: string | undefined, model: string | undefined): string | undefined {
  const maker = clean(make);
  const known = MAKERS.find(([written]) => startsWithName(maker, written))?.[1] ?? maker;
  const rest = withoutMaker(clean(model));
  const own = MAKERS.find(([written]) => startsWithName(clean(model), written))?.[1];
  const shown = own ?? known;
  const name = [shown, nameModel(shown, rest)].filter(Boolean).join(' ').slice(0, NAME_MAX);
  return name === '' ? undefined : name;
}

function withoutMaker(model: string): string {
  const [written] = MAKERS.find(([name]) => startsWithName(model, name)) ?? [];
  return written === undefined ? model : model.slice(written.length).trim();
}

const clean = (text: string | undefined): string => (text ?? '').replace(/[\s\0]+/g, ' ').trim();
