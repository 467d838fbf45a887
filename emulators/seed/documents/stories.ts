import type { StoredBlog } from '@aperture-byline/contract/blog/stored';
import { sampleBlog } from '@aperture-byline/contract/samples/stored-documents';
import { makeSlug } from '@aperture-byline/contract/shared/make-slug';
import { person } from '../people/all-people.ts';
import { bylineOf } from '../people/person.ts';
import type { SeedClock } from '../seed-clock.ts';
import { type SeedDocument, seedId } from '../seed-document.ts';
import { allStories } from '../stories/all-stories.ts';
import type { Figure } from '../stories/story.ts';
import { creditLine } from './credits.ts';
import { countWords, escapeHtml } from './html.ts';
import { type PublishedPictures, pictureOf } from './published-picture.ts';

const WORDS_PER_MINUTE = 220;

export function storyDocuments(pictures: PublishedPictures, clock: SeedClock): SeedDocument<StoredBlog>[] {
  const figure = figureOf(pictures);
  return allStories.map((story) => {
    const { title, description, categories, tags, status, intro, likes, views, key, daysAgo } = story;
    const content = story.content(figure).trim();
    return {
      path: `blogs/${seedId('blog', key)}`,
      data: sampleBlog({
        slug: makeSlug(title),
        title,
        description,
        content,
        banner: pictureOf(pictures, story.banner).stored,
        pictures: story.gallery.map((picture) => pictureOf(pictures, picture).stored),
        categories,
        tags,
        readingTime: Math.max(1, Math.round(countWords(content) / WORDS_PER_MINUTE)),
        creator: bylineOf(person(story.author)),
        status,
        intro,
        likes,
        views,
        createdAt: clock.momentOf(key, daysAgo + 2),
        publishedAt: status === 'approved' ? clock.momentOf(key, daysAgo) : null,
      }),
    };
  });
}

function figureOf(pictures: PublishedPictures): Figure {
  return (key, caption) => {
    const { imageId, stored, credit } = pictureOf(pictures, key);
    const alt = escapeHtml(stored.alt);
    const words = escapeHtml(credit ? creditLine(credit) : caption);
    return `<figure><img src="/api/image/${imageId}" alt="${alt}" width="${stored.width}" height="${stored.height}"><figcaption>${words}</figcaption></figure>`;
  };
}
