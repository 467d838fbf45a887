/** How often a work is liked, the like included that was just counted. */
export interface Likes {
  likes: number;
}

/** What a person did with an image. */
export interface ImageMark extends Likes {
  liked: boolean;
}

/** What a person did with a story. */
export interface StoryMark extends ImageMark {
  bookmarked: boolean;
}
