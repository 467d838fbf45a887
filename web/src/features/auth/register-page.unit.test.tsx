// @vitest-environment jsdom
import { messages } from '@aperture-byline/contract/shared/messages';
import { profileMessages } from '@aperture-byline/contract/user/profile-messages';
import { act, cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { artistChoice, pendingRegistration } from '#entities/session/pending-registration.ts';
import { forgetSession, rememberSession, sessionStore } from '#entities/session/session-store.ts';
import { account, providerError, visit } from '../../../test-support/auth-screens.tsx';

const provider = vi.hoisted(() => ({
  createUserWithEmailAndPassword: vi.fn(),
  sendEmailVerification: vi.fn(),
  signInWithEmailAndPassword: vi.fn(),
  signInWithPopup: vi.fn(),
  GoogleAuthProvider: class {},
  browserPopupRedirectResolver: 'the resolver',
}));
vi.mock('firebase/auth', () => provider);
vi.mock('#entities/session/firebase/firebase.ts', () => ({
  firebaseReady: async () => ({ auth: 'the auth' }),
}));

const user = { uid: 'alice' };
const written = {
  'First name': 'Alice',
  'Last name': 'Rao',
  Email: 'Alice@example.com',
  Password: 'Lantern-9',
  'Confirm password': 'Lantern-9',
};
const newcomer = { firstName: 'Alice', lastName: 'Rao', email: 'alice@example.com', isArtist: false };

const field = (name: keyof typeof written) => screen.getByLabelText<HTMLInputElement>(name);
const create = () => screen.getByRole('button', { name: 'Create account' });
const radio = (name: string) => screen.getByRole<HTMLInputElement>('radio', { name });
const alert = () => screen.getByRole('alert').textContent;
const isOnTheWay = () => waitFor(() => expect(sessionStore.get().status).toBe('remembered'));

async function write(changes: Partial<typeof written> = {}) {
  const values = Object.entries({ ...written, ...changes }) as [keyof typeof written, string][];
  for (const [name, value] of values) if (value) await userEvent.type(field(name), value);
}

async function choosePhotographer(answer: string) {
  await userEvent.click(radio('Photographer'));
  const dialog = await screen.findByRole('dialog', { name: 'Show your own work here?' });
  await userEvent.click(within(dialog).getByRole('button', { name: answer }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
}

beforeAll(async () => {
  // Loaded beforehand: it is the dialog that is waited for, not its code.
  await import('./register/photographer-dialog.tsx');
});

describe('The registration', () => {
  let logged: ReturnType<typeof vi.spyOn>;

  beforeEach(() => {
    logged = vi.spyOn(console, 'error').mockReturnValue();
    provider.createUserWithEmailAndPassword.mockResolvedValue({ user });
    provider.sendEmailVerification.mockResolvedValue(undefined);
  });

  afterEach(() => {
    cleanup();
    act(forgetSession);
    pendingRegistration.set(null);
    vi.restoreAllMocks();
    vi.resetAllMocks();
  });

  it('When it is empty, then that is said once, all fields are marked, and the first has the focus', async () => {
    visit('/register');
    await userEvent.click(create());
    expect(await screen.findAllByText('Please fill all fields')).toHaveLength(1);
    for (const name of Object.keys(written) as (keyof typeof written)[])
      expect(field(name).getAttribute('aria-invalid')).toBe('true');
    expect(document.activeElement).toBe(field('First name'));
    expect(provider.createUserWithEmailAndPassword).not.toHaveBeenCalled();
  });

  it.each([
    ['First name', '   ', 'Please fill all fields'],
    ['Last name', '', 'Please fill all fields'],
    ['First name', '---', profileMessages.nameInvalid],
    ['Last name', 'x'.repeat(61), messages.tooLong],
    ['Email', 'alice@', 'Please enter a valid email'],
    ['Password', 'Lan-9', 'Password length has to be at least 8'],
    ['Confirm password', 'Lantern-8', 'Passwords dont match'],
    ['Confirm password', '', 'Please fill all fields'],
  ] as const)('When %s is %j, then it says %j and has the focus', async (name, value, text) => {
    visit('/register');
    const changes = { [name]: value };
    await write(name === 'Password' ? { ...changes, 'Confirm password': value } : changes);
    await userEvent.click(create());
    expect(await screen.findByText(text)).toBeDefined();
    await waitFor(() => expect(document.activeElement).toBe(field(name)));
    expect(document.querySelectorAll('[aria-invalid="true"]')).toHaveLength(1);
    expect(provider.createUserWithEmailAndPassword).not.toHaveBeenCalled();
  });

  it.each([
    ['Ad', 'min'],
    ['Aperture &', 'Byline'],
    // In Lisu letters: only Unicode's table knows what they look like.
    ['ꓮꓓ', 'ꓟꓲꓠ'],
  ])('When the name is %s %s, then both of its fields say that it is kept', async (first, last) => {
    visit('/register');
    await write({ 'First name': first, 'Last name': last });
    await userEvent.click(create());
    expect(await screen.findAllByText(profileMessages.nameReserved)).toHaveLength(2);
    await waitFor(() => expect(document.activeElement).toBe(field('First name')));
    expect(provider.createUserWithEmailAndPassword).not.toHaveBeenCalled();
  });

  it('When it is sent twice, then one account is made, one mail goes out, and the names wait for the profile', async () => {
    visit('/register');
    await write();
    await userEvent.dblClick(create());
    await isOnTheWay();
    expect(provider.createUserWithEmailAndPassword.mock.calls).toEqual([
      ['the auth', 'alice@example.com', 'Lantern-9'],
    ]);
    expect(provider.sendEmailVerification.mock.calls).toEqual([
      [user, { url: `${window.location.origin}/profile` }],
    ]);
    expect(pendingRegistration.get()).toEqual(newcomer);
  });

  it('When the session knows them, then they go on to tell of themselves, or where they wanted to go', () => {
    visit('/register');
    act(() => rememberSession({ ...account, isNew: true }));
    expect(screen.getByRole('status', { name: 'address' }).textContent).toBe('/profile/user-details');
    cleanup();
    visit('/register?redirect=%2Fshop');
    expect(screen.getByRole('status', { name: 'address' }).textContent).toBe('/shop');
  });

  it('When the mail can not be sent, then the account is made all the same', async () => {
    provider.sendEmailVerification.mockRejectedValue(providerError('auth/too-many-requests'));
    visit('/register');
    await write();
    await userEvent.click(create());
    await isOnTheWay();
    await waitFor(() => expect(logged).toHaveBeenCalledOnce());
  });

  it('When the address has an account, then it says so, and nothing of the names stays', async () => {
    provider.createUserWithEmailAndPassword.mockRejectedValue(providerError('auth/email-already-in-use'));
    visit('/register');
    await write();
    await userEvent.click(create());
    await waitFor(() => expect(alert()).toBe('Email already in use. Please try logging in.'));
    expect(pendingRegistration.get()).toBeNull();
    expect(provider.signInWithEmailAndPassword).not.toHaveBeenCalled();
  });

  it('When anything else fails, then it says so and logs why', async () => {
    const error = providerError('auth/internal-error');
    provider.createUserWithEmailAndPassword.mockRejectedValue(error);
    visit('/register');
    await write();
    await userEvent.click(create());
    await waitFor(() => expect(alert()).toBe('Something went wrong! Please try again later'));
    expect(logged).toHaveBeenCalledWith(expect.any(String), error);
  });

  it('When the first answer was lost, then the account that it made is their own', async () => {
    provider.createUserWithEmailAndPassword
      .mockRejectedValueOnce(providerError('auth/network-request-failed'))
      .mockRejectedValueOnce(providerError('auth/email-already-in-use'));
    provider.signInWithEmailAndPassword.mockResolvedValue({ user });
    visit('/register');
    await write();
    await userEvent.click(create());
    await waitFor(() => expect(alert()).toBe(messages.noConnection));
    await userEvent.click(create());
    await isOnTheWay();
    expect(pendingRegistration.get()).toEqual(newcomer);
  });

  it('When the first answer was lost but the account is somebody else’s, then it says so', async () => {
    provider.createUserWithEmailAndPassword
      .mockRejectedValueOnce(providerError('auth/network-request-failed'))
      .mockRejectedValueOnce(providerError('auth/email-already-in-use'));
    provider.signInWithEmailAndPassword.mockRejectedValue(providerError('auth/invalid-credential'));
    visit('/register');
    await write();
    await userEvent.click(create());
    await waitFor(() => expect(alert()).toBe(messages.noConnection));
    await userEvent.click(create());
    await waitFor(() => expect(alert()).toBe(messages.emailInUse));
    expect(pendingRegistration.get()).toBeNull();
  });

  it('When a photographer confirms and all is written, then their account is made with the wish', async () => {
    visit('/register');
    await write();
    await choosePhotographer('Create Photographer Account');
    await isOnTheWay();
    expect(pendingRegistration.get()).toEqual({ ...newcomer, isArtist: true });
  });

  it('When they rather want a regular account, then it is made without the wish', async () => {
    visit('/register');
    await write();
    await choosePhotographer('Create Regular Account');
    await isOnTheWay();
    expect(pendingRegistration.get()).toEqual(newcomer);
  });

  it('When something is missing, then the dialog leaves the choice and the focus on the first wrong field', async () => {
    visit('/register');
    await write({ Email: '' });
    await choosePhotographer('Create Photographer Account');
    await waitFor(() => expect(document.activeElement).toBe(field('Email')));
    expect(radio('Photographer').checked).toBe(true);
    await userEvent.type(field('Email'), 'alice@example.com');
    await userEvent.click(create());
    await isOnTheWay();
    expect(pendingRegistration.get()?.isArtist).toBe(true);
  });

  it('When the dialog is left, then nothing was chosen and nothing is sent', async () => {
    visit('/register');
    await write();
    await userEvent.click(radio('Photographer'));
    await screen.findByRole('dialog');
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(radio('Regular account').checked).toBe(true);
    expect(provider.createUserWithEmailAndPassword).not.toHaveBeenCalled();
  });

  it('When a password is typed, then advice follows it, and the own name is none', async () => {
    visit('/register');
    const advice = () => screen.getByRole('status').textContent;
    expect(field('Password').getAttribute('aria-describedby')).toContain(screen.getByRole('status').id);
    await userEvent.type(field('Password'), 'Lan');
    expect(advice()).toBe('weak: too short');
    await userEvent.type(field('Password'), 'tern-9');
    expect(advice()).toBe('strong');
    await userEvent.type(field('First name'), 'Lantern');
    expect(advice()).toBe('invalid: contains a forbidden word');
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
  ])(
    'When the answer is %s and Google follows, then the session hears of it: %s',
    async (answer, isArtist) => {
      let chosen: boolean | undefined;
      provider.signInWithPopup.mockImplementation(async () => {
        chosen = artistChoice.take();
        return { user };
      });
      visit('/register');
      await choosePhotographer(answer);
      await userEvent.click(screen.getByRole('button', { name: 'Continue with Google' }));
      await isOnTheWay();
      expect(chosen).toBe(isArtist);
    },
  );

  it('When Google’s window is closed, then the choice is nobody’s', async () => {
    provider.signInWithPopup.mockRejectedValue(providerError('auth/popup-closed-by-user'));
    visit('/register');
    await choosePhotographer('Create Photographer Account');
    await userEvent.click(screen.getByRole('button', { name: 'Continue with Google' }));
    await waitFor(() => expect(provider.signInWithPopup).toHaveBeenCalled());
    await waitFor(() => expect(artistChoice.take()).toBe(false));
    expect(radio('Photographer').checked).toBe(true);
  });

  it('When the page is gone before it is sent, then the next one has what was written, but no password', async () => {
    visit('/register');
    await write({ Email: '' });
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
    await write();
    expect(localStorage.getItem('AnBDraft:registration')).toContain('Alice');
    await userEvent.click(create());
    await isOnTheWay();
    expect(localStorage.getItem('AnBDraft:registration')).toBeNull();
  });

  it.each([
    ['auth/network-request-failed', messages.noConnection],
    ['auth/too-many-requests', messages.registerFailed],
    ['auth/internal-error', messages.registerFailed],
  ])(
    'When it fails with %s, then it says so, everything stays, and it can be tried again',
    async (code, text) => {
      provider.createUserWithEmailAndPassword.mockRejectedValueOnce(providerError(code));
      visit('/register');
      await write();
      await userEvent.click(create());
      await waitFor(() => expect(alert()).toBe(text));
      for (const [name, value] of Object.entries(written))
        expect(field(name as keyof typeof written).value).toBe(value);
      await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
      await isOnTheWay();
    },
  );
});
