import { endpoints } from '@aperture-byline/contract/endpoints/table';
import { created, defineRoute, ok } from '../../http/define-route.ts';
import { countVisitor, readImageEngagement, readStoryEngagement, type Visitor } from './engagement.ts';

const { image, blog } = endpoints;

interface Request {
  principal: { userId: string | null } | null;
  visitorId: () => string | null;
}

function toVisitor({ principal, visitorId }: Request): Visitor {
  return { userId: principal?.userId ?? null, visitorId: visitorId() };
}

type Counting = Awaited<ReturnType<typeof countVisitor>>;

function toReply<T>({ isCounted, newVisitorId }: Counting, data: T) {
  return { ...(isCounted ? created(data) : ok(data)), ...(newVisitorId && { visitorId: newVisitorId }) };
}

const toViewReply = (counting: Counting) => toReply(counting, null);
const toLikeReply = (counting: Counting) => toReply(counting, { likes: counting.likes });

export const engagementRoutes = [
  defineRoute(image.countImageView, async (request) => {
    const likeable = { on: 'images', id: request.params.imageId } as const;
    return toViewReply(await countVisitor('views', likeable, toVisitor(request)));
  }),
  defineRoute(image.likeImage, async (request) => {
    const likeable = { on: 'images', id: request.params.imageId } as const;
    return toLikeReply(await countVisitor('likes', likeable, toVisitor(request)));
  }),
  defineRoute(blog.countStoryView, async (request) => {
    const likeable = { on: 'blogs', id: request.params.blogId } as const;
    return toViewReply(await countVisitor('views', likeable, toVisitor(request)));
  }),
  defineRoute(blog.likeStory, async (request) => {
    const likeable = { on: 'blogs', id: request.params.blogId } as const;
    return toLikeReply(await countVisitor('likes', likeable, toVisitor(request)));
  }),
  defineRoute(image.getImageEngagement, async ({ principal, params }) =>
    ok(await readImageEngagement(principal.userId, params.imageId)),
  ),
  defineRoute(blog.getStoryEngagement, async ({ principal, params }) =>
    ok(await readStoryEngagement(principal.userId, params.blogId)),
  ),
];
