import type { StoredExhibition } from '@aperture-byline/contract/exhibition/stored';
import { sampleExhibition } from '@aperture-byline/contract/samples/stored-documents';
import { allExhibitions } from '../exhibitions/all-exhibitions.ts';
import type { SeedExhibition } from '../exhibitions/seed-exhibition.ts';
import { seedId } from '../ids.ts';
import { person } from '../people/all-people.ts';
import { bylineOf } from '../people/person.ts';
import type { SeedClock } from '../seed-clock.ts';
import { type PublishedPictures, pictureOf } from './published-picture.ts';
import type { SeedDocument } from './seed-document.ts';

/** Half past six in the evening in India. */
const OPENING_HOUR = 13;
/** Days between a proposal and its opening. */
const PREPARATION = 40;

export function exhibitionDocuments(
  pictures: PublishedPictures,
  clock: SeedClock,
): SeedDocument<StoredExhibition>[] {
  return allExhibitions.map((exhibition) => ({
    path: `exhibitions/${seedId('exhibition', exhibition.key)}`,
    data: storedExhibition(exhibition, pictures, clock),
  }));
}

function storedExhibition(
  exhibition: SeedExhibition,
  pictures: PublishedPictures,
  clock: SeedClock,
): StoredExhibition {
  const { title, description, authorDescription, genre, genreDescription, status } = exhibition;
  return sampleExhibition({
    owner: bylineOf(person(exhibition.owner)),
    title,
    description,
    authorDescription,
    genre,
    genreDescription,
    startDate: clock.daysAgo(exhibition.opensDaysAgo, OPENING_HOUR),
    endDate: clock.daysAgo(exhibition.closesDaysAgo, OPENING_HOUR),
    banner: pictureOf(pictures, exhibition.banner).stored,
    imageIds: exhibition.pictures.map((key) => pictureOf(pictures, key).imageId),
    status,
    createdAt: clock.daysAgo(Math.max(1, exhibition.opensDaysAgo + PREPARATION)),
  });
}
