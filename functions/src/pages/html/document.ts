import type { RenderedPage } from '@aperture-byline/contract/pages/rendered-page';
import { PRODUCT_NAME } from '@aperture-byline/contract/shared/constants';
import { messages } from '@aperture-byline/contract/shared/messages';
import { escapeHtml } from '../../lib/text/html.ts';
import type { SiteBuild } from './site-build.ts';

/** `<` would end the script element that the JSON stands in. */
const toInlineJson = (value: unknown): string => JSON.stringify(value).replaceAll('<', '\\u003c');

/** The document around a rendered page: its style sheets inline, its data, and the files that make it interactive. */
export function toDocument(page: RenderedPage, { shell, startScript, findFiles }: SiteBuild, metadata: string): string {
  const files = findFiles(page.sources);
  // Vite fetches the sheets of a page with its code, unless the document has links to them. Browsers fetch nothing of a
  // type that they do not know; Chrome up to 150 fetches sheets that are disabled.
  const knownSheets = files.sheets.map((address) => `<link rel="stylesheet" type="text/x-inline" href="${address}">`);
  return [
    shell.head.replace(/<title>[^<]*<\/title>/, ''),
    page.head,
    metadata,
    `<style>${files.css}</style>`,
    // Fonts would compete with the largest picture: `start.ts` switches them on after it.
    `<style id="page-fonts" media="not all">${files.fonts}</style>`,
    `<noscript><style>${files.fonts}</style></noscript>`,
    ...knownSheets,
    '</head>',
    shell.beforeRoot,
    page.body,
    page.state === undefined
      ? ''
      : `<script type="application/json" id="page-state">${toInlineJson(page.state)}</script>`,
    `<script type="application/json" id="page-scripts">${toInlineJson(files.scripts)}</script>`,
    `<script>${startScript}</script>`,
    shell.afterRoot,
  ].join('');
}

/**
 * Page that is sent where even the screen for a failed page can't be rendered. It needs nothing of the client's build.
 */
export const FAILURE_DOCUMENT = `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<meta name="robots" content="noindex">
<meta name="color-scheme" content="light dark">
<title>${escapeHtml(PRODUCT_NAME)}</title>
<style>body{max-width:30rem;margin:20vh auto;padding:0 1.5rem;font:1.125rem/1.5 Georgia,serif}h1{font-size:1.5rem}</style>
</head>
<body>
<h1>${escapeHtml(messages.somethingWrongLater)}</h1>
<p><a href="">Try again</a></p>
</body>
</html>
`;
