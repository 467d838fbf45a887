import { accountRoutes } from './areas/account/routes.ts';
import { blogRoutes } from './areas/blog/routes.ts';
import { contactRoutes } from './areas/contact/routes.ts';
import { exhibitionRoutes } from './areas/exhibition/routes.ts';
import { imageRoutes } from './areas/image/routes.ts';
import { markRoutes } from './areas/mark/routes.ts';
import { productRoutes } from './areas/product/routes.ts';
import { userRoutes } from './areas/user/routes.ts';
import type { Route } from './http/define-route.ts';

/** Every call of the API. */
export const routes: readonly Route[] = [
  ...blogRoutes,
  ...exhibitionRoutes,
  ...imageRoutes,
  ...markRoutes,
  ...productRoutes,
  ...userRoutes,
  ...accountRoutes,
  ...contactRoutes,
];
