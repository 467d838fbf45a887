import type { PublicPageName } from '@aperture-byline/contract/pages/page-table';

/**
 * The source files of the public pages: the page itself, then the parts that it loads later although the server renders them. Their
 * style sheets come with the page. For the server only: in `pages.ts` they would cost every page some bytes.
 */
export const pageSources: Readonly<Record<PublicPageName, readonly [page: string, ...parts: string[]]>> = {
  home: ['features/home/home-page.tsx'],
  stories: ['features/stories/stories-page.tsx'],
  story: [
    'features/stories/story-page.tsx',
    'entities/follow/follow-button.tsx',
    'features/stories/story/story-actions.tsx',
    'features/stories/story/story-comment-form.tsx',
  ],
  gallery: ['features/gallery/gallery-page.tsx'],
  photographers: ['features/photographers/photographers-page.tsx'],
  exhibitions: ['features/exhibitions/exhibitions-page.tsx'],
  image: [
    'features/gallery/image-page.tsx',
    'features/gallery/image/image-works.tsx',
    'entities/follow/follow-button.tsx',
    'entities/image/image-comment-form.tsx',
  ],
  exhibition: [
    'features/exhibitions/exhibition-page.tsx',
    'features/exhibitions/detail/catalogue.tsx',
    'features/exhibitions/detail/exhibition-prints.tsx',
    'entities/exhibition/guest-book/guest-book.tsx',
    'entities/exhibition/remind/remind-button.tsx',
    'entities/follow/follow-button.tsx',
  ],
  shop: ['features/shop/shop-page.tsx'],
  product: ['features/shop/product-page.tsx', 'features/shop/product/product-works.tsx'],
  profile: [
    'features/profile/public-profile-page.tsx',
    'entities/follow/follow-button.tsx',
    'features/profile/shared/works/exhibition-groups.tsx',
    'features/profile/shared/works/stories.tsx',
    'features/profile/shared/works/prints.tsx',
  ],
  certificate: ['features/certificate/certificate-page.tsx'],
  preview: ['features/story-preview/story-preview-page.tsx'],
  letters: ['features/letters/letters-page.tsx'],
  letter: ['features/letters/letter-page.tsx'],
  search: ['features/search/search-page.tsx'],
  privacyPolicy: ['features/legal/privacy-policy-page.tsx'],
  termsOfService: ['features/legal/terms-of-service-page.tsx'],
  contact: ['features/contact/contact-page.tsx', 'features/contact/contact-form.tsx'],
};
