import { describe, expect, it } from 'vitest';
import { parseViewed, VIEWED_MAX, withViewed } from './viewed-products.ts';

describe('the remembered products', () => {
  it.each([
    ['nothing', null],
    ['an empty text', ''],
    ['broken JSON', '["dune-crest'],
    ['an object', '{"0":"dune-crest","length":1}'],
    ['a text', '"dune-crest"'],
    ['a number', '7'],
    ['null', 'null'],
    ['a polluting object', '{"__proto__":{"isAdmin":true}}'],
    ['a list of other things', '[1,null,true,{"slug":"dune-crest"},["dune-crest"]]'],
    ['a list of texts that are no slugs', '["../users","Dune Crest","<b>","__proto__",""]'],
    ['a text too long to be ours', JSON.stringify(Array(10_000).fill('dune-crest'))],
  ])('When %s is stored, then nothing is remembered', (_what, text) => {
    expect(parseViewed(text)).toEqual([]);
  });

  it('When a polluting list is stored, then only its slugs are kept and no prototype changes', () => {
    expect(parseViewed('[{"__proto__":{"isAdmin":true}},"dune-crest"]')).toEqual(['dune-crest']);
    expect('isAdmin' in {}).toBe(false);
  });

  it('When more than fit are stored, some twice, then the first ones are kept once each', () => {
    const slugs = Array.from({ length: 40 }, (_, index) => `print-${index}`);
    expect(parseViewed(JSON.stringify(['print-0', ...slugs]))).toEqual(slugs.slice(0, VIEWED_MAX));
  });

  it('When a product is viewed again, then it moves to the front', () => {
    expect(withViewed(['a', 'b', 'c'], 'b')).toEqual(['b', 'a', 'c']);
  });

  it('When a product is viewed with a full memory, then the oldest is forgotten and the text stays readable', () => {
    const full = Array.from({ length: VIEWED_MAX }, (_, index) => `${'long-'.repeat(18)}${index}`);
    const viewed = withViewed(full, 'new');
    expect(viewed).toEqual(['new', ...full.slice(0, -1)]);
    expect(parseViewed(JSON.stringify(viewed))).toEqual(viewed);
  });
});
