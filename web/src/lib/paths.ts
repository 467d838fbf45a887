/** Every address of the site, so that no page writes one by hand. */
export const paths = {
  home: '/',
  stories: '/stories',
  story: (slug: string) => `/stories/${encodeURIComponent(slug)}`,
  gallery: '/gallery',
  image: (imageId: string) => `/exhibition?image=${encodeURIComponent(imageId)}`,
  exhibitions: '/exhibitions',
  exhibition: (exhibitionId: string) => `/exhibition/${encodeURIComponent(exhibitionId)}`,
  shop: '/shop',
  product: (slug: string) => `/shop/${encodeURIComponent(slug)}`,
  privacyPolicy: '/privacy-policy',
  termsOfService: '/terms-of-service',
  contact: '/contact-us',
  signUp: '/signup',
} as const;
