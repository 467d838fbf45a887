import type { BarePageName, PrivatePageName } from '@aperture-byline/contract/pages/page-table';
import type { ImportPage } from '#lib/pages/define-page.ts';
import type { signInPages } from './sign-in-pages.ts';

type BrowserPageName = Exclude<PrivatePageName | BarePageName, keyof typeof signInPages>;

/** The code of the other pages that the browser renders: in a file of its own, because few visitors open one. */
export const browserPages: Readonly<Record<BrowserPageName, ImportPage>> = {
  cart: () => import('#features/cart/cart-page.tsx'),
  accountDeleted: () => import('#features/auth/account-deleted-page.tsx'),
  subscription: () => import('#features/subscription/subscription-page.tsx'),
  accountProfile: () => import('#features/profile/own-profile-page.tsx'),
  newProfile: () => import('#features/profile/new-profile-page.tsx'),
  editProfile: () => import('#features/profile/edit-profile-page.tsx'),
  settings: () => import('#features/profile/settings-page.tsx'),
  notices: () => import('#features/notices/notices-page.tsx'),
  order: () => import('#features/orders/order-page.tsx'),
  studio: () => import('#features/studio/studio-page.tsx'),
  viewer: () => import('#features/exhibitions/viewer-page.tsx'),
  receipt: () => import('#features/orders/receipt-page.tsx'),
};
