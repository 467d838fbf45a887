import { defaultCopyrightNotice, licenseUrl } from '@aperture-byline/contract/image/rights';
import type { ImageDetails } from '@aperture-byline/contract/image/wire';
import { pageAddresses } from '@aperture-byline/contract/pages/page-addresses';
import type { JsonLd } from '@aperture-byline/contract/pages/page-metadata';
import { PUBLIC_PAGES } from '@aperture-byline/contract/pages/page-table';
import { PRODUCT_NAME } from '@aperture-byline/contract/shared/constants';
import { isId } from '@aperture-byline/contract/shared/ids';
import { fullName } from '@aperture-byline/contract/shared/text/content';
import { oneLine, plainText, summarize } from '@aperture-byline/contract/shared/text/plain-text';
import type { PrintLink } from '@aperture-byline/contract/work/wire';
import { imageCommentsQuery, imageDetailsQuery } from '#entities/image/queries.ts';
import { imageWorksQuery } from '#entities/shown-works/queries.ts';
import { ApiError } from '#lib/api/api.ts';
import { paths } from '#lib/navigation/paths.ts';
import { definePage, type PageOutcome } from '#lib/pages/define-page.ts';
import { breadcrumbs, person, toAbsolute, toPlainName } from '#lib/pages/json-ld.ts';
import { buildTitle, shareImage, toMetadata } from '#lib/pages/metadata.ts';

export const image = definePage({
  path: PUBLIC_PAGES.image,
  load: () => import('./image-page.tsx'),
  loadParts: () => import('./image/image-works.tsx'),
  read: async ({ read, search }) => {
    const imageId = search.get('image');
    const elsewhere: PageOutcome<never> = { redirect: paths.exhibitions };
    if (!isId(imageId)) return elsewhere;
    try {
      const [details, , { prints }] = await Promise.all([
        read(imageDetailsQuery(imageId)),
        read(imageCommentsQuery(imageId)),
        read(imageWorksQuery(imageId)),
      ]);
      return { data: { details, prints } };
    } catch (error) {
      if (error instanceof ApiError && error.status === 404) return elsewhere;
      throw error;
    }
  },
  server: import.meta.env.SSR && {
    sources: [
      'features/gallery/image-page.tsx',
      'features/gallery/image/image-works.tsx',
      'entities/follow/follow-button.tsx',
      'entities/image/image-comment-form.tsx',
    ],
    sitemap: {
      file: 'gallery',
      index: 'images',
      numbered: true,
      toEntry: ({ address: imageId }, addresses) => (isId(imageId) ? { loc: addresses.image(imageId), imageId } : null),
    },
    caching: () => ({ kind: 'openings' }),
    head: ({ siteUrl, data: { details, prints } }) => {
      const addresses = pageAddresses(siteUrl);
      const canonical = addresses.image(details.image_id);
      const title = buildTitle(details);
      const artist = fullName({ firstName: details.firstname, lastName: details.lastname });
      // The first that is on sale leads to where a license is bought.
      const print = prints.find(({ isPrinted }) => isPrinted);
      return toMetadata({
        heading: `${title} by ${artist}`,
        description: plainText(details.description) || `A photograph by ${artist}.`,
        canonical,
        image: shareImage(siteUrl, details.picture),
        graph: [
          imageObject(siteUrl, { ...details, title }, { artist, print }),
          breadcrumbs(siteUrl, ['Gallery', addresses.gallery], [title, canonical]),
        ],
      });
    },
  },
});

function imageObject(
  siteUrl: string,
  details: ImageDetails,
  { artist, print }: { artist: string; print: PrintLink | undefined },
): JsonLd {
  const addresses = pageAddresses(siteUrl);
  const url = addresses.image(details.image_id);
  const license = oneLine(details.license);
  const credited = oneLine(details.creator) || toPlainName(artist);
  return {
    '@type': 'ImageObject',
    '@id': `${url}#image`,
    name: oneLine(details.title),
    description: summarize(plainText(details.description)) || undefined,
    caption: oneLine(details.picture.alt) || undefined,
    contentUrl: toAbsolute(details.file_path, siteUrl) ?? addresses.photograph(details.image_id),
    url,
    width: details.resolution_width,
    height: details.resolution_height,
    license: licenseUrl(siteUrl, license),
    acquireLicensePage: print && addresses.product(print.slug),
    creator: person(siteUrl, artist, details.owner_id),
    creditText: `${credited} / ${PRODUCT_NAME}`,
    copyrightNotice: oneLine(details.copyright_notice) || defaultCopyrightNotice(credited, license),
    dateCreated: details.created_date ?? undefined,
    representativeOfPage: true,
  };
}
