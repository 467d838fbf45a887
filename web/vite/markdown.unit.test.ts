import { globSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { paths } from '../src/lib/navigation/paths.ts';
import { compileMarkdown } from './markdown.ts';

const SOURCES = `${import.meta.dirname}/../src`;

describe('Markdown that is compiled to JSX', () => {
  test('splits a text into its title, its opening and its sections with their anchors', () => {
    const jsx = compileMarkdown('# Terms\n\nHello.\n\n## First {#one}\n\n- a\n- b\n\n## Second?\n\n### Third');
    expect(jsx).toContain('title: "Terms",');
    expect(jsx).toContain('opening: <><p>Hello.</p></>,');
    expect(jsx).toContain('{ id: "one", title: "First", body: <><ul><li>a</li><li>b</li></ul></> }');
    expect(jsx).toContain('{ id: "", title: "Second?", body: <><h3>Third</h3></> }');
  });

  test('makes links of this site the router’s, and leaves others as they are', () => {
    const jsx = compileMarkdown('[Here](/shop) and [there](https://a.example/).');
    expect(jsx).toContain('<Link to="/shop">Here</Link> and <a href="https://a.example/">there</a>.');
  });

  test('keeps braces and line breaks from being read as JSX', () => {
    expect(compileMarkdown('one {two}\nthree')).toContain('<p>one &#123;two&#125; three</p>');
  });

  test('fills in values of the code, and throws where there is none', () => {
    expect(compileMarkdown('At {{PRODUCT_NAME}}.')).toContain('<p>At Aperture &amp; Byline.</p>');
    expect(() => compileMarkdown('{{PRODUCT_NAMES}}')).toThrow('PRODUCT_NAMES');
  });

  test('shows what is read with the page, and imports nothing else', () => {
    const jsx = compileMarkdown('It costs:\n\n<ShippingRates />\n\nAll in.');
    expect(jsx).toContain("import { ShippingRates } from '#entities/order/shipping/shipping-rates.tsx';");
    expect(jsx).toContain('<p>It costs:</p><ShippingRates /><p>All in.</p>');
    expect(compileMarkdown('It costs nothing.')).not.toContain('ShippingRates');
  });

  test.each(globSync('**/*.md', { cwd: SOURCES }))('%s links to pages that there are', (file) => {
    const text = readFileSync(`${SOURCES}/${file}`, 'utf8');
    for (const [, path] of text.matchAll(/\]\((\/[^)]*)\)/g)) expect(Object.values(paths)).toContain(path);
  });
});
