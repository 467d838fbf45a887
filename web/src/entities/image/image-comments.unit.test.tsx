// @vitest-environment jsdom
import type { ImageComment } from '@aperture-byline/contract/image/wire';
import { ACTIVE_HTML, DIRTY_HTML } from '@aperture-byline/contract/test-support/hostile-html';
import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { answerCalls } from '../../../test-support/pages/answer-calls.ts';
import { draw } from '../../../test-support/pages/render-page.tsx';
import { ImageComments } from './image-comments.tsx';

const TEXTS = [...ACTIVE_HTML, ...DIRTY_HTML];

function commentOf(text: string, index: number): ImageComment {
  return {
    id: `c${index}`,
    author_id: 900000002,
    user_name: text,
    created_date: '2026-11-24T08:00:00.000Z',
    comment: text,
    guest: index % 2 === 0,
  };
}

it('When names and texts of comments on a photograph are hostile, then they are shown as they are', async () => {
  answerCalls({ 'GET /image/comment/i1': TEXTS.map(commentOf) });
  draw(<ImageComments imageId="i1" ownerId={null} />);
  const entries = await screen.findAllByRole('listitem');
  expect(entries).toHaveLength(TEXTS.length);
  for (const [index, text] of TEXTS.entries()) {
    const [head, words] = entries[index]?.querySelectorAll('p') ?? [];
    expect(words?.textContent).toBe(text);
    expect(words?.children).toHaveLength(0);
    expect(head?.firstElementChild?.textContent).toBe(text);
    expect(head?.querySelectorAll('span *, time *')).toHaveLength(0);
    expect(head?.children[1]?.textContent === 'Guest').toBe(index % 2 === 0);
  }
});
