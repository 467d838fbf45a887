import type { Notice } from '@aperture-byline/contract/notice/wire';
import { paths } from '#lib/paths.ts';

/** What a notice says. */
export function noticeText({ kind, state, title }: Pick<Notice, 'kind' | 'state' | 'title'>): string {
  const noun = kind === 'storyComment' ? 'story' : 'photograph';
  switch (state) {
    case 'new':
      return `New comment on ${quoted(title) || `your ${noun}`}`;
    case 'held':
      return `Your comment on ${quoted(title) || `a ${noun}`} waits for review`;
    case 'restored':
      return `Your comment on ${quoted(title) || `a ${noun}`} is shown again`;
    case 'approved':
      return 'Your photographer account is approved';
  }
}

const quoted = (title: string) => title && `“${title}”`;

/** The page that a notice is about. */
export function noticeTarget({ kind, subject_id }: Pick<Notice, 'kind' | 'subject_id'>): string {
  if (subject_id === null) return paths.ownProfile;
  return kind === 'storyComment' ? paths.story(subject_id) : paths.image(subject_id);
}
