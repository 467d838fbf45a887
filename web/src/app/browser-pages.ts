import type { BarePageName, PrivatePageName } from '@aperture-byline/contract/pages/page-table';
import type { ImportPage } from '#lib/pages/define-page.ts';

export const browserPages: Readonly<Record<PrivatePageName | BarePageName, ImportPage>> = {
  cart: () => import('#features/cart/cart-page.tsx'),
  login: () => import('#features/auth/login-page.tsx'),
  register: () => import('#features/auth/register-page.tsx'),
  forgotPassword: () => import('#features/auth/forgot-password-page.tsx'),
  accountDeleted: () => import('#features/auth/account-deleted-page.tsx'),
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
