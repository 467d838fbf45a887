import type { RenderedPage, SiteBuild } from './site-build.ts';

/** `<` would end the script element that the JSON stands in. */
const toInlineJson = (value: unknown): string => JSON.stringify(value).replaceAll('<', '\\u003c');

/** `</style` would end the element; in CSS, the backslash changes nothing. */
const toInlineCss = (text: string): string => text.replaceAll('</', '<\\/');

const FONT_FACE = /@font-face\{[^{}]*\}/g;
/** Whether a rule names a font's file, other than a fallback of the system's. */
const hasFile = (rule: string): boolean => rule.includes('url(');

/** The document around a rendered page: its style sheets inline, its data, and the files that make it interactive. */
export function toDocument(page: RenderedPage, { shell, filesOf }: SiteBuild, metadata: string): string {
  const files = page.module === undefined ? filesOf('src/app/entry-client.tsx') : filesOf(page.module);
  const css = toInlineCss(files.styles.map(({ text }) => text).join(''));
  // They would compete with the largest picture: `start.ts` switches them on after it.
  const fonts = (css.match(FONT_FACE) ?? []).filter(hasFile).join('');
  const others = css.replace(FONT_FACE, (rule) => (hasFile(rule) ? '' : rule));
  // Vite fetches the sheets of a page with its code, unless the document has links to them: these load nothing.
  const knownSheets = files.styles.map(({ address }) => `<link rel="stylesheet" href="${address}" disabled>`);
  return [
    shell.head.replace(/<title>[^<]*<\/title>/, ''),
    page.head,
    metadata,
    `<style>${others}</style>`,
    `<style id="page-fonts" media="not all">${fonts}</style>`,
    `<noscript><style>${fonts}</style></noscript>`,
    ...knownSheets,
    '</head>',
    shell.beforeRoot,
    page.body,
    page.state === undefined
      ? ''
      : `<script type="application/json" id="page-state">${toInlineJson(page.state)}</script>`,
    `<script type="application/json" id="page-scripts">${toInlineJson(files.scripts)}</script>`,
    shell.afterRoot,
  ].join('');
}
