// @vitest-environment jsdom
import type { Photographer } from '@aperture-byline/contract/user/wire';
import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { answerCalls } from '../../../test-support/pages/answer-calls.ts';
import { draw } from '../../../test-support/pages/render-page.tsx';
import { pictureAt } from '../../../test-support/picture.ts';
import PhotographersPage from './photographers-page.tsx';

const asha: Photographer = {
  userId: 100000001,
  name: 'Asha Rao',
  avatar: null,
  photographs: 1204,
  exhibitions: 1,
  stories: 2,
  prints: 3,
  picture: pictureAt('a'),
};

function open(photographers: Photographer[]): void {
  const pagination = { page: 1, pageSize: 24, total: photographers.length, totalPages: 1 };
  answerCalls({ 'GET /user/photographers?page=1': { photographers, pagination } });
  draw(<PhotographersPage />, '/photographers');
}

describe('The photographers', () => {
  it('When somebody has works of every kind, then each kind is counted under their newest picture', async () => {
    open([asha]);
    expect(await screen.findByText('1,204 photographs, 1 exhibition, 2 stories, 3 prints')).toBeDefined();
    expect(document.querySelector('img')?.getAttribute('src')).toContain('/photos/a/');
  });

  it('When somebody has one story and everybody may see none of its pictures, then they are listed without one', async () => {
    open([{ ...asha, photographs: 0, exhibitions: 0, stories: 1, prints: 0, picture: null }]);
    expect(await screen.findByText('1 story')).toBeDefined();
    expect(screen.getByRole('link', { name: 'Asha Rao' }).getAttribute('href')).toBe('/profile/100000001');
    expect(document.querySelector('img')).toBeNull();
  });
});
