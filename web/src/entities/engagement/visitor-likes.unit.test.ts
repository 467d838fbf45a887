// @vitest-environment jsdom
import { describe, expect, it } from 'vitest';
import { LIKES_MAX, parseLikes, readVisitorEngagement, rememberLike, withLike } from './visitor-likes.ts';

const image = { on: 'image', id: 'fog' } as const;

describe('What a visitor liked', () => {
  it('When a like is remembered, then it is read again, and other works are not liked', () => {
    rememberLike(image, 4);
    rememberLike({ on: 'blog', id: 'fog' }, 9);
    expect(readVisitorEngagement(image)).toEqual({ liked: true, likes: 4 });
    expect(readVisitorEngagement({ on: 'blog', id: 'fog' })).toEqual({ liked: true, likes: 9 });
    expect(readVisitorEngagement({ on: 'image', id: 'sea' })).toEqual({ liked: false, likes: 0 });
  });

  it.each([
    null,
    'not JSON',
    '[1]',
    'null',
    '{"image/fog":"4"}',
    '{"image/fog":-1}',
    '{"print/fog":4}',
    '{"image/a/b":4}',
    `{"image/fog":4,"x":"${'x'.repeat(100_000)}"}`,
  ])('When %j is stored, then nothing is liked', (text) => {
    expect(parseLikes(text)).toEqual({});
  });

  it('When more are liked than are remembered, then the oldest go', () => {
    let liked = {};
    for (let index = 0; index <= LIKES_MAX; index += 1)
      liked = withLike(liked, { on: 'image', id: `image${index}` }, 1);
    expect(Object.keys(liked)).toHaveLength(LIKES_MAX);
    expect(Object.keys(liked)).not.toContain('image/image0');
    expect(Object.keys(liked).at(-1)).toBe(`image/image${LIKES_MAX}`);
  });
});
