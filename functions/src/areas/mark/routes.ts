import { endpoints } from '@aperture-byline/contract/endpoints/table';
import { created, defineRoute, ok } from '../../http/define-route.ts';
import { countVisitor, type Visitor } from './count-visitor.ts';

const { image, blog } = endpoints;

interface Request {
  principal: { userId: string | null } | null;
  visitorId: () => string | null;
}

function visitorOf({ principal, visitorId }: Request): Visitor {
  return { userId: principal?.userId ?? null, visitorId: visitorId() };
}

function toReply({ isCounted, newVisitorId }: Awaited<ReturnType<typeof countVisitor>>) {
  return { ...(isCounted ? created(null) : ok(null)), ...(newVisitorId && { visitorId: newVisitorId }) };
}

export const markRoutes = [
  defineRoute(image.countImageView, async (request) => {
    const work = { on: 'images', id: request.params.imageId } as const;
    return toReply(await countVisitor('views', work, visitorOf(request)));
  }),
  defineRoute(image.likeImage, async (request) => {
    const work = { on: 'images', id: request.params.imageId } as const;
    return toReply(await countVisitor('likes', work, visitorOf(request)));
  }),
  defineRoute(blog.countStoryView, async (request) => {
    const work = { on: 'blogs', id: request.params.blogId } as const;
    return toReply(await countVisitor('views', work, visitorOf(request)));
  }),
  defineRoute(blog.likeStory, async (request) => {
    const work = { on: 'blogs', id: request.params.blogId } as const;
    return toReply(await countVisitor('likes', work, visitorOf(request)));
  }),
];
