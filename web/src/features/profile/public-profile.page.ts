import { pageAddresses } from '@aperture-byline/contract/pages/page-addresses';
import type { JsonLd } from '@aperture-byline/contract/pages/page-metadata';
import { PUBLIC_PAGES } from '@aperture-byline/contract/pages/page-table';
import { parsePage } from '@aperture-byline/contract/shared/api/pagination';
import { isUserId } from '@aperture-byline/contract/shared/ids';
import { splitSocialLinks } from '@aperture-byline/contract/shared/text/joined-strings';
import { oneLine, plainText, summarize } from '@aperture-byline/contract/shared/text/plain-text';
import type { UserProfile } from '@aperture-byline/contract/user/wire';
import { exhibitionsQuery } from '#entities/exhibition/queries.ts';
import { publicImagesQuery } from '#entities/image/queries.ts';
import { productsOfQuery } from '#entities/product/queries.ts';
import { userStoriesQuery } from '#entities/story/queries.ts';
import { profileOfSlugQuery, publicProfileQuery, workCountsQuery } from '#entities/user/queries.ts';
import { paths } from '#lib/navigation/paths.ts';
import { definePage, type PageOutcome, type PageRequest } from '#lib/pages/define-page.ts';
import { breadcrumbs, toAbsolute, toPlainName } from '#lib/pages/json-ld.ts';
import { NOT_INDEXED, shareImage, toMetadata } from '#lib/pages/metadata.ts';
import { findShownTabs, type WorkTab } from './public/shown-tabs.ts';

const EXHIBITION_STATES = ['ongoing', 'upcoming', 'past'] as const;

export const publicProfile = definePage({
  path: PUBLIC_PAGES.profile,
  load: () => import('./public-profile-page.tsx'),
  loadParts: () =>
    Promise.all([
      import('./shared/works/exhibition-groups.tsx'),
      import('./shared/works/stories.tsx'),
      import('./shared/works/prints.tsx'),
    ]),
  read: async ({ read, params: { userId: address = '' }, search }) => {
    const slug = address.toLowerCase();
    const found = isUserId(address) ? { userId: address } : await read(profileOfSlugQuery(slug));
    if (!found) return 'missing';
    const userId = String(found.userId);
    const page = parsePage(search.get('page'));
    // Most profiles open with photographs: these are read beside the counts, not after them.
    const isGallery = [null, 'gallery'].includes(search.get('tab'));
    const [[profile], counts] = await Promise.all([
      read(publicProfileQuery(userId)),
      read(workCountsQuery(userId)),
      isGallery ? read(publicImagesQuery(userId, page)) : null,
    ]);
    if (profile === undefined) return 'missing';
    // Under an earlier name; within the site it is shown there too.
    if (import.meta.env.SSR && ![userId, profile.slug].includes(address))
      return redirectTo(profile.slug ?? userId, search);
    const shown = findShownTabs(counts);
    const tab = shown.find((name) => name === search.get('tab')) ?? shown[0] ?? 'gallery';
    if (tab !== 'gallery') await readTab(tab, { read, userId, page });
    const images = tab === 'gallery' ? (await read(publicImagesQuery(userId, page))).data : [];
    return { data: { profile, userId, tab, picture: images[0]?.picture } };
  },
  server: import.meta.env.SSR && {
    sources: [
      'features/profile/public-profile-page.tsx',
      'entities/follow/follow-button.tsx',
      'features/profile/shared/works/exhibition-groups.tsx',
      'features/profile/shared/works/stories.tsx',
      'features/profile/shared/works/prints.tsx',
    ],
    sitemap: {
      file: 'profiles',
      index: 'photographer-pages',
      numbered: true,
      undated: true,
      toEntry: ({ address }, addresses) => ({ loc: addresses.profile(address) }),
    },
    caching: ({ tab }) => ({ kind: tab === 'gallery' || tab === 'exhibitions' ? 'openings' : 'minutes' }),
    head: ({ siteUrl, data: { profile, userId, picture } }) => {
      const canonical = pageAddresses(siteUrl).profile(profile.slug ?? userId);
      const name = toPlainName(profile.name);
      return toMetadata({
        heading: name,
        description: profile.subtitle || plainText(profile.bio) || `${name}: photographs, exhibitions and stories.`,
        canonical,
        // The first of the photographs that the page shows: the newest, or the first of a later page.
        image: shareImage(siteUrl, picture),
        type: 'profile',
        // Only photographers have a feed, and are listed by search engines.
        ...(profile.isArtist ? { feed: ['This photographer', canonical] } : { robots: NOT_INDEXED }),
        properties: [
          ['profile:first_name', oneLine(profile.first_name)],
          ['profile:last_name', oneLine(profile.last_name)],
        ],
        graph: [profilePage(siteUrl, profile, canonical), breadcrumbs(siteUrl, [name, canonical])],
      });
    },
  },
});

/** Returns the page of a person, around the person: search engines want both. */
function profilePage(siteUrl: string, profile: UserProfile, url: string): JsonLd {
  const links = splitSocialLinks(profile.social_links).map(({ link }) => link);
  return {
    '@type': 'ProfilePage',
    '@id': `${url}#page`,
    url,
    mainEntity: {
      '@type': 'Person',
      '@id': `${url}#person`,
      name: toPlainName(profile.name),
      url,
      description: summarize(profile.subtitle || plainText(profile.bio)) || undefined,
      image: (profile.profile_picture && toAbsolute(profile.profile_picture, siteUrl)) || undefined,
      ...(profile.isArtist && { jobTitle: 'Photographer' }),
      ...(links.length > 0 && { sameAs: links }),
    },
  };
}

function redirectTo(address: string, search: URLSearchParams): PageOutcome<never> {
  return { redirect: paths.profile(address) + (search.size > 0 ? `?${search}` : '') };
}

async function readTab(
  tab: Exclude<WorkTab, 'gallery'>,
  { read, userId, page }: Pick<PageRequest, 'read'> & { userId: string; page: number },
): Promise<void> {
  if (tab === 'stories') await read(userStoriesQuery(userId));
  else if (tab === 'prints') await read(productsOfQuery(userId, page));
  else await Promise.all(EXHIBITION_STATES.map((state) => read(exhibitionsQuery(state, userId))));
}
