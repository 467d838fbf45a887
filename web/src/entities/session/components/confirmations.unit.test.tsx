// @vitest-environment jsdom
import { messages } from '@aperture-byline/contract/shared/messages';
import { signInMessages } from '@aperture-byline/contract/user/sign-in-messages';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { fillIn } from '../../../../test-support/forms/fill-in.ts';
import { account, providerError } from '../../../../test-support/pages/auth-screens.tsx';
import { draw } from '../../../../test-support/pages/render-page.tsx';
import { forgetSession, rememberSession } from '../session-store.ts';
import SignInAgainDialog from './sign-in-again-dialog.tsx';
import { VerifyEmailNotice } from './verify-email-notice.tsx';

const user = vi.hoisted(() => ({
  uid: 'alice',
  email: 'alice@example.com',
  providerData: [] as { providerId: string }[],
  getIdToken: vi.fn(),
}));
const provider = vi.hoisted(() => ({
  EmailAuthProvider: { PROVIDER_ID: 'password', credential: (...parts: string[]) => parts },
  GoogleAuthProvider: Object.assign(class {}, { PROVIDER_ID: 'google.com' }),
  browserPopupRedirectResolver: 'the resolver',
  reauthenticateWithCredential: vi.fn(),
  reauthenticateWithPopup: vi.fn(),
  sendEmailVerification: vi.fn(),
}));
vi.mock('firebase/auth', () => provider);
vi.mock('../firebase/firebase.ts', () => ({
  firebaseReady: async () => ({ auth: { currentUser: user, authStateReady: async () => undefined } }),
}));

const alert = () => screen.getByRole('alert').textContent;

beforeEach(() => {
  vi.spyOn(console, 'error').mockReturnValue();
});

afterEach(() => {
  act(forgetSession);
  vi.resetAllMocks();
});

describe('The notice to confirm an address', () => {
  const send = () => screen.getByRole('button', { name: 'Send the link again' });

  function renderConfirmation(emailVerified: boolean) {
    rememberSession({ ...account, emailVerified });
    draw(<VerifyEmailNotice />);
  }

  it('When the address is verified, or nobody is signed in, then there is none', () => {
    renderConfirmation(true);
    expect(screen.queryByRole('heading')).toBeNull();
    act(forgetSession);
    expect(screen.queryByRole('heading')).toBeNull();
  });

  it('When the link is asked for twice, then one goes out, and another only a minute later', async () => {
    renderConfirmation(false);
    vi.useFakeTimers({ shouldAdvanceTime: true });
    fireEvent.click(send());
    fireEvent.click(send());
    expect(await screen.findByText(signInMessages.verificationSent)).toBeDefined();
    fireEvent.click(screen.getByRole('button', { name: 'Sent' }));
    expect(provider.sendEmailVerification.mock.calls).toEqual([[user, { url: `${window.location.origin}/profile` }]]);
    act(() => vi.advanceTimersByTime(60_000));
    fireEvent.click(send());
    await waitFor(() => expect(provider.sendEmailVerification).toHaveBeenCalledTimes(2));
  });

  it.each([
    ['auth/too-many-requests', signInMessages.tooManyAttempts],
    ['auth/network-request-failed', messages.noConnection],
    ['auth/internal-error', messages.somethingWrongLater],
  ])('When it is refused with %s, then the person reads why and can try again', async (code, text) => {
    provider.sendEmailVerification.mockRejectedValueOnce(providerError(code));
    renderConfirmation(false);
    await userEvent.click(send());
    await waitFor(() => expect(alert()).toBe(text));
    await userEvent.click(send());
    expect(await screen.findByText(signInMessages.verificationSent)).toBeDefined();
  });
});

describe('The dialog to sign in again', () => {
  function open(...providers: string[]) {
    user.providerData = providers.map((providerId) => ({ providerId }));
    const onDone = vi.fn();
    const onClose = vi.fn();
    draw(<SignInAgainDialog onClose={onClose} onDone={onDone} />);
    return { onDone, onClose };
  }

  const password = () => screen.findByLabelText('Password');
  const confirm = () => screen.getByRole('button', { name: 'Confirm' });

  it('When the password is right, then the next calls carry a fresh token', async () => {
    let accept: () => void = () => undefined;
    provider.reauthenticateWithCredential.mockReturnValueOnce(new Promise<void>((resolve) => (accept = resolve)));
    const { onDone } = open('password');
    fillIn(await password(), 'Lantern-9');
    await userEvent.dblClick(confirm());
    accept();
    await waitFor(() => expect(onDone).toHaveBeenCalledOnce());
    expect(provider.reauthenticateWithCredential.mock.calls).toEqual([[user, ['alice@example.com', 'Lantern-9']]]);
    expect(user.getIdToken).toHaveBeenCalledWith(true);
    expect(screen.queryByRole('button', { name: 'Continue with Google' })).toBeNull();
  });

  it('When the password is missing or wrong, then that is said at the field, which has the focus', async () => {
    provider.reauthenticateWithCredential.mockRejectedValue(providerError('auth/invalid-credential'));
    const { onDone } = open('password');
    const field = await password();
    await userEvent.click(confirm());
    expect(alert()).toBe(signInMessages.fillAllFields);
    await userEvent.type(field, 'wrong{Enter}');
    await waitFor(() => expect(alert()).toBe(signInMessages.invalidCredentials));
    expect(field.getAttribute('aria-invalid')).toBe('true');
    expect(document.activeElement).toBe(field);
    expect(onDone).not.toHaveBeenCalled();
  });

  it('When the account is Google’s, then Google’s window is the proof, and closing it is no failure', async () => {
    provider.reauthenticateWithPopup.mockRejectedValueOnce(providerError('auth/popup-closed-by-user'));
    const { onDone } = open('google.com');
    const google = await screen.findByRole('button', { name: 'Continue with Google' });
    expect(screen.queryByLabelText('Password')).toBeNull();
    await userEvent.click(google);
    await waitFor(() => expect(provider.reauthenticateWithPopup).toHaveBeenCalledOnce());
    expect([onDone.mock.calls.length, alert()]).toEqual([0, '']);
    await userEvent.click(google);
    await waitFor(() => expect(onDone).toHaveBeenCalledOnce());
    expect(provider.reauthenticateWithPopup.mock.calls[1]?.[2]).toBe('the resolver');
  });

  it('When it is cancelled, then nothing is proved', async () => {
    const { onDone, onClose } = open('password');
    await userEvent.click(screen.getByRole('button', { name: 'Cancel' }));
    expect(onClose).toHaveBeenCalledOnce();
    expect(onDone).not.toHaveBeenCalled();
  });
});
