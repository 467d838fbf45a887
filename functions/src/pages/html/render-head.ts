import type { PageMetadata } from '@aperture-byline/contract/pages/page-metadata';
import { PRODUCT_NAME } from '@aperture-byline/contract/shared/constants';
import { SHARE_IMAGE } from '@aperture-byline/contract/shared/picture';
import { oneLine, wellFormed } from '@aperture-byline/contract/shared/text/plain-text';
import { escapeHtml } from '../../lib/text/html.ts';

/** Renders metadata as lines of `<head>`, but the title, which the page has. Escapes every text, whoever's it is. */
export function renderHead(page: PageMetadata): string {
  const { heading, description, canonical, robots, image } = page;
  const openGraph: [property: string, content: string][] = [
    ['og:site_name', PRODUCT_NAME],
    ['og:locale', 'en_IN'],
    ['og:type', page.type],
    ['og:title', heading],
    ['og:description', description],
    ['og:url', canonical],
    ['og:image', image.url],
    ['og:image:type', 'image/jpeg'],
    ['og:image:width', String(SHARE_IMAGE.width)],
    ['og:image:height', String(SHARE_IMAGE.height)],
    ['og:image:alt', image.alt],
    ...page.properties.map(([property, content]): [string, string] => [property, content]),
  ];
  const named: [name: string, content: string][] = [
    ['description', description],
    ['robots', robots],
    ['twitter:card', 'summary_large_image'],
    ['twitter:title', heading],
    ['twitter:description', description],
    ['twitter:image', image.url],
    ['twitter:image:alt', image.alt],
  ];
  return [
    `<link rel="canonical" href="${escapeLine(canonical)}">`,
    ...named.map(([name, content]) => `<meta name="${name}" content="${escapeLine(content)}">`),
    ...openGraph.map(([property, content]) => `<meta property="${property}" content="${escapeLine(content)}">`),
    `<script type="application/ld+json">${toScriptJson({ '@context': 'https://schema.org', '@graph': page.graph })}</script>`,
  ].join('\n');
}

function escapeLine(text: string): string {
  return escapeHtml(oneLine(text));
}

const UNSAFE_IN_SCRIPT = /[<>&\u2028\u2029]/g;

/** JSON that ends no `<script>` and opens no comment in it, with well-formed texts only. */
function toScriptJson(value: unknown): string {
  const json = JSON.stringify(value, (_key, part: unknown) => (typeof part === 'string' ? wellFormed(part) : part));
  return json.replace(UNSAFE_IN_SCRIPT, (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`);
}
