import type { NewBlogComment } from '../../blog/wire.ts';
import type { Likes, StoryEngagement } from '../../engagement/wire.ts';
import { EMPTY_BODY, user, userOrVisitor } from '../callers.ts';

/** Counts a like of a published story: one for each visitor. */
export const likeStory = userOrVisitor
  .post('/blog/like/:blogId', {
    ...EMPTY_BODY,
    status: [200, 201],
    quota: 'engagement',
    visitorCookie: 'lasting',
    errors: ['NOT_FOUND'],
  })
  .returns<Likes>();

/** Takes a like back; nothing happens where there is none. */
export const unlikeStory = userOrVisitor
  .delete('/blog/like/:blogId', { quota: 'engagement', errors: ['NOT_FOUND'] })
  .returns<Likes>();

/** Whether the caller likes a published story and keeps it, and its likes. */
export const getStoryEngagement = user
  .get('/blog/engagement/:blogId', { rateLimit: undefined, errors: ['NOT_FOUND'] })
  .returns<StoryEngagement>();

/** Saves a published story. 200 where it was saved before. */
export const addBookmark = user
  .post('/blog/bookmark/:blogId', { ...EMPTY_BODY, status: [200, 201], quota: 'bookmark', errors: ['NOT_FOUND'] })
  .returns<null>();

/** Takes a bookmark back; nothing happens where there is none. */
export const removeBookmark = user.delete('/blog/bookmark/:blogId', { quota: 'bookmark' }).returns<null>();

/**
 * Comments on a published story. 200 with the comment where the same text was sent before. One with more than two links
 * is held until an administrator approves it.
 */
export const addStoryComment = user
  .post('/blog/comment', {
    body: 'comment.storyCommentSchema',
    status: [200, 201],
    authorization: { verified: true },
    quota: 'userComment',
    errors: ['NOT_FOUND'],
  })
  .returns<NewBlogComment>();

/**
 * Answers a comment as the owner of the work, who alone may: one answer, which is listed under it and goes with it. 200
 * with the answer where the same text was sent before, 409 where there is another.
 */
export const answerStoryComment = user
  .post('/blog/comment/:blogId/:commentId/answer', {
    body: 'comment.storyAnswerSchema',
    status: [200, 201],
    authorization: { verified: true },
    quota: 'userComment',
    errors: ['NOT_FOUND', 'CONFLICT'],
  })
  .returns<NewBlogComment>();

/** Removes a comment for good: its writer, the owner of the work and administrators may. 404 where it is gone. */
export const deleteStoryComment = userOrVisitor
  .delete('/blog/comment/:blogId/:commentId', { errors: ['NOT_FOUND'] })
  .returns<null>();

/**
 * Reports a comment: once for each user, and once for each network address without an account. The first report puts it
 * before an administrator, the third hides it until one decides.
 */
export const reportStoryComment = userOrVisitor
  .post('/blog/comment/:blogId/:commentId/report', {
    body: 'comment.reportSchema',
    status: [200, 201],
    quota: 'report',
    errors: ['NOT_FOUND'],
  })
  .returns<null>();
