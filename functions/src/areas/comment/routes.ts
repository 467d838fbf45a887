import type { CommentableCollection } from '@aperture-byline/contract/comment/stored';
import { endpoints } from '@aperture-byline/contract/endpoints/table';
import { answerWith, created, defineRoute, ok } from '../../http/define-route.ts';
import { answerComment } from './answer-comment.ts';
import { type Remover, removeComment } from './delete-comment.ts';
import { listComments, listGuestBook, toGuestBookLine, toImageComment, toStoryComment } from './list-comments.ts';
import { fileReport } from './report-comment.ts';
import { type Writer, writeComment } from './write-comment.ts';

const { image, blog, exhibition } = endpoints;

interface Sender {
  principal: { userId: string | null; admin: boolean; isArtist: boolean; emailVerified: boolean } | null;
  guestId: () => string | null;
  addressKeys: () => [string, ...string[]];
}

function toWriter({ principal, guestId }: Sender): Writer {
  return principal ? { userId: principal.userId, isGuest: false } : { userId: guestId(), isGuest: true };
}

function toRemover({ principal, guestId }: Sender): Remover {
  return { userId: principal ? principal.userId : guestId(), caller: principal };
}

/** An account without a confirmed address is made as easily as a cookie: its address reports. */
function toReporter({ principal, addressKeys }: Sender) {
  return { userId: principal?.emailVerified ? principal.userId : null, addressKeys: addressKeys() };
}

type Written = Awaited<ReturnType<typeof writeComment>>;

async function add<C extends object>(
  request: Sender,
  { comment, ...place }: { on: CommentableCollection; id: unknown; comment: string },
  toComment: (comment: Written['comment']) => C,
) {
  return toReply(await writeComment(place, comment, toWriter(request)), toComment);
}

function toReply<C extends object>({ comment, isNew }: Written, toComment: (comment: Written['comment']) => C) {
  const data = { ...toComment(comment), held: comment.status !== 'visible' };
  return isNew ? created(data) : ok(data);
}

async function answer<C extends object>(
  {
    params: { commentId },
    body,
    principal,
  }: { params: { commentId: string }; body: { comment: string }; principal: { userId: string | null } },
  place: { on: CommentableCollection; id: string },
  toComment: (comment: Written['comment']) => C,
) {
  return toReply(await answerComment({ ...place, commentId }, body.comment, principal.userId), toComment);
}

const remove = (request: Sender & { params: { commentId: string } }, on: CommentableCollection, id: string) =>
  removeComment({ on, id, commentId: request.params.commentId }, toRemover(request));

async function report(
  request: Sender & { params: { commentId: string }; body: { reason: string } },
  on: CommentableCollection,
  id: string,
) {
  const { params, body } = request;
  const isNew = await fileReport({ on, id, commentId: params.commentId }, body.reason, toReporter(request));
  return isNew ? created(null) : ok(null);
}

export const commentRoutes = [
  answerWith(image.listImageComments, ({ params }) => listComments('images', params.imageId, toImageComment)),
  answerWith(blog.listStoryComments, ({ params }) => listComments('blogs', params.blogId, toStoryComment)),
  answerWith(exhibition.listGuestBook, ({ params }) => listGuestBook(params.exhibitionId)),
  defineRoute(image.addImageComment, (request) =>
    add(request, { on: 'images', id: request.body.imageId, comment: request.body.comment }, toImageComment),
  ),
  defineRoute(blog.addStoryComment, (request) =>
    add(request, { on: 'blogs', id: request.body.blogId, comment: request.body.comment }, toStoryComment),
  ),
  defineRoute(exhibition.signGuestBook, (request) =>
    add(request, { on: 'exhibitions', id: request.body.exhibitionId, comment: request.body.comment }, toGuestBookLine),
  ),
  defineRoute(image.answerImageComment, (request) =>
    answer(request, { on: 'images', id: request.params.imageId }, toImageComment),
  ),
  defineRoute(blog.answerStoryComment, (request) =>
    answer(request, { on: 'blogs', id: request.params.blogId }, toStoryComment),
  ),
  defineRoute(exhibition.answerGuestBookLine, (request) =>
    answer(request, { on: 'exhibitions', id: request.params.exhibitionId }, toGuestBookLine),
  ),
  answerWith(image.deleteImageComment, (request) => remove(request, 'images', request.params.imageId)),
  answerWith(blog.deleteStoryComment, (request) => remove(request, 'blogs', request.params.blogId)),
  answerWith(exhibition.deleteGuestBookLine, (request) => remove(request, 'exhibitions', request.params.exhibitionId)),
  defineRoute(image.reportImageComment, (request) => report(request, 'images', request.params.imageId)),
  defineRoute(blog.reportStoryComment, (request) => report(request, 'blogs', request.params.blogId)),
  defineRoute(exhibition.reportGuestBookLine, (request) => report(request, 'exhibitions', request.params.exhibitionId)),
];
