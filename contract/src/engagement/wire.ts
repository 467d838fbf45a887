/** How often a work is liked, the like included that was just counted. */
export interface Likes {
  likes: number;
}

/** What a person did with an image. */
export interface ImageEngagement extends Likes {
  liked: boolean;
}

/** What a person did with a story. */
export interface StoryEngagement extends ImageEngagement {
  bookmarked: boolean;
}
