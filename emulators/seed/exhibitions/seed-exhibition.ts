import type { ContentStatus } from '@aperture-byline/contract/shared/content';
import type { PhotographerKey } from '../people/person.ts';

/** An exhibition of the seed, its pictures in order. */
export interface SeedExhibition {
  key: string;
  owner: PhotographerKey;
  title: string;
  /** HTML; empty where the artist wrote none. */
  description: string;
  authorDescription: string;
  genre: string;
  genreDescription: string;
  /** Days before today on which it opens and closes; negative days are still to come. Both at 13:00 UTC. */
  opensDaysAgo: number;
  closesDaysAgo: number;
  /** Key of one of its pictures. */
  banner: string;
  /** Keys of pictures. */
  pictures: string[];
  status: ContentStatus;
}
