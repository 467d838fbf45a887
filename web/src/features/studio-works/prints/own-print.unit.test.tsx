// @vitest-environment jsdom
import type { StudioProduct } from '@aperture-byline/contract/product/studio-wire';
import { workMessages } from '@aperture-byline/contract/work/work-messages';
import { fireEvent, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { answerCalls, failure } from '../../../../test-support/answer-calls.ts';
import { pictureAt } from '../../../../test-support/picture.ts';
import { draw } from '../../../../test-support/render-page.tsx';
import { setUpWorkEditor } from '../../../../test-support/work-editor.ts';
import OwnPrint from './own-print.tsx';

vi.mock(
  '#entities/session/firebase/firebase.ts',
  () => import('../../../../test-support/signed-in-firebase.ts'),
);

const foam: StudioProduct = {
  id: 'foam',
  slug: 'foam',
  status: 'draft',
  version: 1,
  review_note: null,
  revision: null,
  created_on: '2026-11-22T00:00:00.000Z',
  updated_on: '2026-11-22T00:00:00.000Z',
  published_on: null,
  fields: {
    title: 'Foam',
    introduction: 'Foam on black sand.',
    description: '<p>On cotton paper.</p>',
    place: '',
    categories: [],
    imageIds: ['foam'],
    sizes: [],
    frames: [],
  },
  images: [
    { image_id: 'foam', title: 'Foam', is_public: true, is_described: true, picture: pictureAt('foam') },
  ],
  sizes: [],
};

setUpWorkEditor();

test('When a size is too large or has no price, then its fields say so, and the first wrong one has the focus', async () => {
  const answers: Record<string, unknown> = {
    'GET /studio/product/foam': foam,
    'PUT /studio/product/foam': failure(400, 'INVALID', {
      fields: {
        'sizes[0].price': workMessages.priceInvalid,
        'sizes[0].edition': workMessages.editionInvalid,
      },
    }),
    'POST /studio/product/foam/submit': failure(400, 'INVALID', {
      fields: { 'sizes[0].width': workMessages.densityLow },
    }),
  };
  const calls = answerCalls(answers);
  draw(<OwnPrint uid="asha" id="foam" />);
  await userEvent.click(await screen.findByRole('button', { name: 'Add a size' }));
  const size = within(screen.getByRole('group', { name: 'Size 1' }));
  const field = (name: string) => size.getByLabelText<HTMLInputElement>(name);
  const type = (name: string, value: string) => fireEvent.change(field(name), { target: { value } });
  expect(document.activeElement).toBe(field('Width in cm'));
  type('Width in cm', '300');
  type('Height in cm', '200');
  expect(size.getByText(/pixels per inch: too few to be offered/)).toBeTruthy();
  type('Edition', '0');
  await userEvent.click(screen.getByRole('button', { name: 'Save' }));
  expect(await size.findByText(workMessages.priceInvalid)).toBeTruthy();
  expect(size.getByText(workMessages.editionInvalid)).toBeTruthy();
  await vi.waitFor(() => expect(document.activeElement).toBe(field('Price in rupees')));

  type('Price in rupees', '5,000');
  type('Edition', '50');
  await userEvent.click(screen.getByRole('button', { name: 'Add a frame' }));
  const frame = within(screen.getByRole('group', { name: 'Frame 1' }));
  fireEvent.change(frame.getByLabelText('Kind of frame'), { target: { value: 'Oak, natural' } });
  fireEvent.change(frame.getByLabelText('Charge in rupees'), { target: { value: '0' } });
  fireEvent.change(screen.getByLabelText('Categories'), { target: { value: 'Sea, Black and white' } });
  const sent = {
    categories: ['Sea', 'Black and white'],
    sizes: [{ width: 300, height: 200, price: 5000, edition: 50 }],
    frames: [{ type: 'Oak, natural', charge: 0, description: '' }],
  };
  answers['PUT /studio/product/foam'] = {
    ...foam,
    version: 2,
    fields: {
      ...foam.fields,
      ...sent,
      sizes: [{ ...sent.sizes[0], id: '300x200' }],
      frames: [{ ...sent.frames[0], id: 'oak' }],
    },
    sizes: [{ size_id: '300x200', ppi: 3, density: 'low', sold: 0, left: 50 }],
  };
  await userEvent.click(screen.getByRole('button', { name: 'Submit for review' }));
  expect(await size.findByText(workMessages.densityLow)).toBeTruthy();
  await vi.waitFor(() => expect(document.activeElement).toBe(field('Width in cm')));
  expect(calls.findLast(({ name }) => name.startsWith('PUT'))?.body).toMatchObject({ ...sent, version: 1 });
  const buttons = within(screen.getByRole('main')).getAllByRole('button');
  expect(buttons.at(-1)?.textContent).toBe('Delete');
});
