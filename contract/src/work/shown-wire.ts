import type { Picture } from '../shared/picture.ts';

/** A print on sale, as other pages lead to it. */
export interface PrintLink {
  slug: string;
  title: string;
  /** Whole rupees. */
  minPrice: number;
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

/** `GET /image/{imageId}/works`; the cheapest print first. */
export interface ImageWorks extends ShownPhotograph {
  prints: PrintLink[];
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

/** `GET /exhibition/{exhibitionId}/prints`: the cheapest print of each of its photographs that is for sale. */
export interface ExhibitionPrint extends PrintLink {
  imageId: string;
}
