import type { StoredImage } from '@aperture-byline/contract/image/stored';
import { sampleImage } from '@aperture-byline/contract/samples/stored-documents';
import { listPrefixes } from '../../../functions/src/lib/text/search-words.ts';
import { allPhotographs } from '../content.ts';
import { buildByline } from '../people.ts';
import type { SeedClock, SeedDocument } from '../seed-document.ts';
import { creditDescription, photographLicense } from './credits.ts';
import { findPicture, type PublishedPictures } from './published-picture.ts';

export function imageDocuments(pictures: PublishedPictures, clock: SeedClock): SeedDocument<StoredImage>[] {
  return allPhotographs.map((photograph) => {
    const { imageId, stored, exif, hash, originalSize, credit } = findPicture(pictures, photograph.key);
    const title = credit?.title ?? photograph.title;
    const { owner, privacyStatus, status, daysAgo } = photograph;
    return {
      path: `images/${imageId}`,
      data: sampleImage({
        owner: buildByline(owner),
        title,
        description: credit ? creditDescription(credit) : photograph.description,
        picture: stored,
        exif,
        license: photographLicense(photograph, credit),
        hash,
        originalSize,
        searchWords: listPrefixes(title, []),
        privacyStatus,
        status,
        createdAt: clock.computeMoment(photograph.key, daysAgo + 1),
        publishedAt: status === 'approved' ? clock.computeMoment(photograph.key, daysAgo) : null,
        updatedAt: clock.computeMoment(photograph.key, daysAgo),
      }),
    };
  });
}
