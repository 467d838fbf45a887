import { expect, test } from 'vitest';
import { findProblems } from '../../test-support/problems.ts';
import { COMMENT_MAX, REPORT_REASON_MAX } from '../shared/constants.ts';
import { messages } from '../shared/messages.ts';
import { guestBookSchema, imageCommentSchema, reportSchema, storyCommentSchema } from './bodies.ts';
import { commentMessages } from './comment-messages.ts';
import { guestBookMessages } from './guest-book-messages.ts';

const KINDS = [
  { schema: imageCommentSchema, id: 'imageId', max: 1000, empty: commentMessages.empty },
  { schema: storyCommentSchema, id: 'blogId', max: 2000, empty: commentMessages.empty },
  { schema: guestBookSchema, id: 'exhibitionId', max: 1000, empty: guestBookMessages.empty },
] as const;

test('When the limits of comments are looked at, then they are the specified ones', () => {
  expect(COMMENT_MAX).toEqual({ image: 1000, story: 2000, exhibition: 1000 });
});

test.each(KINDS)('When $id is no id, then it is named', ({ schema, id }) => {
  for (const value of [['a'], 5, null, undefined, '', 'x'.repeat(65)])
    expect(Object.keys(findProblems(schema, { [id]: value, comment: 'a' })), String(value)).toEqual([id]);
});

test.each(KINDS)(
  'When a text beside $id has $max letters, then it is taken, and one more is too long',
  ({ schema, id, max }) => {
    const problems = (length: number) => findProblems(schema, { [id]: 'a', comment: 'x'.repeat(length) });
    expect(problems(max)).toEqual({});
    expect(problems(max + 1)).toEqual({ comment: messages.tooLong });
    expect(problems(60_000)).toEqual({ comment: messages.tooLong });
  },
);

test.each(KINDS)('When a text beside $id shows nothing, then it is empty', ({ schema, id, empty }) => {
  for (const comment of [undefined, '', ' \t\n \u00a0 ', '\u200b\u200d\ufeff\u2060\u3164\u2800', '\u202e\u2066\u200f'])
    expect(findProblems(schema, { [id]: 'a', comment: comment?.trim() }), JSON.stringify(comment)).toEqual({
      comment: empty,
    });
});

test.each(KINDS)('When a text beside $id is of another type, or more is sent, then it is refused', ({ schema, id }) => {
  for (const comment of [['a'], { $gt: '' }, 5, null])
    expect(Object.keys(findProblems(schema, { [id]: 'a', comment })), JSON.stringify(comment)).toEqual(['comment']);
  for (const more of [{ status: 'visible' }, { createdAt: 0 }, { guest: false }, { firstName: 'Admin' }])
    expect(findProblems(schema, { [id]: 'a', comment: 'a', ...more })).toEqual({ '': '1 unknown' });
});

test('When a reason is empty, no text or too long, then it is named', () => {
  for (const reason of [undefined, '', '\u200b'])
    expect(findProblems(reportSchema, { reason })).toEqual({ reason: commentMessages.reasonEmpty });
  for (const reason of [5, null, ['a'], 'x'.repeat(REPORT_REASON_MAX + 1)])
    expect(Object.keys(findProblems(reportSchema, { reason }))).toEqual(['reason']);
  expect(findProblems(reportSchema, { reason: 'x'.repeat(REPORT_REASON_MAX) })).toEqual({});
});
