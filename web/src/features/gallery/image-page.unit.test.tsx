// @vitest-environment jsdom

import { imageMessages } from '@aperture-byline/contract/image/image-messages';
import type { ImageComment, ImageDetails } from '@aperture-byline/contract/image/wire';
import { DAY } from '@aperture-byline/contract/shared/durations';
import { screen, within } from '@testing-library/react';
import { Route, Routes } from 'react-router';
import { describe, expect, it } from 'vitest';
import { answerCalls, failure } from '../../../test-support/pages/answer-calls.ts';
import { draw } from '../../../test-support/pages/render-page.tsx';
import { bareImage } from '../../../test-support/photograph.ts';
import ImagePage from './image-page.tsx';

const comment = (changes: Partial<ImageComment> & { age: number }): ImageComment => ({
  id: 'c1',
  author_id: 900000002,
  user_name: 'Meera',
  comment: 'That light.',
  guest: false,
  ...changes,
  created_date: new Date(Date.now() - changes.age * DAY).toISOString(),
});

function visit(search: string): void {
  draw(
    <Routes>
      <Route path="/exhibition" element={<ImagePage />} />
      <Route path="/exhibitions" element={<h1>The exhibitions</h1>} />
    </Routes>,
    `/exhibition${search}`,
  );
}

function open(details: Partial<ImageDetails> = {}, comments: ImageComment[] = []): void {
  answerCalls({
    'GET /image/details/i1': { ...bareImage, ...details },
    'GET /image/comment/i1': comments,
    'POST /image/view/i1': null,
  });
  visit('?image=i1');
}

describe('The page of a photograph', () => {
  it('When the camera noted nothing, then it says so', async () => {
    open();
    expect(await screen.findByText(imageMessages.noImageDetails)).toBeDefined();
    expect(screen.getByText('6000 × 4000 px')).toBeDefined();
  });

  it.each([
    [0.004, '1/250 s'],
    [2.5, '2.5 s'],
  ])('When the exposure was %s seconds, then it reads %s', async (seconds, text) => {
    open({ shutter_speed: seconds });
    expect(await screen.findByText(text)).toBeDefined();
    expect(screen.queryByText(imageMessages.noImageDetails)).toBeNull();
  });

  it('When it has comments, then each has its age and its words as text, and a guest’s is marked', async () => {
    open({}, [
      comment({ age: 3 }),
      comment({ age: 400, id: 'c2', user_name: 'Ira', comment: '<b>Bold</b> sky', guest: true }),
    ]);
    await screen.findByText('That light.');
    const facts = screen
      .getAllByRole('listitem')
      .filter(({ id }) => id.startsWith('comment-'))
      .map((entry) => ({
        age: within(entry).getByRole('time').textContent,
        isGuest: within(entry).queryByText('Guest') !== null,
        words: within(entry).queryByText(/That light\.|<b>Bold<\/b> sky/)?.textContent,
      }));
    expect(facts).toEqual([
      { age: '3d', isGuest: false, words: 'That light.' },
      { age: '1yr', isGuest: true, words: '<b>Bold</b> sky' },
    ]);
  });

  it.each(['', '?image=', '?image=../users/1', '?image=__x__', '?image=a%2Fb'])(
    'When the address has "%s", then it goes to the exhibitions and asks nothing',
    async (search) => {
      const asked = answerCalls({});
      visit(search);
      expect(await screen.findByText('The exhibitions')).toBeDefined();
      expect(asked).toEqual([]);
    },
  );

  it.each([404, 400])('When the answer is %i, then it goes to the exhibitions', async (status) => {
    answerCalls({ 'GET /image/details/i1': failure(status, 'NOT_FOUND') });
    visit('?image=i1');
    expect(await screen.findByText('The exhibitions')).toBeDefined();
  });
});
