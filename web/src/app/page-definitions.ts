import type { PublicPageName } from '@aperture-byline/contract/pages/page-table';
import { certificate } from '#features/certificate/certificate.page.ts';
import { contact } from '#features/contact/contact.page.ts';
import { exhibition } from '#features/exhibitions/exhibition.page.ts';
import { exhibitions } from '#features/exhibitions/exhibitions.page.ts';
import { gallery } from '#features/gallery/gallery.page.ts';
import { image } from '#features/gallery/image.page.ts';
import { home } from '#features/home/home.page.ts';
import { privacyPolicy } from '#features/legal/privacy-policy.page.ts';
import { termsOfService } from '#features/legal/terms-of-service.page.ts';
import { letter } from '#features/letters/letter.page.ts';
import { letters } from '#features/letters/letters.page.ts';
import { photographers } from '#features/photographers/photographers.page.ts';
import { publicProfile } from '#features/profile/public-profile.page.ts';
import { search } from '#features/search/search.page.ts';
import { product } from '#features/shop/product.page.ts';
import { shop } from '#features/shop/shop.page.ts';
import { stories } from '#features/stories/stories.page.ts';
import { story } from '#features/stories/story.page.ts';
import { storyPreview } from '#features/story-preview/story-preview.page.ts';
import { subscription } from '#features/subscription/subscription.page.ts';
import type { PublicPage } from '#lib/pages/define-page.ts';

/** Definitions of the public pages, in the order in which sitemaps list them. */
export const pageDefinitions: Readonly<Record<PublicPageName, PublicPage>> = {
  home,
  stories,
  story,
  gallery,
  photographers,
  exhibitions,
  image,
  shop,
  product,
  exhibition,
  profile: publicProfile,
  certificate,
  preview: storyPreview,
  subscription,
  letters,
  letter,
  search,
  privacyPolicy,
  termsOfService,
  contact,
};
