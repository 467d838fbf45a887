import * as account from './account.ts';
import * as deletion from './account.ts';
import * as address from './address.ts';
import * as attachment from './attachment.ts';
import * as blog from './blog.ts';
import * as blogFeedback from './blog-feedback.ts';
import * as certificate from './certificate.ts';
import * as contact from './contact.ts';
import * as conversation from './conversation.ts';
import * as desk from './desk.ts';
import type { Endpoint } from './endpoint.ts';
import * as exhibition from './exhibition.ts';
import * as follow from './follow.ts';
import * as guestBook from './guest-book.ts';
import * as image from './image.ts';
import * as imageFeedback from './image-feedback.ts';
import * as letter from './letter.ts';
import * as notice from './notice.ts';
import * as order from './order.ts';
import * as orderDocuments from './order-documents.ts';
import * as photographers from './photographers.ts';
import * as preview from './preview.ts';
import * as product from './product.ts';
import * as reminder from './reminder.ts';
import * as search from './search.ts';
import * as settings from './settings.ts';
import * as shownWorks from './shown-works.ts';
import * as studio from './studio.ts';
import * as studioImage from './studio-image.ts';
import * as studioOrder from './studio-order.ts';
import * as studioStats from './studio-stats.ts';
import * as studioToday from './studio-today.ts';
import { studioBlog, studioExhibition, studioProduct } from './studio-works.ts';
import * as subscription from './subscription.ts';
import * as user from './user.ts';
import { countExhibitionVisit, countImageView, countProductView, countStoryView } from './views.ts';
import * as waiting from './waiting.ts';

/** Every call of the API by area and name, for the server and for `docs/api.md`. Clients import the calls they make: a
 * file's calls are loaded together, so that those of an account, those that likes and comments take, and the counts of views, which
 * every reader's browser makes, are apart from what every reader needs. */
export const endpoints = {
  blog: { ...blog, countStoryView, ...blogFeedback },
  exhibition: { ...exhibition, countExhibitionVisit, ...guestBook },
  image: { ...image, countImageView, ...imageFeedback },
  product: { ...product, countProductView },
  search,
  address,
  attachment,
  conversation,
  order: { ...order, ...orderDocuments, ...certificate },
  user: {
    ...user,
    ...account,
    ...deletion,
    ...settings,
    ...notice,
    ...follow,
    ...reminder,
    ...photographers,
    ...waiting,
  },
  studio: {
    ...studio,
    ...desk,
    ...studioImage,
    ...studioOrder,
    ...studioStats,
    ...studioToday,
  },
  studioExhibition,
  studioBlog,
  studioProduct,
  preview,
  contact,
  letter,
  subscription,
  shownWorks,
} as const satisfies Record<string, Record<string, Endpoint>>;
