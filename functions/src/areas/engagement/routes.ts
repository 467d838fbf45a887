import { endpoints } from '@aperture-byline/contract/endpoints/table';
import { answerWith, created, defineRoute, ok } from '../../http/define-route.ts';
import { countView } from './count-view.ts';
import {
  type Counting,
  countLike,
  readImageEngagement,
  readStoryEngagement,
  takeLikeBack,
  type Visitor,
} from './engagement.ts';

const { image, blog, product, exhibition } = endpoints;

interface Request {
  principal: { userId: string | null } | null;
  visitorId: () => string | null;
}

function toVisitor({ principal, visitorId }: Request): Visitor {
  return { userId: principal?.userId ?? null, visitorId: visitorId() };
}

function toReply<T>({ isCounted, newVisitorId }: Counting, data: T) {
  return { ...(isCounted ? created(data) : ok(data)), ...(newVisitorId && { visitorId: newVisitorId }) };
}

async function replyToLike(likeable: Parameters<typeof countLike>[0], request: Request) {
  const counting = await countLike(likeable, toVisitor(request));
  return toReply(counting, { likes: counting.likes });
}

async function replyToView(
  work: Parameters<typeof countView>[0],
  request: Request & { body: { origin?: string | undefined } },
) {
  return toReply(await countView(work, toVisitor(request), request.body.origin), null);
}

export const engagementRoutes = [
  defineRoute(image.countImageView, (request) => replyToView({ on: 'images', id: request.params.imageId }, request)),
  defineRoute(image.likeImage, (request) => replyToLike({ on: 'images', id: request.params.imageId }, request)),
  answerWith(image.unlikeImage, (request) =>
    takeLikeBack({ on: 'images', id: request.params.imageId }, toVisitor(request)),
  ),
  defineRoute(blog.countStoryView, (request) => replyToView({ on: 'blogs', id: request.params.blogId }, request)),
  defineRoute(blog.likeStory, (request) => replyToLike({ on: 'blogs', id: request.params.blogId }, request)),
  answerWith(blog.unlikeStory, (request) =>
    takeLikeBack({ on: 'blogs', id: request.params.blogId }, toVisitor(request)),
  ),
  defineRoute(product.countProductView, (request) =>
    replyToView({ on: 'products', id: request.params.productId }, request),
  ),
  defineRoute(exhibition.countExhibitionVisit, (request) =>
    replyToView({ on: 'exhibitions', id: request.params.exhibitionId }, request),
  ),
  answerWith(image.getImageEngagement, ({ principal, params }) =>
    readImageEngagement(principal.userId, params.imageId),
  ),
  answerWith(blog.getStoryEngagement, ({ principal, params }) => readStoryEngagement(principal.userId, params.blogId)),
];
