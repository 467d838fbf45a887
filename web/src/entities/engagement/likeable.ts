import type { StoryEngagement } from '@aperture-byline/contract/engagement/wire';

/** What can be liked. */
export interface Likeable {
  on: 'image' | 'blog';
  id: string;
}

/** What a person or a visitor did with an image or story. Only people keep bookmarks, and of stories. */
export type Engagement = Omit<StoryEngagement, 'bookmarked'> & Partial<Pick<StoryEngagement, 'bookmarked'>>;
