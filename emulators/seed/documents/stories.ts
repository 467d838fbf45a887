import { computeReadingTime } from '@aperture-byline/contract/blog/reading-time';
import type { StoredBlog } from '@aperture-byline/contract/blog/stored';
import { sampleBlog } from '@aperture-byline/contract/samples/stored-documents';
import { makeSlug } from '@aperture-byline/contract/shared/text/slug';
import { allStories } from '../content.ts';
import { buildByline } from '../people.ts';
import { type SeedClock, type SeedDocument, seedId } from '../seed-document.ts';
import { creditLine, escapeHtml } from './credits.ts';
import { findPicture, type PublishedPictures } from './published-picture.ts';

export function storyDocuments(pictures: PublishedPictures, clock: SeedClock): SeedDocument<StoredBlog>[] {
  return allStories.map((story) => {
    const { title, description, categories, tags, status, intro, key, daysAgo } = story;
    const content = addPictures(story.content, pictures);
    return {
      path: `blogs/${seedId('blog', key)}`,
      data: sampleBlog({
        slug: makeSlug(title),
        title,
        description,
        content,
        banner: findPicture(pictures, story.banner).stored,
        pictures: story.gallery.map((picture) => findPicture(pictures, picture).stored),
        categories,
        tags,
        readingTime: computeReadingTime(content),
        creator: buildByline(story.author),
        status,
        intro,
        createdAt: clock.computeMoment(key, daysAgo + 2),
        publishedAt: status === 'approved' ? clock.computeMoment(key, daysAgo) : null,
      }),
    };
  });
}

/** A figure of the content: the key of its picture, and its caption. */
const FIGURE = /<figure data-picture="([\w-]+)">([^<]*)<\/figure>/g;

/** Puts pictures into the figures, and credits for their captions where the pictures are somebody else's. */
function addPictures(html: string, pictures: PublishedPictures): string {
  return html.replace(FIGURE, (_figure, key: string, caption: string) => {
    const { imageId, stored, credit } = findPicture(pictures, key);
    const { width, height } = stored;
    const words = credit ? escapeHtml(creditLine(credit)) : caption;
    return `<figure><img src="/api/image/${imageId}" alt="${escapeHtml(stored.alt)}" width="${width}" height="${height}"><figcaption>${words}</figcaption></figure>`;
  });
}
