import type { Story } from '@aperture-byline/contract/blog/wire';
import { pageAddresses } from '@aperture-byline/contract/pages/page-addresses';
import type { JsonLd, ShareImage } from '@aperture-byline/contract/pages/page-metadata';
import { PUBLIC_PAGES } from '@aperture-byline/contract/pages/page-table';
import { fullName } from '@aperture-byline/contract/shared/text/content';
import { splitWords } from '@aperture-byline/contract/shared/text/joined-strings';
import { oneLine, plainText, summarize } from '@aperture-byline/contract/shared/text/plain-text';
import { storyCommentsQuery, storyQuery } from '#entities/story/queries.ts';
import { definePage } from '#lib/pages/define-page.ts';
import { breadcrumbs, LANGUAGE, organization, person } from '#lib/pages/json-ld.ts';
import { buildTitle, shareImage, toMetadata } from '#lib/pages/metadata.ts';
import { relatedStoriesQuery } from './story/related.ts';

export const story = definePage({
  path: PUBLIC_PAGES.story,
  load: () => import('./story-page.tsx'),
  read: async ({ read, params: { slug = '' } }) => {
    const [data] = await read(storyQuery(slug));
    if (data === undefined) return 'missing';
    await Promise.all([read(storyCommentsQuery(data.id)), read(relatedStoriesQuery(data))]);
    return { data };
  },
  server: import.meta.env.SSR && {
    sources: [
      'features/stories/story-page.tsx',
      'entities/follow/follow-button.tsx',
      'features/stories/story/story-actions.tsx',
      'features/stories/story/story-comment-form.tsx',
    ],
    sitemap: {
      file: 'stories',
      index: 'story-pages',
      toEntry: ({ address, imageId }, addresses) => ({ loc: addresses.story(address), imageId }),
    },
    caching: () => ({ kind: 'minutes' }),
    head: ({ siteUrl, data }) => {
      const addresses = pageAddresses(siteUrl);
      const canonical = addresses.story(data.slug);
      const heading = buildTitle(data);
      const image = shareImage(siteUrl, data.banner_picture ?? data.pictures[0]);
      return toMetadata({
        heading,
        description: data.description || plainText(data.content),
        canonical,
        image,
        type: 'article',
        properties: [
          ['article:published_time', data.created_on],
          ['article:author', addresses.profile(data.created_by)],
          ...splitWords(data.tags).map((tag) => ['article:tag', oneLine(tag)] as const),
        ],
        graph: [
          article(siteUrl, { ...data, title: heading }, image),
          breadcrumbs(siteUrl, ['Stories', addresses.stories], [heading, canonical]),
        ],
      });
    },
  },
});

function article(siteUrl: string, data: Story, image: ShareImage): JsonLd {
  const url = pageAddresses(siteUrl).story(data.slug);
  const keywords = splitWords(data.tags).map(oneLine);
  const author = fullName({ firstName: data.creator_firstname, lastName: data.creator_lastname });
  return {
    '@type': 'Article',
    '@id': `${url}#article`,
    headline: oneLine(data.title),
    description: summarize(data.description),
    image: [image.url],
    datePublished: data.created_on,
    author: person(siteUrl, author, data.created_by),
    publisher: organization(siteUrl),
    mainEntityOfPage: url,
    inLanguage: LANGUAGE,
    timeRequired: `PT${data.reading_time}M`,
    articleSection: splitWords(data.categories).map(oneLine),
    ...(keywords.length > 0 && { keywords }),
  };
}
