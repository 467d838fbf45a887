import { storedBlog, storedPreviewLink } from '@aperture-byline/contract/blog/stored';
import { storedCounts } from '@aperture-byline/contract/engagement/stored';
import { storedExhibition } from '@aperture-byline/contract/exhibition/stored';
import { storedImage } from '@aperture-byline/contract/image/stored';
import { storedLetter } from '@aperture-byline/contract/letter/stored';
import { storedCertificate } from '@aperture-byline/contract/order/certificate';
import { storedSubOrder } from '@aperture-byline/contract/order/stored';
import { storedProduct } from '@aperture-byline/contract/product/stored';
import {
  type StoredHomeSettings,
  storedHomeSettings,
  storedShopSettings,
} from '@aperture-byline/contract/settings/stored';
import { type DocumentSchema, parseDocument } from '@aperture-byline/contract/shared/stored-fields';
import {
  storedAccount,
  storedBookmark,
  storedContact,
  storedProfileSlug,
  storedUser,
} from '@aperture-byline/contract/user/stored';
import { settings } from '../content.ts';
import type { SeedClock } from '../seed-document.ts';
import { certificateDocuments } from './certificates.ts';
import { guestBookDocuments, imageCommentDocuments, storyCommentDocuments } from './comments.ts';
import { countsDocuments } from './counts.ts';
import { exhibitionDocuments } from './exhibitions.ts';
import { imageDocuments } from './images.ts';
import { letterDocuments } from './letters.ts';
import { previewDocuments } from './previews.ts';
import { productDocuments } from './products.ts';
import { findPicture, type PublishedPictures } from './published-picture.ts';
import { reviewDocuments, revisionDocuments } from './reviews.ts';
import { statsDocuments } from './stats.ts';
import { storyDocuments } from './stories.ts';
import { accountDocuments, bookmarkDocuments, contactDocuments, profileSlugDocuments, userDocuments } from './users.ts';

/** Everything the seed keeps in Firestore, by what it is. */
type SeedDocuments = ReturnType<typeof allDocuments>;

export function allDocuments(pictures: PublishedPictures, clock: SeedClock) {
  const users = userDocuments(clock);
  const images = imageDocuments(pictures, clock);
  const stories = storyDocuments(pictures, clock);
  const counts = countsDocuments(pictures);
  const exhibitions = exhibitionDocuments(pictures, clock);
  const revisions = revisionDocuments(stories, clock);
  const products = productDocuments(pictures, clock);
  return {
    users,
    profileSlugs: profileSlugDocuments(users),
    contacts: contactDocuments(),
    accounts: accountDocuments(clock),
    bookmarks: bookmarkDocuments(clock),
    images,
    products,
    stories,
    exhibitions,
    revisions,
    previews: previewDocuments(stories, clock),
    letters: letterDocuments({ exhibitions, stories, prints: products }, clock),
    reviews: reviewDocuments({ images, exhibitions, revisions }, clock),
    counts,
    figures: statsDocuments({ images, stories, counts }, clock),
    imageComments: imageCommentDocuments(pictures, clock),
    storyComments: storyCommentDocuments(clock),
    guestBookLines: guestBookDocuments(exhibitions),
    ...certificateDocuments(pictures, clock),
    homeSettings: [{ path: 'settings/home', data: homeSettings(pictures) }],
    shopSettings: [{ path: 'settings/shop', data: { version: 0, ...settings.shop } }],
  };
}

function homeSettings(pictures: PublishedPictures): StoredHomeSettings {
  const carousel = settings.home.carousel.map((key) => findPicture(pictures, key).imageId);
  return { version: 0, introStories: [], shopIntro: null, carousel };
}

/** Schemas with which the server reads the documents. */
const SCHEMAS: Partial<Record<keyof SeedDocuments, DocumentSchema>> = {
  users: storedUser,
  profileSlugs: storedProfileSlug,
  contacts: storedContact,
  accounts: storedAccount,
  bookmarks: storedBookmark,
  images: storedImage,
  products: storedProduct,
  stories: storedBlog,
  counts: storedCounts,
  exhibitions: storedExhibition,
  previews: storedPreviewLink,
  letters: storedLetter,
  certificates: storedCertificate,
  subOrders: storedSubOrder,
  homeSettings: storedHomeSettings,
  shopSettings: storedShopSettings,
};

/** Throws where the server would not read a document as it stands: a field is missing, wrong or unknown. */
export function checkDocuments(documents: SeedDocuments): void {
  for (const [kind, schema] of Object.entries(SCHEMAS))
    for (const { path, data } of documents[kind as keyof SeedDocuments]) {
      const unknown = Object.keys(data).filter((name) => !(name in schema.entries));
      const faults = [...parseDocument(schema, { ...data }).faults, ...unknown];
      if (faults.length > 0) throw new Error(`The seed's ${path} is wrong: ${faults.join(', ')}`);
    }
}
