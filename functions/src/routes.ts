import { accountRoutes } from './areas/account/routes.ts';
import { addressRoutes } from './areas/address/routes.ts';
import { attachmentRoutes } from './areas/attachment/routes.ts';
import { blogRoutes } from './areas/blog/routes.ts';
import { commentRoutes } from './areas/comment/routes.ts';
import { contactRoutes } from './areas/contact/routes.ts';
import { conversationRoutes } from './areas/conversation/routes.ts';
import { deskRoutes } from './areas/desk/routes.ts';
import { engagementRoutes } from './areas/engagement/routes.ts';
import { exhibitionRoutes } from './areas/exhibition/routes.ts';
import { followRoutes } from './areas/follow/routes.ts';
import { imageRoutes } from './areas/image/routes.ts';
import { letterRoutes } from './areas/letter/routes.ts';
import { mailRoutes } from './areas/mail/routes.ts';
import { noticeRoutes } from './areas/notice/routes.ts';
import { orderRoutes } from './areas/order/routes.ts';
import { peopleRoutes } from './areas/people/routes.ts';
import { productRoutes } from './areas/product/routes.ts';
import { readOnlyRoutes } from './areas/read-only/routes.ts';
import { reminderRoutes } from './areas/reminder/routes.ts';
import { reviewRoutes } from './areas/review/routes.ts';
import { searchRoutes } from './areas/search/routes.ts';
import { settingsRoutes } from './areas/settings/routes.ts';
import { shownWorksRoutes } from './areas/shown-works/routes.ts';
import { statsRoutes } from './areas/stats/routes.ts';
import { studioRoutes } from './areas/studio/routes.ts';
import { subscriptionRoutes } from './areas/subscription/routes.ts';
import { uploadRoutes } from './areas/upload/routes.ts';
import { userRoutes } from './areas/user/routes.ts';
import { studioWorkRoutes } from './areas/work/routes.ts';
import type { Route } from './http/define-route.ts';

/** Every call of the API. */
export const routes: readonly Route[] = [
  ...commentRoutes,
  ...engagementRoutes,
  ...blogRoutes,
  ...exhibitionRoutes,
  ...imageRoutes,
  ...addressRoutes,
  ...orderRoutes,
  ...attachmentRoutes,
  ...conversationRoutes,
  ...productRoutes,
  ...searchRoutes,
  ...userRoutes,
  ...followRoutes,
  ...reminderRoutes,
  ...noticeRoutes,
  ...studioWorkRoutes,
  ...reviewRoutes,
  ...deskRoutes,
  ...settingsRoutes,
  ...readOnlyRoutes,
  ...statsRoutes,
  ...studioRoutes,
  ...uploadRoutes,
  ...accountRoutes,
  ...contactRoutes,
  ...mailRoutes,
  ...peopleRoutes,
  ...letterRoutes,
  ...subscriptionRoutes,
  ...shownWorksRoutes,
];
