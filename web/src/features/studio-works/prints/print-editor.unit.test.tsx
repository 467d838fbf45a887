// @vitest-environment jsdom
import { studioMessages } from '@aperture-byline/contract/work/studio-messages';
import { workMessages } from '@aperture-byline/contract/work/work-messages';
import { cleanup, fireEvent, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { SAVE_DELAY } from '#lib/api/autosave.ts';
import { blank } from '../../../../test-support/forms/profile-form.tsx';
import { answerCalls, failure } from '../../../../test-support/pages/answer-calls.ts';
import { account } from '../../../../test-support/pages/auth-screens.tsx';
import { draw } from '../../../../test-support/pages/render-page.tsx';
import { foam, saveAnswer, setUpWorkEditor } from '../../../../test-support/studio/work-editor.ts';
import PrintEditor from './print-editor.tsx';

vi.mock('#entities/session/firebase/firebase.ts', () => import('../../../../test-support/signed-in-firebase.ts'));

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
  draw(<PrintEditor account={account} profile={blank} id="foam" />);
  await userEvent.click(await screen.findByRole('button', { name: 'Add a size' }));
  const size = within(screen.getByRole('group', { name: 'Size 1' }));
  const field = (name: string) => size.getByLabelText<HTMLInputElement>(name);
  const type = (name: string, value: string) => fireEvent.change(field(name), { target: { value } });
  expect(document.activeElement).toBe(field('Width in cm'));
  type('Width in cm', '300');
  type('Height in cm', '200');
  expect(size.getByText(/pixels per inch: too few to be offered/)).toBeTruthy();
  type('Edition', '0');
  await userEvent.click(screen.getByRole('button', { name: 'Submit for review' }));
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
    sizes: [{ id: '300x200', ppi: 3, density: 'low', sold: 0, left: 50 }],
  };
  await userEvent.click(screen.getByRole('button', { name: 'Submit for review' }));
  expect(await size.findByText(workMessages.densityLow)).toBeTruthy();
  await vi.waitFor(() => expect(document.activeElement).toBe(field('Width in cm')));
  expect(calls.findLast(({ name }) => name.startsWith('PUT'))?.body).toMatchObject({ ...sent, version: 1 });
  const buttons = within(screen.getByRole('main')).getAllByRole('button');
  expect(buttons.at(-1)?.textContent).toBe('Delete');
});

const size = { id: '6x5', width: 6, height: 5, price: 5000, edition: 50 };
const onSale = {
  ...foam,
  status: 'approved' as const,
  fields: {
    ...foam.fields,
    sizes: [size],
    frames: [{ id: 'oak', type: 'Oak', charge: 500, description: '' }],
  },
  sizes: [{ id: '6x5', ppi: 300, density: 'good' as const, sold: 0, left: 50 }],
};

test('When a size of a draft is half typed, then the rest is saved, and the size once it is complete, with its id from then on', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true, toFake: ['setTimeout', 'clearTimeout'] });
  const answers: Record<string, unknown> = {
    'GET /studio/product/foam': foam,
    'PUT /studio/product/foam': saveAnswer(foam),
  };
  const calls = answerCalls(answers);
  const saves = () => calls.filter(({ name }) => name.startsWith('PUT')).map(({ body }) => body);
  draw(<PrintEditor account={account} profile={blank} id="foam" />);
  await userEvent.click(await screen.findByRole('button', { name: 'Add a size' }));
  const type = (name: string, value: string) => fireEvent.change(screen.getByLabelText(name), { target: { value } });
  type('Place', 'Kochi');
  type('Width in cm', '6');
  await vi.advanceTimersByTimeAsync(SAVE_DELAY);
  await screen.findByText(studioMessages.optionsIncomplete);
  expect(saves()).toEqual([{ place: 'Kochi', version: 1 }]);
  answers['PUT /studio/product/foam'] = { ...foam, version: 3, fields: { ...foam.fields, sizes: [size] } };
  type('Height in cm', '5');
  type('Price in rupees', '5,000');
  await vi.advanceTimersByTimeAsync(SAVE_DELAY);
  await screen.findByText(studioMessages.saved);
  expect(saves()[1]).toEqual({ sizes: [{ width: 6, height: 5, price: 5000, edition: null }], version: 2 });
  type('Price in rupees', '6,000');
  await vi.advanceTimersByTimeAsync(SAVE_DELAY);
  await vi.waitFor(() => expect(saves()[2]).toMatchObject({ sizes: [{ id: '6x5', price: 6000 }] }));
});

