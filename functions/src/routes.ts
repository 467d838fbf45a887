import { accountRoutes } from './account/routes.ts';
import { blogRoutes } from './blog/routes.ts';
import { contactRoutes } from './contact/routes.ts';
import { exhibitionRoutes } from './exhibition/routes.ts';
import type { Route } from './http/define-route.ts';
import { imageRoutes } from './image/routes.ts';
import { productRoutes } from './product/routes.ts';
import { userRoutes } from './user/routes.ts';

/** Every call of the API. */
export const routes: readonly Route[] = [
  ...blogRoutes,
  ...exhibitionRoutes,
  ...imageRoutes,
  ...productRoutes,
  ...userRoutes,
  ...accountRoutes,
  ...contactRoutes,
];
