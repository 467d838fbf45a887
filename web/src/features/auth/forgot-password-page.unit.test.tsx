// @vitest-environment jsdom
import { messages } from '@aperture-byline/contract/shared/messages';
import { passwordResetMessages } from '@aperture-byline/contract/user/account-messages';
import { signInMessages } from '@aperture-byline/contract/user/sign-in-messages';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { fillIn } from '../../../test-support/forms/fill-in.ts';
import { providerError, visit } from '../../../test-support/pages/auth-screens.tsx';

const provider = vi.hoisted(() => ({ sendPasswordResetEmail: vi.fn() }));
vi.mock('firebase/auth', () => provider);
vi.mock('#entities/session/firebase/firebase.ts', () => ({
  firebaseReady: async () => ({ auth: 'the auth' }),
}));

const email = () => screen.getByRole('textbox', { name: 'Email' });
const send = () => screen.getByRole('button', { name: 'Send reset link' });

describe('The forgotten password', () => {
  beforeEach(() => {
    vi.spyOn(console, 'error').mockReturnValue();
  });

  afterEach(() => vi.resetAllMocks());

  it('When no address is given, then that is said and nothing is sent', async () => {
    visit('/forgot-password');
    await userEvent.click(send());
    expect(await screen.findByText('Please fill all fields')).toBeDefined();
    expect(document.activeElement).toBe(email());
    expect(provider.sendPasswordResetEmail).not.toHaveBeenCalled();
  });

  it.each([['known'], ['unknown']])('When the address is %s, then the person reads the same', async (which) => {
    if (which === 'unknown') provider.sendPasswordResetEmail.mockRejectedValue(providerError('auth/user-not-found'));
    visit('/forgot-password');
    fillIn(email(), 'alice@example.com');
    await userEvent.dblClick(send());
    const status = await screen.findByRole('status');
    expect(status.textContent).toBe(
      'Password reset email sent! Check your inbox.Reset password link has been sent to your email. You can close this page.',
    );
    expect(document.activeElement).toBe(status);
    expect(console.error).not.toHaveBeenCalled();
    expect(provider.sendPasswordResetEmail.mock.calls).toEqual([
      ['the auth', 'alice@example.com', { url: `${window.location.origin}/login` }],
    ]);
  });

  it.each([
    ['auth/too-many-requests', signInMessages.tooManyAttempts],
    ['auth/network-request-failed', messages.noConnection],
    ['auth/internal-error', messages.somethingWrongLater],
  ])('When it fails with %s, then the person reads a sentence and can send again', async (code, text) => {
    provider.sendPasswordResetEmail.mockRejectedValueOnce(providerError(code));
    visit('/forgot-password');
    fillIn(email(), 'alice@example.com');
    await userEvent.click(send());
    await waitFor(() => expect(screen.getByRole('alert').textContent).toBe(text));
    expect(email()).toHaveProperty('value', 'alice@example.com');
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByText(passwordResetMessages.resetSent)).toBeDefined();
  });
});
