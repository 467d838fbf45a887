/** Every path of the site. */
export const paths = {
  home: '/',
  stories: '/stories',
  story: (slug: string) => `/stories/${encodeURIComponent(slug)}`,
  gallery: '/gallery',
  image: (imageId: string) => `/exhibition?image=${encodeURIComponent(imageId)}`,
  exhibitions: '/exhibitions',
  exhibition: (exhibitionId: string) => `/exhibition/${encodeURIComponent(exhibitionId)}`,
  shop: '/shop',
  cart: '/shop/cart',
  product: (slug: string) => `/shop/${encodeURIComponent(slug)}`,
  privacyPolicy: '/privacy-policy',
  termsOfService: '/terms-of-service',
  shippingAndReturns: '/terms-of-service#shipping-and-returns',
  contact: '/contact-us',
  login: '/login',
  register: '/register',
  /** Leads on to `register`. */
  signUp: '/signup',
  forgotPassword: '/forgot-password',
  /** After the deletion of an account. */
  accountDeleted: '/account-deleted',
  ownProfile: '/profile',
  profile: (userId: number | string) => `/profile/${encodeURIComponent(userId)}`,
  newProfile: '/profile/user-details',
  editProfile: '/profile/edit-details',
  settings: '/profile/settings',
  notices: '/profile/notices',
  orders: '/profile?tab=orders',
  order: (orderId: string) => `/profile/orders/${encodeURIComponent(orderId)}`,
} as const;

/** An address that comes back to `path` once its visitor has signed in. */
export function withRedirect(address: string, path: string): string {
  return `${address}?redirect=${encodeURIComponent(path)}`;
}
