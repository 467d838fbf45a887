import { PRODUCT_NAME, VISITOR_COOKIE_DAYS } from '@aperture-byline/contract/shared/constants';
import {
  UPLOAD_FILES_MAX,
  UPLOAD_FORMATS,
  UPLOAD_MEGABYTES,
  UPLOAD_MEGAPIXELS,
} from '@aperture-byline/contract/upload/wire';
import { marked, type Token } from 'marked';
import { type Plugin, transformWithOxc } from 'vite';
import { STORAGE_KEYS } from '../src/lib/storage/browser-storage.ts';

/** Values from the code that replace placeholders of a text, such as `{{PRODUCT_NAME}}`. */
const VALUES: Readonly<Record<string, string>> = {
  PRODUCT_NAME,
  VISITOR_COOKIE_DAYS: String(VISITOR_COOKIE_DAYS),
  UPLOAD_FORMATS,
  UPLOAD_MEGABYTES: String(UPLOAD_MEGABYTES),
  UPLOAD_MEGAPIXELS: String(UPLOAD_MEGAPIXELS),
  UPLOAD_FILES_MAX: String(UPLOAD_FILES_MAX),
  ...Object.fromEntries(Object.entries(STORAGE_KEYS).map(([name, key]) => [`STORAGE_KEYS.${name}`, key])),
};

/** Components that a text may show, with data read when the page is: a line of its own, `<ShippingRates />`. */
const COMPONENTS: Readonly<Record<string, string>> = {
  AppCheckNotice: '#entities/session/components/app-check-notice.tsx',
  PayoutTerms: '#entities/order/payout-terms.tsx',
  ShippingRates: '#entities/order/shipping/shipping-rates.tsx',
};

/** Compiles `*.md` to React elements while building, so that no page and no server has a parser of Markdown. */
export const markdown: Plugin = {
  name: 'markdown',
  enforce: 'pre',
  transform: {
    filter: { id: /\.md$/ },
    handler: async (text, id) => {
      const { code } = await transformWithOxc(compileMarkdown(text), `${id}.jsx`, { sourcemap: false });
      return { code, moduleType: 'js', map: null };
    },
  },
};

/**
 * JSX of a module that exports a `MarkdownDocument`: the first heading is its title, those of the second level begin
 * its sections (`## Title {#anchor}`). Links to pages of this site become the router's. Throws on a placeholder without
 * a value.
 */
export function compileMarkdown(text: string): string {
  const filled = text.replace(/\{\{(.*?)\}\}/g, (_placeholder, name: string) => {
    const value = VALUES[name];
    if (value === undefined) throw new Error(`There is no value for {{${name}}}`);
    return value;
  });
  let title = '';
  const opening: Token[] = [];
  const sections: { heading: string; tokens: Token[] }[] = [];
  for (const token of marked.lexer(filled)) {
    if (token.type === 'heading' && token.depth === 1) title = token.text;
    else if (token.type === 'heading' && token.depth === 2) sections.push({ heading: token.text, tokens: [] });
    else (sections.at(-1)?.tokens ?? opening).push(token);
  }
  const imports = Object.entries(COMPONENTS).filter(([name]) => filled.includes(`<${name} />`));
  return `import { Link } from 'react-router';${imports.map(([name, file]) => `\nimport { ${name} } from '${file}';`).join('')}
export default {
  title: ${JSON.stringify(title)},
  opening: ${toJsx(opening)},
  sections: [${sections.map(compileSection).join(', ')}],
};`;
}

function compileSection({ heading, tokens }: { heading: string; tokens: Token[] }): string {
  const [, title = '', id = ''] = /^(.*?)(?: \{#([\w-]+)\})?$/.exec(heading) ?? [];
  return `{ id: ${JSON.stringify(id)}, title: ${JSON.stringify(title)}, body: ${toJsx(tokens)} }`;
}

/** On one line, since JSX drops line breaks: between words they are spaces. */
function toJsx(tokens: Token[]): string {
  if (tokens.length === 0) return 'null';
  const html = marked.parser(tokens).trim().replace(/>\n+</g, '><').replace(/\n/g, ' ');
  const escaped = html.replace(/[{}]/g, (brace) => `&#${brace.charCodeAt(0)};`);
  return `<>${escaped.replace(/<a href="(\/[^"]*)">(.*?)<\/a>/g, '<Link to="$1">$2</Link>')}</>`;
}
