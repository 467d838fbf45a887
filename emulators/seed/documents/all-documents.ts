import type { StoredHomeSettings, StoredShopSettings } from '@aperture-byline/contract/settings/stored';
import type { SeedClock } from '../seed-clock.ts';
import type { SeedDocument } from '../seed-document.ts';
import { bookmarkDocuments } from './bookmarks.ts';
import { imageCommentDocuments, storyCommentDocuments } from './comments.ts';
import { exhibitionDocuments } from './exhibitions.ts';
import { figureDocuments } from './figures.ts';
import { imageDocuments } from './images.ts';
import { productDocuments } from './products.ts';
import { type PublishedPictures, pictureOf } from './published-picture.ts';
import { reviewDocuments, revisionDocuments } from './reviews.ts';
import { storyDocuments } from './stories.ts';
import { accountDocuments, userDocuments } from './users.ts';

/** Keys of the pictures on the front page, in order. */
export const homeCarousel: readonly string[] = [
  'mirror-lake',
  'islands-at-dusk',
  'dune-field-morning',
  'skyline-night-water',
  'cloud-inversion',
];

/** A virtual payment address and an account that are nobody's. */
const shopSettings: SeedDocument<StoredShopSettings> = {
  path: 'settings/shop',
  data: {
    upiId: 'aperture.byline@example',
    payeeName: 'Aperture & Byline',
    bankText: 'Aperture & Byline\nExample Bank, Kochi\nAccount 0000 0000 0000\nIFSC EXMP0000000',
  },
};

/** Everything the seed keeps in Firestore, by what it is. */
export function allDocuments(pictures: PublishedPictures, clock: SeedClock) {
  const images = imageDocuments(pictures, clock);
  const stories = storyDocuments(pictures, clock);
  const exhibitions = exhibitionDocuments(pictures, clock);
  const revisions = revisionDocuments(stories, clock);
  return {
    users: userDocuments(clock),
    accounts: accountDocuments(clock),
    bookmarks: bookmarkDocuments(clock),
    images,
    products: productDocuments(pictures, clock),
    stories,
    exhibitions,
    revisions,
    reviews: reviewDocuments({ images, exhibitions, revisions }, clock),
    figures: figureDocuments({ images, stories }, clock),
    imageComments: imageCommentDocuments(pictures, clock),
    storyComments: storyCommentDocuments(clock),
    settings: [homeSettings(pictures)],
    shop: [shopSettings],
  };
}

function homeSettings(pictures: PublishedPictures): SeedDocument<StoredHomeSettings> {
  return {
    path: 'settings/home',
    data: { carousel: homeCarousel.map((key) => pictureOf(pictures, key).imageId) },
  };
}
