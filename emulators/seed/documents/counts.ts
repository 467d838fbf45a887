import type { Counts, StoredCounts } from '@aperture-byline/contract/engagement/stored';
import { allPhotographs, allStories } from '../content.ts';
import { buildByline } from '../people.ts';
import { type SeedDocument, seedId } from '../seed-document.ts';
import { findPicture, type PublishedPictures } from './published-picture.ts';

/** How often the photographs and the stories of each photographer were liked and viewed. */
export function countsDocuments(pictures: PublishedPictures): SeedDocument<StoredCounts>[] {
  const documents = new Map<string, Record<string, Counts>>();
  const count = (author: string, on: 'images' | 'blogs', id: string, { likes, views }: Counts) => {
    const path = `users/${buildByline(author).userId}/counts/${on}`;
    documents.set(path, { ...documents.get(path), [id]: { likes, views } });
  };
  for (const photograph of allPhotographs)
    count(photograph.owner, 'images', findPicture(pictures, photograph.key).imageId, photograph);
  for (const story of allStories) count(story.author, 'blogs', seedId('blog', story.key), story);
  return [...documents].map(([path, works]) => ({ path, data: { works } }));
}
