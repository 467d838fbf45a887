// @vitest-environment jsdom

import { profileMessages } from '@aperture-byline/contract/profile/profile-messages';
import { settingsMessages } from '@aperture-byline/contract/settings/settings-messages';
import type { StudioShop } from '@aperture-byline/contract/settings/wire';
import { workMessages } from '@aperture-byline/contract/work/work-messages';
import { fireEvent, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { toastStore } from '#lib/toast.ts';
import { answerCalls } from '../../../../test-support/pages/answer-calls.ts';
import { draw } from '../../../../test-support/pages/render-page.tsx';
import PaymentForm from './payment-form.tsx';

vi.mock('#entities/session/firebase/firebase.ts', () => import('../../../../test-support/signed-in-firebase.ts'));

const shop: StudioShop = {
  upiId: '',
  payeeName: 'Asha Rao',
  accountName: '',
  accountNumber: '',
  ifsc: '',
  bankText: 'Current account',
  version: 4,
};

test('When a UPI ID is wrong, then that is said and nothing is sent, and nothing that was typed is lost', async () => {
  const answers: Record<string, unknown> = {
    'GET /studio/shop': shop,
    'PUT /studio/shop': { ...shop, upi_id: 'house@bank', version: 5 },
  };
  const calls = answerCalls(answers);
  const confirm = vi.fn((_question?: string) => false);
  vi.stubGlobal('confirm', confirm);
  draw(
    <>
      <PaymentForm uid="asha" loading={null} />
      <a href="/">Elsewhere</a>
    </>,
  );
  const upi = await screen.findByRole<HTMLInputElement>('textbox', { name: 'UPI ID' });
  const save = () => userEvent.click(screen.getByRole('button', { name: 'Save the payment details' }));
  const sent = () => calls.filter(({ name }) => name === 'PUT /studio/shop').map(({ body }) => body);
  fireEvent.change(upi, { target: { value: 'no id' } });
  await save();
  expect(await screen.findByText(workMessages.upiInvalid)).toBeTruthy();
  expect(document.activeElement).toBe(upi);
  await userEvent.click(screen.getByRole('link', { name: 'Elsewhere' }));
  expect(confirm).toHaveBeenCalledExactlyOnceWith(profileMessages.leaveUnsaved);
  expect(upi.value).toBe('no id');
  expect(sent()).toEqual([]);
  fireEvent.change(upi, { target: { value: 'house@bank' } });
  await save();
  await vi.waitFor(() => expect(toastStore.get()?.text).toBe(settingsMessages.shopSaved));
  expect(sent()).toEqual([{ ...shop, upiId: 'house@bank' }]);
  const link = screen.getByRole('link', { name: 'Elsewhere' });
  // jsdom does not navigate.
  link.addEventListener('click', (event) => event.preventDefault());
  await userEvent.click(link);
  expect(confirm).toHaveBeenCalledOnce();
});
