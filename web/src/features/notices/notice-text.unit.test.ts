import { describe, expect, test } from 'vitest';
import { noticeTarget, noticeText } from './notice-text.ts';

describe('what a notice says and where it leads', () => {
  test.each([
    ['imageComment', 'new', 'Dusk', 'New comment on “Dusk”'],
    ['storyComment', 'new', '', 'New comment on your story'],
    ['imageComment', 'new', '', 'New comment on your photograph'],
    ['storyComment', 'held', 'Seven nights', 'Your comment on “Seven nights” waits for review'],
    ['imageComment', 'held', '', 'Your comment on a photograph waits for review'],
    ['imageComment', 'restored', 'Dusk', 'Your comment on “Dusk” is shown again'],
    ['storyComment', 'restored', '', 'Your comment on a story is shown again'],
    ['artistRequest', 'approved', '', 'Your photographer account is approved'],
  ] as const)('When a notice is %s, %s, of “%s”, then it says “%s”', (kind, state, title, text) => {
    expect(noticeText({ kind, state, title })).toBe(text);
  });

  test.each([
    ['imageComment', 'a b', '/exhibition?image=a%20b'],
    ['storyComment', 'seven-nights', '/stories/seven-nights'],
    ['artistRequest', null, '/profile'],
  ] as const)('When a notice is %s of %s, then it leads to %s', (kind, subject_id, path) => {
    expect(noticeTarget({ kind, subject_id })).toBe(path);
  });
});