test('When a price in the shop is changed, then it waits in this browser until the shop is updated', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true, toFake: ['setTimeout', 'clearTimeout'] });
  const calls = answerCalls({
    'GET /studio/product/foam': onSale,
    'PUT /studio/product/foam': saveAnswer(onSale),
  });
  const saves = () => calls.filter(({ name }) => name.startsWith('PUT')).map(({ body }) => body);
  const price = () => screen.findByLabelText<HTMLInputElement>('Price in rupees');
  draw(<PrintEditor account={account} profile={blank} id="foam" />);
  fireEvent.change(await price(), { target: { value: '6' } });
  fireEvent.change(screen.getByLabelText('Place'), { target: { value: 'Kochi' } });
  await vi.advanceTimersByTimeAsync(SAVE_DELAY);
  await screen.findByText(studioMessages.notInShop);
  expect(saves()).toEqual([{ place: 'Kochi', version: 1 }]);
  cleanup();
  draw(<PrintEditor account={account} profile={blank} id="foam" />);
  await vi.waitFor(async () => expect((await price()).value).toBe('6'));
  await vi.advanceTimersByTimeAsync(SAVE_DELAY * 2);
  expect(saves()).toHaveLength(1);
  fireEvent.change(await price(), { target: { value: '6,500' } });
  await userEvent.click(screen.getByRole('button', { name: 'Update the shop' }));
  await vi.waitFor(() => expect(saves()[1]).toMatchObject({ sizes: [{ ...size, price: 6500 }], version: 2 }));
  await vi.waitFor(() => expect(screen.queryByRole('button', { name: 'Update the shop' })).toBeNull());
});

test('When a size has other proportions than the photograph, then it has a border until a crop is chosen and placed', async () => {
  answerCalls({ 'GET /studio/product/foam': foam, 'PUT /studio/product/foam': saveAnswer(foam) });
  draw(<PrintEditor account={account} profile={blank} id="foam" />);
  await userEvent.click(await screen.findByRole('button', { name: 'Add a size' }));
  const type = (name: string, value: string) => fireEvent.change(screen.getByLabelText(name), { target: { value } });
  type('Width in cm', '60');
  type('Height in cm', '40');
  expect(screen.queryByRole('radio', { name: /^Crop/ })).toBeNull();
  type('Width in cm', '40');
  expect(screen.getByRole<HTMLInputElement>('radio', { name: /^White border/ }).checked).toBe(true);
  await userEvent.click(screen.getByRole('radio', { name: /^Crop/ }));
  const window = screen.getByRole('slider', { name: 'What is printed of the photograph' });
  expect(window.getAttribute('aria-valuetext')).toBe('Cut: 17% off the left, 17% off the right');
  fireEvent.change(window, { target: { value: '0.25' } });
  expect(screen.getByText('Cut: 8% off the left, 25% off the right')).toBeDefined();
  await userEvent.click(screen.getByRole('radio', { name: /^White border/ }));
  expect(screen.queryByRole('slider')).toBeNull();
});

test('When prints of a size are sold, then its crop is shown, and cannot be changed', async () => {
  const [sold, state] = [{ ...size, width: 20, height: 20, crop: 0.25 }, onSale.sizes[0]];
  answerCalls({
    'GET /studio/product/foam': {
      ...onSale,
      fields: { ...onSale.fields, sizes: [sold] },
      sizes: [{ ...state, sold: 1 }],
    },
  });
  draw(<PrintEditor account={account} profile={blank} id="foam" />);
  expect(await screen.findByText('Cut: 8% off the left, 25% off the right')).toBeDefined();
  expect(screen.queryByRole('radio')).toBeNull();
  expect(screen.queryByRole('slider')).toBeNull();
});
