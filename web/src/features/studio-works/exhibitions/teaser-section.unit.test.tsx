// @vitest-environment jsdom
import { studioMessages } from '@aperture-byline/contract/work/studio-messages';
import { workMessages } from '@aperture-byline/contract/work/work-messages';
import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { afterEach, expect, test } from 'vitest';
import { pictureAt } from '../../../../test-support/picture.ts';
import { TeaserSection } from './teaser-section.tsx';

const pictures = ['a', 'b', 'c', 'd'].map((id) => ({
  id,
  title: `Photograph ${id}`,
  isPublic: true,
  isDescribed: true,
  picture: pictureAt(id),
}));

afterEach(cleanup);

function draw(error?: string): () => string[] {
  let chosen: string[] = [];
  function Form() {
    const [ids, setIds] = useState<string[]>([]);
    chosen = ids;
    return <TeaserSection pictures={pictures} selectedIds={ids} error={error} onChange={setIds} />;
  }
  render(<Form />);
  return () => chosen;
}

test('When photographs are chosen, then they keep their order, and three are the most', async () => {
  const chosen = draw();
  const box = (id: string) => screen.getByRole<HTMLInputElement>('checkbox', { name: `Photograph ${id}` });
  for (const id of ['d', 'b', 'a']) await userEvent.click(box(id));
  expect(chosen()).toEqual(['a', 'b', 'd']);
  expect(box('c').disabled).toBe(true);
  await userEvent.click(box('b'));
  expect(chosen()).toEqual(['a', 'd']);
  expect(box('c').disabled).toBe(false);
});

test('When the server refuses them, then the boxes name why', () => {
  draw(workMessages.teaserNotShown);
  const [box] = screen.getAllByRole('checkbox');
  const reason = document.getElementById(box?.getAttribute('aria-describedby') ?? '');
  expect(reason?.textContent).toBe(workMessages.teaserNotShown);
});

test('When the exhibition has no photographs yet, then it says so', () => {
  render(<TeaserSection pictures={[]} selectedIds={[]} error={undefined} onChange={() => undefined} />);
  expect(screen.getByText(studioMessages.noneChosen)).toBeDefined();
});
