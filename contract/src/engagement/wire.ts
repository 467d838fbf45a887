/** How often a work is liked, the like included that was just counted. */
export interface Likes {
  likes: number;
}

export interface ImageEngagement extends Likes {
  liked: boolean;
}

export interface StoryEngagement extends ImageEngagement {
  bookmarked: boolean;
}
