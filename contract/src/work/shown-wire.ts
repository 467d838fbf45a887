import type { Picture } from '../shared/picture.ts';

/** A print on sale, as other pages lead to it. */
export interface PrintLink {
  slug: string;
  title: string;
  /** Whole rupees. */
  minPrice: number;
}

/** A print on sale that shows a photograph. */
export interface PrintOfPhotograph extends PrintLink {
  /** False where another photograph is printed, and this one is only shown beside it. */
  isPrinted: boolean;
}

/** An exhibition that is open now. */
export interface ExhibitionLink {
  exhibitionId: string;
  title: string;
}

export interface StoryLink {
  slug: string;
  title: string;
}

/** A public photograph in a row of them. */
export interface PhotographLink {
  imageId: string;
  title: string;
  picture: Picture;
}

/** Where a photograph is shown, and what else its photographer made public lately. */
interface ShownPhotograph {
  exhibitions: ExhibitionLink[];
  stories: StoryLink[];
  morePhotographs: PhotographLink[];
}

/** `GET /image/{imageId}/works`; prints of the photograph before those that only show it, each from the cheapest on. */
export interface ImageWorks extends ShownPhotograph {
  prints: PrintOfPhotograph[];
}

/** `GET /product/{slug}/works`; the public photographs of the print in its order. */
export interface ProductWorks extends ShownPhotograph {
  photographs: Omit<PhotographLink, 'picture'>[];
}

/** `GET /blog/{slug}/works`: what else the story's author made public lately. */
export interface StoryWorks {
  /** None that the story shows. */
  morePhotographs: PhotographLink[];
  prints: PrintLink[];
}

/**
 * `GET /exhibition/{exhibitionId}/prints`: for each of its photographs that is for sale, its cheapest print, or the cheapest one that shows it
 * where it is not printed itself.
 */
export interface ExhibitionPrint extends PrintOfPhotograph {
  imageId: string;
}
