import type { PageMetadata } from '@aperture-byline/contract/pages/page-metadata';
import type { PublicPage } from '#lib/pages/define-page.ts';
import { renderHead } from '../../../functions/src/pages/html/render-head.ts';
import { readHead } from '../../../functions/test-support/answers/read-head.ts';
import { SITE } from './page-samples.ts';

/** Describes a page on the site of the samples. */
export function describePage<Data>({ server }: PublicPage<Data>, data: Data): PageMetadata {
  const metadata = server ? server.head({ siteUrl: SITE, data }) : null;
  if (metadata === null) throw new Error('Nothing is told of this page');
  return metadata;
}

/** Reads what a browser finds in the head of a page that is described so. */
export const readRendered = (metadata: PageMetadata) => readHead(renderHead(metadata));
