import { RESERVED_SLUGS } from '@aperture-byline/contract/shared/text/slug';
import { describe, expect, test } from 'vitest';
import { followsTitle, slugFor } from './story-slug.ts';

describe('an address made of a title', () => {
  test.each([
    ['Waiting for fog', 'waiting-for-fog'],
    ['Zoë’s “Åre” – 2026!', 'zoes-are-2026'],
    ['धुंध का इंतज़ार', ''],
    ['धुंध 2', '2'],
    ['', ''],
    ['Recent', 'recent-1'],
    ['x'.repeat(200), 'x'.repeat(90)],
  ])('When the title is %j, then it is %j', (title, slug) => {
    expect(slugFor(title)).toBe(slug);
  });

  test('When others have it, or the site itself, then it gets a number', () => {
    expect(slugFor('Fog', new Set(['fog', 'fog-1']))).toBe('fog-2');
    for (const word of RESERVED_SLUGS) expect(slugFor(word)).not.toBe(word);
  });

  test('When its author has chosen another one, or the story was published, then it stays', () => {
    const of = (title: string, slug: string, publishedOn: string | null = null) =>
      followsTitle({ title, slug }, publishedOn);
    expect(of('Fog', '')).toBe(true);
    expect(of('Fog', 'fog')).toBe(true);
    expect(of('Fog', 'fog-2')).toBe(true);
    expect(of('Fog', 'mist')).toBe(false);
    expect(of('Fog', 'fog', '2026-11-22T00:00:00.000Z')).toBe(false);
  });
});
