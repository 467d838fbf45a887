// @vitest-environment jsdom
import { cleanup, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import { artistChoice, pendingRegistration } from '#entities/session/pending-registration.ts';
import * as provider from '../../../../test-support/firebase-auth-mock.ts';
import { fillIn } from '../../../../test-support/forms/fill-in.ts';
import * as registrationForm from '../../../../test-support/forms/registration-form.ts';
import { providerError, visit } from '../../../../test-support/pages/auth-screens.tsx';

const { alert, choosePhotographer, create, field, isSignedIn, radio, registration, setUpEachTest, write, written } =
  registrationForm;

vi.mock('firebase/auth', () => import('../../../../test-support/firebase-auth-mock.ts'));
vi.mock('#entities/session/firebase/firebase.ts', () => ({
  firebaseReady: async () => ({ auth: 'the auth' }),
}));

beforeAll(async () => {
  // Loaded beforehand: it is the dialog that is waited for, not its code.
  await import('./photographer-dialog.tsx');
});

describe('The choice of a photographer’s account, and the draft', () => {
  setUpEachTest();

  it('When a photographer’s account is confirmed and the form is complete, then the account is made with the request', async () => {
    visit('/register');
    write();
    await choosePhotographer('Create Photographer Account');
    await isSignedIn();
    expect(pendingRegistration.get()).toEqual({ ...registration, isArtist: true });
  });

  it('When the way for photographers led here, then that kind is chosen, and no question is asked', async () => {
    visit('/register?kind=photographer');
    expect(radio('Photographer').checked).toBe(true);
    write();
    await userEvent.click(create());
    await isSignedIn();
    expect(pendingRegistration.get()).toEqual({ ...registration, isArtist: true });
  });

  it('When a regular account is chosen in the dialog, then it is made without the request', async () => {
    visit('/register');
    write();
    await choosePhotographer('Create Regular Account');
    await isSignedIn();
    expect(pendingRegistration.get()).toEqual(registration);
  });

  it('When something is missing, then the dialog leaves the choice and the focus on the first wrong field', async () => {
    visit('/register');
    write({ Email: '' });
    await choosePhotographer('Create Photographer Account');
    await waitFor(() => expect(document.activeElement).toBe(field('Email')));
    expect(radio('Photographer').checked).toBe(true);
    fillIn(field('Email'), 'alice@example.com');
    await userEvent.click(create());
    await isSignedIn();
    expect(pendingRegistration.get()?.isArtist).toBe(true);
  });

  it('When the dialog is left, then nothing was chosen and nothing is sent', async () => {
    visit('/register');
    write();
    await userEvent.click(radio('Photographer'));
    await screen.findByRole('dialog');
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(radio('Regular account').checked).toBe(true);
    expect(provider.createUserWithEmailAndPassword).not.toHaveBeenCalled();
  });

  it('When nothing is written yet, then choosing a photographer’s account finds nothing missing', async () => {
    visit('/register');
    await choosePhotographer('Create Photographer Account');
    expect(radio('Photographer').checked).toBe(true);
    expect(alert()).toBe('');
  });

  it.each([
    ['Create Photographer Account', true],
    ['Create Regular Account', false],
  ])('When the answer is %s and Google follows, then the session hears of it: %s', async (answer, isArtist) => {
    let selected: boolean | undefined;
    provider.signInWithPopup.mockImplementation(async () => {
      selected = artistChoice.consume();
      return { user: provider.user };
    });
    visit('/register');
    await choosePhotographer(answer);
    await userEvent.click(screen.getByRole('button', { name: 'Continue with Google' }));
    await isSignedIn();
    expect(selected).toBe(isArtist);
  });

  it('When Google’s popup is closed, then the choice is reset', async () => {
    provider.signInWithPopup.mockRejectedValue(providerError('auth/popup-closed-by-user'));
    visit('/register');
    await choosePhotographer('Create Photographer Account');
    await userEvent.click(screen.getByRole('button', { name: 'Continue with Google' }));
    await waitFor(() => expect(provider.signInWithPopup).toHaveBeenCalled());
    await waitFor(() => expect(artistChoice.consume()).toBe(false));
    expect(radio('Photographer').checked).toBe(true);
  });

  it('When the page is gone before it is sent, then the next one has what was written, but no password', async () => {
    visit('/register');
    write({ Email: '' });
    await choosePhotographer('Create Photographer Account');
    expect(JSON.stringify({ ...localStorage })).not.toContain(written.Password);
    cleanup();
    visit('/register');
    expect([field('First name'), field('Last name')].map(({ value }) => value)).toEqual(['Alice', 'Rao']);
    expect([field('Password'), field('Confirm password')].map(({ value }) => value)).toEqual(['', '']);
    expect(radio('Photographer').checked).toBe(true);
  });

  it('When the account is made, then nothing of the draft stays', async () => {
    visit('/register');
    write();
    expect(localStorage.getItem('AnBDraft:registration')).toContain('Alice');
    await userEvent.click(create());
    await isSignedIn();
    expect(localStorage.getItem('AnBDraft:registration')).toBeNull();
  });
});
