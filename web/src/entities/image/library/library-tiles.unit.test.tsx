// @vitest-environment jsdom

import type { StudioImage } from '@aperture-byline/contract/image/wire';
import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { pictureAt } from '../../../../test-support/picture.ts';
import { Tile } from './library-tiles.tsx';

const renderTile = (image: Partial<StudioImage>) =>
  render(
    <Tile
      image={
        {
          title: '',
          fileName: '',
          status: 'draft',
          reviewNote: null,
          privacyStatus: 'Private',
          picture: pictureAt('dunes'),
          ...image,
        } as StudioImage
      }
      isSelected={false}
      onToggle={() => {}}
    />,
  );

it.each<[Partial<StudioImage>, string]>([
  [{ status: 'rejected', reviewNote: 'Too dark' }, 'Rejected · Private'],
  [{ status: 'draft', reviewNote: 'Too dark' }, 'Sent back · Private'],
  [{ status: 'submitted' }, 'Waits for review · Private'],
])('When the photograph is %o, then its state is "%s"', (image, state) => {
  renderTile(image);
  expect(screen.getByText(state)).toBeTruthy();
});

it('When it has no title, then its box is named by its file', () => {
  renderTile({ fileName: 'DSC_2041.jpg' });
  expect(screen.getByRole('checkbox', { name: 'Untitled DSC_2041.jpg' })).toBeTruthy();
});
