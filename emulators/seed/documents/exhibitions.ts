import type { StoredExhibition } from '@aperture-byline/contract/exhibition/stored';
import { sampleExhibition } from '@aperture-byline/contract/samples/stored-documents';
import { allExhibitions, type SeedExhibition } from '../content.ts';
import { buildByline } from '../people.ts';
import { type SeedClock, type SeedDocument, seedId } from '../seed-document.ts';
import { findPicture, type PublishedPictures } from './published-picture.ts';

/** Half past six in the evening in India. */
const OPENING_HOUR = 13;
/** Days between a proposal and its opening. */
const PREPARATION = 40;

export function exhibitionDocuments(pictures: PublishedPictures, clock: SeedClock): SeedDocument<StoredExhibition>[] {
  return allExhibitions.map((exhibition) => ({
    path: `exhibitions/${seedId('exhibition', exhibition.key)}`,
    data: storedExhibition(exhibition, pictures, clock),
  }));
}

function storedExhibition(exhibition: SeedExhibition, pictures: PublishedPictures, clock: SeedClock): StoredExhibition {
  const { title, description, authorDescription, genre, genreDescription, status } = exhibition;
  return sampleExhibition({
    owner: buildByline(exhibition.owner),
    title,
    description,
    authorDescription,
    genre,
    genreDescription,
    startDate: clock.daysAgo(exhibition.opensDaysAgo, OPENING_HOUR),
    endDate: clock.daysAgo(exhibition.closesDaysAgo, OPENING_HOUR),
    banner: findPicture(pictures, exhibition.banner).stored,
    imageIds: exhibition.pictures.map((key) => findPicture(pictures, key).imageId),
    teaserImageIds: exhibition.teaser.map((key) => findPicture(pictures, key).imageId),
    status,
    ...computeState(exhibition, clock),
  });
}

/** A proposal was submitted a day after it was begun; the draft was sent back. */
function computeState(
  { status, opensDaysAgo }: SeedExhibition,
  clock: SeedClock,
): Pick<StoredExhibition, 'createdAt' | 'submittedAt' | 'publishedAt' | 'reviewNote'> {
  const days = Math.max(2, opensDaysAgo + PREPARATION);
  return {
    createdAt: clock.daysAgo(days),
    submittedAt: clock.daysAgo(days - 1),
    publishedAt: status === 'approved' ? clock.daysAgo(days - 1) : null,
    reviewNote:
      status === 'draft' ? 'Please tell visitors in the description what holds these pictures together.' : null,
  };
}
