/** What is counted for an artist. `income` is whole rupees. */
export interface Figures {
  views: number;
  likes: number;
  comments: number;
  bookmarks: number;
  orders: number;
  income: number;
}

/** By the day of the month, `01` to `31`, in India. What is zero is missing. */
export type FiguresByDay = Record<string, Partial<Figures>>;

/** The collection of a work that is counted. */
export type FiguredCollection = 'images' | 'blogs' | 'products';

/** `users/{userId}/figures/{yyyy-mm}`: an artist's month, in India's calendar. */
export interface StoredFigures {
  days?: FiguresByDay;
  /** By the collection and the id of the work, joined by a hyphen. */
  works?: Record<string, StoredWorkFigures>;
}

export interface StoredWorkFigures {
  /** As they were when the work was last counted. */
  title?: string;
  /** Names its page: the image's id, the story's or print's slug. */
  subjectId?: string;
  days?: FiguresByDay;
}
