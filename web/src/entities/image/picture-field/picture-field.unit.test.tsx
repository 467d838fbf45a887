// @vitest-environment jsdom

import type { StudioPicture } from '@aperture-byline/contract/work/wire';
import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { pictureAt } from '../../../../test-support/picture.ts';
import { PictureField } from './picture-field.tsx';

const findPicture = (title: string, state: Pick<StudioPicture, 'isPublic' | 'isDescribed'>): StudioPicture => ({
  id: title,
  title,
  ...state,
  picture: pictureAt(title),
});

it('When photographs keep a work from being submitted, then each says why', async () => {
  render(
    <PictureField
      uid="mira"
      name="imageIds"
      label="Photographs"
      hint="In their order."
      error={undefined}
      max={100}
      pictures={[
        findPicture('Dunes', { isPublic: true, isDescribed: true }),
        findPicture('Foam', { isPublic: false, isDescribed: true }),
        findPicture('Pier', { isPublic: true, isDescribed: false }),
        findPicture('Kites', { isPublic: false, isDescribed: false }),
      ]}
      onChange={() => {}}
    />,
  );
  expect((await screen.findAllByText(/Private|Not described/)).map(({ textContent }) => textContent)).toEqual([
    'Private',
    'Not described',
    'Private · Not described',
  ]);
});
