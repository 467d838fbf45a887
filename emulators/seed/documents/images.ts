import type { StoredImage } from '@aperture-byline/contract/image/stored';
import { sampleImage } from '@aperture-byline/contract/samples/stored-documents';
import { beginningsOf } from '../../../functions/src/lib/search-words.ts';
import { person } from '../people/all-people.ts';
import { bylineOf } from '../people/person.ts';
import { allPhotographs } from '../photographs/all-photographs.ts';
import type { Photograph } from '../photographs/photograph.ts';
import type { SeedClock } from '../seed-clock.ts';
import type { SeedDocument } from '../seed-document.ts';
import { CREDITED_LICENSE, creditDescription } from './credits.ts';
import { type PublishedPictures, pictureOf } from './published-picture.ts';

export function imageDocuments(pictures: PublishedPictures, clock: SeedClock): SeedDocument<StoredImage>[] {
  return allPhotographs.map((photograph) => {
    const { imageId, stored, exif, hash, originalSize, credit } = pictureOf(pictures, photograph.key);
    const title = credit?.title ?? photograph.title;
    const { owner, privacyStatus, status, likes, views, daysAgo } = photograph;
    return {
      path: `images/${imageId}`,
      data: sampleImage({
        owner: bylineOf(person(owner)),
        title,
        description: credit ? creditDescription(credit) : photograph.description,
        picture: stored,
        exif,
        license: credit ? CREDITED_LICENSE : photograph.license,
        hash,
        originalSize,
        searchWords: beginningsOf(title, []),
        privacyStatus,
        status,
        likes,
        views,
        createdAt: clock.momentOf(photograph.key, daysAgo + 1),
        publishedAt: publishedAt(photograph, clock),
        updatedAt: clock.momentOf(photograph.key, daysAgo),
      }),
    };
  });
}

/** When a photograph was approved, or null. */
export function publishedAt({ key, status, daysAgo }: Photograph, clock: SeedClock): Date | null {
  return status === 'approved' ? clock.momentOf(key, daysAgo) : null;
}
