import type { StoredExhibition } from '@aperture-byline/contract/exhibition/stored';
import type { Hang } from '../exhibitions/hang.ts';
import { programme } from '../exhibitions/programme.ts';
import { seedId } from '../ids.ts';
import { person } from '../people/cast.ts';
import { bylineOf } from '../people/person.ts';
import type { SeedClock } from '../seed-clock.ts';
import { type PublishedPictures, pictureOf } from './published-picture.ts';
import type { SeedDocument } from './seed-document.ts';

/** Half past six in the evening in India. */
const DOORS = 13;
/** Days between a proposal and its opening. */
const PREPARATION = 40;

export function exhibitionDocuments(
  pictures: PublishedPictures,
  clock: SeedClock,
): SeedDocument<StoredExhibition>[] {
  return programme.map((hang) => ({
    path: `exhibitions/${seedId('exhibition', hang.key)}`,
    data: storedExhibition(hang, pictures, clock),
  }));
}

function storedExhibition(hang: Hang, pictures: PublishedPictures, clock: SeedClock): StoredExhibition {
  const { title, description, authorDescription, genre, genreDescription, status } = hang;
  return {
    owner: bylineOf(person(hang.owner)),
    title,
    description,
    authorDescription,
    genre,
    genreDescription,
    startDate: clock.daysAgo(hang.opensDaysAgo, DOORS),
    endDate: clock.daysAgo(hang.closesDaysAgo, DOORS),
    banner: pictureOf(pictures, hang.banner).stored,
    imageIds: hang.pictures.map((key) => pictureOf(pictures, key).imageId),
    status,
    createdAt: clock.daysAgo(Math.max(1, hang.opensDaysAgo + PREPARATION)),
  };
}
