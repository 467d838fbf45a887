// @vitest-environment jsdom

import type { StudioPicture } from '@aperture-byline/contract/work/wire';
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { stubBrowserApis } from '../../../../test-support/render-page.tsx';
import { PictureField } from './picture-field.tsx';

const pictureOf = (
  title: string,
  state: Pick<StudioPicture, 'is_public' | 'is_described'>,
): StudioPicture => ({
  image_id: title,
  title,
  ...state,
  picture: {
    src: `/photos/${title}/{width}.{format}`,
    width: 300,
    height: 200,
    widths: [300],
    formats: ['jpeg'],
    colour: '#808080',
    alt: '',
  },
});

beforeEach(stubBrowserApis);
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
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
        pictureOf('Dunes', { is_public: true, is_described: true }),
        pictureOf('Foam', { is_public: false, is_described: true }),
        pictureOf('Pier', { is_public: true, is_described: false }),
        pictureOf('Kites', { is_public: false, is_described: false }),
      ]}
      onChange={() => {}}
    />,
  );
  expect((await screen.findAllByText(/Private|Not described/)).map(({ textContent }) => textContent)).toEqual(
    ['Private', 'Not described', 'Private · Not described'],
  );
});
