import type { StoredHomeSettings, StoredShopSettings } from '@aperture-byline/contract/settings/stored';
import { settings } from '../content.ts';
import type { SeedClock, SeedDocument } from '../seed-document.ts';
import { imageCommentDocuments, storyCommentDocuments } from './comments.ts';
import { exhibitionDocuments } from './exhibitions.ts';
import { figureDocuments } from './figures.ts';
import { imageDocuments } from './images.ts';
import { productDocuments } from './products.ts';
import { type PublishedPictures, pictureOf } from './published-picture.ts';
import { reviewDocuments, revisionDocuments } from './reviews.ts';
import { storyDocuments } from './stories.ts';
import { accountDocuments, bookmarkDocuments, userDocuments } from './users.ts';

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
    shop: [{ path: 'settings/shop', data: settings.shop } satisfies SeedDocument<StoredShopSettings>],
  };
}

function homeSettings(pictures: PublishedPictures): SeedDocument<StoredHomeSettings> {
  return {
    path: 'settings/home',
    data: { carousel: settings.home.carousel.map((key) => pictureOf(pictures, key).imageId) },
  };
}
