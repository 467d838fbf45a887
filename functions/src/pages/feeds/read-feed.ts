import type { StoredBlog } from '@aperture-byline/contract/blog/stored';
import { pageAddresses } from '@aperture-byline/contract/pages/page-addresses';
import { PRODUCT_NAME } from '@aperture-byline/contract/shared/constants';
import type { StoredPicture } from '@aperture-byline/contract/shared/stored';
import { fullName } from '@aperture-byline/contract/shared/text/content';
import { splitWords } from '@aperture-byline/contract/shared/text/joined-strings';
import { plainText, summarize } from '@aperture-byline/contract/shared/text/plain-text';
import { withPublicTextPictures } from '../../areas/blog/public-text-pictures.ts';
import { toGalleryImage } from '../../areas/image/mappers.ts';
import { readWorks } from '../../areas/letter/letter-works.ts';
import { writeContent } from '../../areas/letter/write-letter.ts';
import { getProfile } from '../../areas/user/get-profile.ts';
import type { WithId } from '../../data/core/collection.ts';
import { type ImageCard, readImages } from '../../data/images/images.ts';
import { readSentLetters } from '../../data/mail/letters.ts';
import { PUBLIC_IMAGES, publicImagesOf } from '../../data/page-index/memberships.ts';
import { readPage } from '../../data/page-index/page-indexes.ts';
import { findProfile } from '../../data/people/profile-slugs.ts';
import { readWholeBlogs } from '../../data/works/blogs.ts';
import { ApiError } from '../../lib/errors.ts';
import { escapeHtml } from '../../lib/text/html.ts';
import { toStory } from '../../lib/text/stories.ts';
import { isPublicImage } from '../../publication/visibility.ts';
import { toFeedPicture } from './feed-picture.ts';
import { FEED_LENGTH, type Feed, type FeedItem, type FeedPicture } from './write-feed.ts';

export async function readStoriesFeed(siteUrl: string): Promise<Feed> {
  return {
    title: `Stories · ${PRODUCT_NAME}`,
    description: 'Photographers write about the pictures they made.',
    page: pageAddresses(siteUrl).stories,
    address: `${siteUrl}/stories/feed`,
    items: await readStoryItems(siteUrl, {}),
  };
}

export async function readGalleryFeed(siteUrl: string): Promise<Feed> {
  return {
    title: `Gallery · ${PRODUCT_NAME}`,
    description: 'Photographs from the artists of the house, newest first.',
    page: pageAddresses(siteUrl).gallery,
    address: `${siteUrl}/gallery/feed`,
    items: await readPhotographItems(siteUrl, PUBLIC_IMAGES),
  };
}

/** The latest letters to subscribers, with those works that they showed and that are public still. */
export async function readLettersFeed(siteUrl: string): Promise<Feed> {
  const { letters, letter } = pageAddresses(siteUrl);
  const found = await readSentLetters(FEED_LENGTH);
  return {
    title: `Letters · ${PRODUCT_NAME}`,
    description: 'News from the house.',
    page: letters,
    address: `${siteUrl}/letters/feed`,
    items: await Promise.all(
      found.map(async ({ id, subject, previewText, html, shown, sentAt }) => ({
        url: letter(id),
        title: subject,
        summary: summarize(previewText),
        html: writeContent(html, await readWorks(shown)).html,
        published: sentAt ?? new Date(),
        author: { name: PRODUCT_NAME, url: siteUrl },
        tags: [],
        picture: null,
      })),
    ),
  };
}

/** The newest photographs and stories of one photographer. Throws NOT_FOUND for anybody else. */
export async function readPhotographerFeed(siteUrl: string, address: string | undefined): Promise<Feed> {
  const userId = await findProfile(address);
  const [profile] = userId === null ? [] : await getProfile(userId, null);
  if (!profile?.isArtist || userId === null) throw new ApiError('NOT_FOUND');
  const [stories, photographs] = await Promise.all([
    readStoryItems(siteUrl, { userId: Number(userId) }),
    readPhotographItems(siteUrl, publicImagesOf(userId)),
  ]);
  const page = pageAddresses(siteUrl).profile(profile.slug ?? userId);
  return {
    title: `${profile.name} · ${PRODUCT_NAME}`,
    description: profile.subtitle || `Photographs and stories by ${profile.name}.`,
    page,
    address: `${page}/feed`,
    items: [...stories, ...photographs]
      .sort((a, b) => b.published.getTime() - a.published.getTime())
      .slice(0, FEED_LENGTH),
  };
}

async function readStoryItems(siteUrl: string, owner: { userId?: number }): Promise<FeedItem[]> {
  const blogs = await withPublicTextPictures(await readWholeBlogs({ ...owner, limit: FEED_LENGTH }));
  return withPictures(
    siteUrl,
    blogs.map((blog) => storyItem(siteUrl, blog)),
  );
}

async function readPhotographItems(siteUrl: string, index: string): Promise<FeedItem[]> {
  const { ids } = await readPage(index, { page: 1, pageSize: FEED_LENGTH });
  const images = (await readImages(ids)).filter(isPublicImage);
  return withPictures(
    siteUrl,
    images.map((image) => photographItem(siteUrl, image)),
  );
}

/** An item whose picture is still the stored one. */
type Draft = Omit<FeedItem, 'picture'> & { stored: StoredPicture | null };

function storyItem(siteUrl: string, blog: WithId<StoredBlog>): Draft {
  const story = toStory(blog);
  const addresses = pageAddresses(siteUrl);
  return {
    url: addresses.story(story.slug),
    title: story.title,
    summary: summarize(story.description),
    html: story.content,
    published: new Date(story.created_on),
    author: {
      name: fullName({ firstName: story.creator_firstname, lastName: story.creator_lastname }),
      url: addresses.profile(story.created_by),
    },
    tags: [...new Set([...splitWords(story.categories), ...splitWords(story.tags)])],
    stored: blog.banner,
  };
}

function photographItem(siteUrl: string, stored: ImageCard): Draft {
  const image = toGalleryImage(stored);
  const addresses = pageAddresses(siteUrl);
  return {
    url: addresses.image(image.image_id),
    title: image.title,
    summary: summarize(plainText(image.description)),
    html: image.description,
    published: stored.publishedAt ?? stored.createdAt,
    author: {
      name: fullName({ firstName: image.firstname, lastName: image.lastname }),
      url: addresses.profile(image.owner_id),
    },
    tags: [],
    stored: stored.picture,
  };
}

/** With their pictures, in front of the text too: most readers show no enclosures. */
function withPictures(siteUrl: string, drafts: readonly Draft[]): Promise<FeedItem[]> {
  return Promise.all(
    drafts.map(async ({ stored, ...draft }) => {
      const picture = await toFeedPicture(stored, siteUrl);
      return { ...draft, html: pictureHtml(picture) + withAbsolutePictures(draft.html, siteUrl), picture };
    }),
  );
}

function pictureHtml(picture: FeedPicture | null): string {
  if (picture === null) return '';
  const { url, width, height, alt } = picture;
  return `<p><img src="${escapeHtml(url)}" alt="${escapeHtml(alt)}" width="${width}" height="${height}"></p>`;
}

/** Sanitised HTML escapes every `<` in texts, so that what follows one is a tag. */
function withAbsolutePictures(html: string, siteUrl: string): string {
  return html
    .split('<')
    .map((part) => (part.startsWith('img ') ? part.replace('src="/api/', `src="${siteUrl}/api/`) : part))
    .join('<');
}
