import type { StoryMark } from '@aperture-byline/contract/mark/wire';

/** What can be liked. */
export interface Likeable {
  on: 'image' | 'blog';
  id: string;
}

/** What a person or a visitor did with an image or story. Only people keep bookmarks, and of stories. */
export type Mark = Omit<StoryMark, 'bookmarked'> & Partial<Pick<StoryMark, 'bookmarked'>>;
