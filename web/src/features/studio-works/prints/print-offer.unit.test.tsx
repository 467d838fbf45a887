// @vitest-environment jsdom
import { studioMessages } from '@aperture-byline/contract/work/studio-messages';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { blank } from '../../../../test-support/forms/profile-form.tsx';
import { answerCalls } from '../../../../test-support/pages/answer-calls.ts';
import { account } from '../../../../test-support/pages/auth-screens.tsx';
import { draw } from '../../../../test-support/pages/render-page.tsx';
import { foam, saveAnswer, setUpWorkEditor } from '../../../../test-support/studio/work-editor.ts';
import PrintEditor from './print-editor.tsx';

vi.mock('#entities/session/firebase/firebase.ts', () => import('../../../../test-support/signed-in-firebase.ts'));

setUpWorkEditor();

/** 6000 × 4000 pixels, which are 101.5 × 67.5 cm at the least density. */
const large = {
  ...foam,
  images: foam.images.map((image) => ({
    ...image,
    picture: { ...image.picture, width: 6000, height: 4000 },
  })),
};
const dunes = {
  ...foam,
  id: 'dunes',
  fields: {
    ...foam.fields,
    title: 'Dunes',
    sizes: [
      { id: 'a', width: 40, height: 60, price: 9000, edition: 20 },
      { id: 'b', width: 120, height: 180, price: 90_000, edition: null },
    ],
    frames: [{ id: 'oak', type: 'Oak', charge: 500, description: 'Waxed oak' }],
  },
};
const listed = ({ id, fields: { title } }: typeof foam, minPrice: number | null) => ({
  ...foam,
  id,
  title,
  minPrice,
  sold: 0,
  picture: null,
});
const answers = {
  'GET /studio/product/foam': large,
  'PUT /studio/product/foam': saveAnswer(large),
  'GET /studio/product/dunes': dunes,
  'GET /studio/product': {
    items: [listed(foam, 100), listed(dunes, 9500), { ...listed(foam, null), id: 'bare', title: 'Bare' }],
    nextCursor: null,
  },
};

const open = () => {
  const calls = answerCalls(answers);
  draw(<PrintEditor account={account} profile={{ ...blank, first_name: 'Asha', last_name: 'Rao' }} id="foam" />);
  return calls;
};
const field = (group: string, name: string) =>
  within(screen.getByRole('group', { name: group })).getByLabelText<HTMLInputElement>(name).value;

test('When an earlier offer is used, then its sizes fit the photograph, those that are too large are named, and it can be undone', async () => {
  open();
  const select = await screen.findByLabelText('Earlier print');
  expect(
    within(select)
      .getAllByRole('option')
      .map(({ textContent }) => textContent),
  ).toEqual(['Dunes']);
  await userEvent.click(screen.getByRole('button', { name: 'Use its sizes and frames' }));
  expect(await screen.findByText(studioMessages.offerCopied('Dunes', ['180 × 120 cm']))).toBeTruthy();
  expect(['Width in cm', 'Height in cm', 'Price in rupees', 'Edition'].map((name) => field('Size 1', name))).toEqual([
    '60',
    '40',
    '9000',
    '20',
  ]);
  expect(screen.queryByRole('group', { name: 'Size 2' })).toBeNull();
  expect(field('Frame 1', 'Kind of frame')).toBe('Oak');
  await userEvent.click(screen.getByRole('button', { name: 'Put back what was there' }));
  expect(screen.queryByRole('group', { name: 'Size 1' })).toBeNull();
  expect(document.activeElement?.textContent).toBe('Use its sizes and frames');
});

test('When the largest size is added, then its price is asked for, and it is not proposed again', async () => {
  open();
  expect(await screen.findByText(studioMessages.largestSize('101.5 × 67.5 cm'))).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: 'Add this size' }));
  expect([field('Size 1', 'Width in cm'), field('Size 1', 'Height in cm')]).toEqual(['101.5', '67.5']);
  expect(document.activeElement).toBe(screen.getByLabelText('Price in rupees'));
  expect(screen.queryByRole('button', { name: 'Add this size' })).toBeNull();
});

test('When it is previewed, then it is drawn as in the shop, with the price of the chosen size and frame, and its links lead nowhere', async () => {
  open();
  await userEvent.click(await screen.findByRole('button', { name: 'Use its sizes and frames' }));
  await screen.findByRole('group', { name: 'Size 1' });
  await userEvent.click(screen.getByRole('button', { name: 'Add a size' }));
  await userEvent.click(screen.getByRole('button', { name: 'Preview' }));
  const preview = within(await screen.findByRole('region', { name: 'Preview' }));
  expect(await preview.findByRole('heading', { name: 'Foam' })).toBeTruthy();
  expect(preview.getByText('Rs. 9,500')).toBeTruthy();
  const options = (name: string) =>
    within(preview.getByRole('group', { name }))
      .getAllByRole('radio')
      .map((radio) => radio.closest('label')?.textContent);
  // The other one has no measures yet.
  expect(options('Size')).toEqual(['60cm x 40cmRs. 9,500, 20 of 20 left']);
  expect(options('Frame')).toEqual(['Oak+ Rs. 500']);
  expect(preview.getByText('Waxed oak')).toBeTruthy();
  const link = preview.getByRole('link', { name: 'Asha Rao' });
  const click = new MouseEvent('click', { bubbles: true, cancelable: true });
  link.dispatchEvent(click);
  expect(click.defaultPrevented).toBe(true);
  expect(preview.getByText(studioMessages.cartInPreview)).toBeTruthy();
});
