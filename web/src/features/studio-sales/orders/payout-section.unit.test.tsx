// @vitest-environment jsdom
import { apiMessages } from '@aperture-byline/contract/shared/api/api-messages';
import { cleanup, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test, vi } from 'vitest';
import { toastStore } from '#lib/toast.ts';
import { fillIn } from '../../../../test-support/forms/fill-in.ts';
import { answerCalls, failure } from '../../../../test-support/pages/answer-calls.ts';
import { draw } from '../../../../test-support/pages/render-page.tsx';
import { SignInAgain } from '../../../app/session/sign-in-again.tsx';
import PayoutSection from './payout-section.tsx';

vi.mock('#entities/session/firebase/firebase.ts', () => import('../../../../test-support/signed-in-firebase.ts'));

const NONE = { upiId: '', accountName: '', accountNumber: '', ifsc: '' };
const SAVE = 'PUT /studio/payout-details';

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

test('When the sign-in is an old one and the artist does not sign in again, then nothing that was typed is lost', async () => {
  const calls = answerCalls({
    'GET /studio/payout-details': NONE,
    [SAVE]: failure(401, 'RECENT_LOGIN_REQUIRED', { message: apiMessages.recentLoginRequired }),
  });
  draw(
    <>
      <PayoutSection uid="mira" />
      <SignInAgain />
    </>,
    '/studio/orders',
  );
  await userEvent.click(await screen.findByText('Where we pay you'));
  const field = await screen.findByLabelText<HTMLInputElement>('UPI ID');
  fillIn(field, 'mira@bank');
  await userEvent.click(screen.getByRole('button', { name: 'Save where you are paid' }));
  expect(await screen.findByRole('dialog', { name: 'Is it you?' })).toBeDefined();
  await userEvent.click(screen.getByRole('button', { name: 'Cancel' }));
  await waitFor(() => expect(toastStore.get()?.text).toBe(apiMessages.recentLoginRequired));
  expect(field.value).toBe('mira@bank');
  await waitFor(() => expect(calls.flatMap(({ name, body }) => (name === SAVE ? [body] : []))).toHaveLength(1));
});
