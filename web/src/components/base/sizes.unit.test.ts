import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { BREAKPOINTS } from '#theme/tokens.ts';
import { SLOT_CHANGES, sizes } from './sizes.ts';

const SOURCES = new URL('../../', import.meta.url);
const styles = readdirSync(SOURCES, { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.css'))
  .map((file) => readFileSync(new URL(file, SOURCES), 'utf8'))
  .join('\n');

describe('The sizes of a picture', () => {
  it.each([
    ['one width', { 0: '87vw' }, '87vw'],
    [
      'a width for each breakpoint',
      { 0: '87vw', 768: '91vw', 1024: '58vw', 1600: '920px' },
      '(min-width: 100em) 920px, (min-width: 64em) 58vw, (min-width: 48em) 91vw, 87vw',
    ],
    [
      'widths in any order',
      { 1024: 'calc(28.8vw - 5px)', 0: '100vw', 640: 'min(50vw, 84vh)' },
      '(min-width: 64em) calc(28.8vw - 5px), (min-width: 40em) min(50vw, 84vh), 100vw',
    ],
  ])('When there is %s, then the widest viewport comes first', (_what, slots, attribute) => {
    expect(sizes(slots)).toBe(attribute);
  });

  it.each(BREAKPOINTS)('When %i is a breakpoint, then a style sheet has it', (width) => {
    expect(styles).toContain(`(width >= ${width / 16}em)`);
  });

  it('When a style sheet asks for the width of the window, then it counts in the text size of the reader', () => {
    const queries = [...styles.matchAll(/@media ([^{]+)\{/g)].map(([, query = '']) => query);
    const widths = queries.flatMap((query) => query.match(/\([^()]*\bwidth\b[^()]*\)/g) ?? []);
    expect(widths.length).toBeGreaterThan(0);
    expect(widths.filter((width) => width.includes('px'))).toEqual([]);
  });

  it('When the page is as wide as it gets, then that is the width in the style sheets', () => {
    const widest = Math.max(...SLOT_CHANGES);
    expect([...styles.matchAll(/max-width: (\d{4,})px;/g)].map(([, width]) => Number(width))).toEqual(
      expect.arrayContaining([widest]),
    );
  });
});
