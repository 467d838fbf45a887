// @vitest-environment jsdom
import { studioMessages } from '@aperture-byline/contract/work/studio-messages';
import { workMessages } from '@aperture-byline/contract/work/work-messages';
import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { expect, test } from 'vitest';
import { pictureAt } from '../../../../test-support/picture.ts';
import { TeaserSection } from './teaser-section.tsx';

const pictures = ['a', 'b', 'c', 'd'].map((id) => ({
  id,
  title: `Photograph ${id}`,
  isPublic: true,
  isDescribed: true,
  picture: pictureAt(id),
}));

function draw({ error, shown = pictures }: { error?: string; shown?: typeof pictures } = {}): () => string[] {
  let chosen: string[] = [];
  function Form() {
    const [ids, setIds] = useState<string[]>([]);
    const [keepsPublic, setKeepsPublic] = useState(false);
    chosen = ids;
    return (
      <TeaserSection
        pictures={shown}
        selectedIds={ids}
        keepsPublic={keepsPublic}
        error={error}
        onSelect={setIds}
        onKeepPublic={setKeepsPublic}
      />
    );
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
  draw({ error: workMessages.teaserNotShown });
  const [box] = screen.getAllByRole('checkbox');
  const reason = document.getElementById(box?.getAttribute('aria-describedby') ?? '');
  expect(reason?.textContent).toBe(workMessages.teaserNotShown);
});

test('When the exhibition has no photographs yet, then it says so', () => {
  draw({ shown: [] });
  expect(screen.getByText(studioMessages.noneChosen)).toBeDefined();
});

test('When public photographs are to stay, then that is one of two answers, and no teaser changes', async () => {
  const chosen = draw();
  const question = within(screen.getByRole('group', { name: studioMessages.publicImages }));
  const answer = (text: string) => question.getByRole<HTMLInputElement>('radio', { name: new RegExp(text) });
  expect(answer(studioMessages.publicImagesHidden).checked).toBe(true);
  await userEvent.click(answer(studioMessages.publicImagesKept));
  expect(answer(studioMessages.publicImagesKept).checked).toBe(true);
  expect(chosen()).toEqual([]);
});
