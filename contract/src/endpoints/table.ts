import type { Endpoint } from './endpoint.ts';
import * as attachment from './mail/attachment.ts';
import * as bounce from './mail/bounce.ts';
import * as contact from './mail/contact.ts';
import * as conversation from './mail/conversation.ts';
import * as letter from './mail/letter.ts';
import * as notice from './mail/notice.ts';
import * as reminder from './mail/reminder.ts';
import * as subscription from './mail/subscription.ts';
import * as subscriptionPage from './mail/subscription-page.ts';
import * as account from './people/account.ts';
import * as deletion from './people/account.ts';
import * as address from './people/address.ts';
import * as follow from './people/follow.ts';
import * as user from './people/user.ts';
import * as settings from './settings.ts';
import * as certificate from './shop/certificate.ts';
import * as order from './shop/order.ts';
import * as orderDocuments from './shop/order-documents.ts';
import * as paymentWebhook from './shop/payment-webhook.ts';
import * as product from './shop/product.ts';
import * as desk from './studio/desk.ts';
import * as people from './studio/people.ts';
import * as studio from './studio/studio.ts';
import * as studioContact from './studio/studio-contact.ts';
import * as studioImage from './studio/studio-image.ts';
import * as studioLetter from './studio/studio-letter.ts';
import * as studioMoney from './studio/studio-money.ts';
import * as studioOrder from './studio/studio-order.ts';
import * as studioPayout from './studio/studio-payout.ts';
import * as studioReadOnly from './studio/studio-read-only.ts';
import * as studioStats from './studio/studio-stats.ts';
import * as studioToday from './studio/studio-today.ts';
import { studioBlog, studioExhibition, studioProduct } from './studio/studio-works.ts';
import * as blog from './works/blog.ts';
import * as blogFeedback from './works/blog-feedback.ts';
import * as exhibition from './works/exhibition.ts';
import * as guestBook from './works/guest-book.ts';
import * as image from './works/image.ts';
import * as imageFeedback from './works/image-feedback.ts';
import * as preview from './works/preview.ts';
import * as search from './works/search.ts';
import * as shownWorks from './works/shown-works.ts';
import { countExhibitionVisit, countImageView, countProductView, countStoryView } from './works/views.ts';

/**
 * Every call of the API by area and name, for the server and for `docs/api.md`. Clients import the calls they make: a
 * file's calls are loaded together, so that those of an account, those that likes and comments take, and the counts of
 * views, which every reader's browser makes, are apart from what every reader needs.
 */
export const endpoints = {
  blog: { ...blog, countStoryView, ...blogFeedback },
  exhibition: { ...exhibition, countExhibitionVisit, ...guestBook },
  image: { ...image, countImageView, ...imageFeedback },
  product: { ...product, countProductView },
  search,
  address,
  attachment,
  conversation,
  order: { ...order, ...orderDocuments, ...certificate, ...paymentWebhook },
  user: {
    ...user,
    ...account,
    ...deletion,
    ...settings,
    ...notice,
    ...follow,
    ...reminder,
  },
  studio: {
    ...studio,
    ...desk,
    ...studioContact,
    ...studioImage,
    ...studioMoney,
    ...studioOrder,
    ...studioPayout,
    ...studioReadOnly,
    ...studioStats,
    ...studioToday,
  },
  studioExhibition,
  studioBlog,
  studioProduct,
  people,
  preview,
  contact,
  bounce,
  letter: { ...studioLetter, ...letter },
  subscription: { ...subscription, ...subscriptionPage },
  shownWorks,
} as const satisfies Record<string, Record<string, Endpoint>>;
