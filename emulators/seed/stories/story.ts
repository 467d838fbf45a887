import type { ContentStatus } from '@aperture-byline/contract/shared/content';
import type { PersonKey } from '../people/person.ts';

/** The HTML of a picture inside a text: the picture's key in the catalogue, and what the author says under it. */
export type Figure = (key: string, caption: string) => string;

export interface Story {
  /** Names the document; never shown. */
  key: string;
  title: string;
  description: string;
  author: PersonKey;
  categories: string[];
  tags: string[];
  /** Key of the banner's picture. */
  banner: string;
  /** Keys of the pictures in the gallery above the text. */
  gallery: string[];
  intro: boolean;
  likes: number;
  views: number;
  daysAgo: number;
  status: ContentStatus;
  /** HTML. */
  content(figure: Figure): string;
}
