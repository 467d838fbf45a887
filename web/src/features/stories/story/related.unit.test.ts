import type { BlogListItem } from '@aperture-byline/contract/blog/wire';
import { describe, expect, test } from 'vitest';
import { relatedStories } from './related.ts';

describe('related stories', () => {
  const story = (id: string, categories: string) => ({ id, categories }) as BlogListItem;
  const all = [
    story('new', 'Travel'),
    story('self', 'Craft,Light'),
    story('one', 'Light'),
    story('two', 'Light,Craft'),
  ];

  test('When stories share categories, then those that share most come first, and never the story itself', () => {
    const related = relatedStories({ id: 'self', categories: 'Craft,Light' }, all, 3);
    expect(related.map(({ id }) => id)).toEqual(['two', 'one', 'new']);
  });

  test('When none shares any, then the newest stand in, as many as asked for', () => {
    const related = relatedStories({ id: 'self', categories: '' }, all, 2);
    expect(related.map(({ id }) => id)).toEqual(['new', 'one']);
  });
});
