import type { StoredComment } from '@aperture-byline/contract/comment/stored';
import { endpoints } from '@aperture-byline/contract/endpoints/table';
import { answerWith, created, defineRoute, ok } from '../../http/define-route.ts';
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

function held({ status }: StoredComment): { held: boolean } {
  return { held: status !== 'visible' };
}

const toReply = (isNew: boolean) => (isNew ? created(null) : ok(null));

export const commentRoutes = [
  answerWith(image.listImageComments, ({ params }) => listComments('images', params.imageId, toImageComment)),
  answerWith(blog.listStoryComments, ({ params }) => listComments('blogs', params.blogId, toStoryComment)),
  answerWith(exhibition.listGuestBook, ({ params }) => listGuestBook(params.exhibitionId)),
  defineRoute(image.addImageComment, async (request) => {
    const { imageId, comment: text } = request.body;
    const { comment, isNew } = await writeComment({ on: 'images', id: imageId }, text, toWriter(request));
    const data = { ...toImageComment(comment), ...held(comment) };
    return isNew ? created(data) : ok(data);
  }),
  defineRoute(blog.addStoryComment, async (request) => {
    const { blogId, comment: text } = request.body;
    const { comment, isNew } = await writeComment({ on: 'blogs', id: blogId }, text, toWriter(request));
    const data = { ...toStoryComment(comment), ...held(comment) };
    return isNew ? created(data) : ok(data);
  }),
  defineRoute(exhibition.signGuestBook, async (request) => {
    const { exhibitionId, comment: text } = request.body;
    const place = { on: 'exhibitions', id: exhibitionId } as const;
    const { comment, isNew } = await writeComment(place, text, toWriter(request));
    const data = { ...toGuestBookLine(comment), ...held(comment) };
    return isNew ? created(data) : ok(data);
  }),
  answerWith(image.deleteImageComment, async (request) => {
    const { imageId, commentId } = request.params;
    await removeComment({ on: 'images', id: imageId, commentId }, toRemover(request));
  }),
  answerWith(blog.deleteStoryComment, async (request) => {
    const { blogId, commentId } = request.params;
    await removeComment({ on: 'blogs', id: blogId, commentId }, toRemover(request));
  }),
  answerWith(exhibition.deleteGuestBookLine, async (request) => {
    const { exhibitionId, commentId } = request.params;
    await removeComment({ on: 'exhibitions', id: exhibitionId, commentId }, toRemover(request));
  }),
  defineRoute(image.reportImageComment, async (request) => {
    const { imageId, commentId } = request.params;
    const place = { on: 'images', id: imageId, commentId } as const;
    return toReply(await fileReport(place, request.body.reason, toReporter(request)));
  }),
  defineRoute(blog.reportStoryComment, async (request) => {
    const { blogId, commentId } = request.params;
    const place = { on: 'blogs', id: blogId, commentId } as const;
    return toReply(await fileReport(place, request.body.reason, toReporter(request)));
  }),
  defineRoute(exhibition.reportGuestBookLine, async (request) => {
    const { exhibitionId, commentId } = request.params;
    const place = { on: 'exhibitions', id: exhibitionId, commentId } as const;
    return toReply(await fileReport(place, request.body.reason, toReporter(request)));
  }),
];
