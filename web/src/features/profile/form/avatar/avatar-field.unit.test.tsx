import type { uploadPicture } from '#entities/session/firebase/upload-picture.ts';

// @vitest-environment jsdom

import { profileMessages } from '@aperture-byline/contract/profile/profile-messages';
import { apiMessages } from '@aperture-byline/contract/shared/api/api-messages';
import { AVATAR_FILE_MAX } from '@aperture-byline/contract/shared/constants';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import {
  blank,
  errorResponse,
  full,
  leave,
  loadProfileForm,
  open,
  saved,
  USER_ID,
} from '../../../../../test-support/forms/profile-form.tsx';

const upload = vi.hoisted(() => vi.fn<typeof uploadPicture>());
vi.mock('#entities/session/firebase/upload-picture.ts', () => ({ uploadPicture: upload }));
vi.mock('#entities/session/firebase/firebase.ts', () => import('../../../../../test-support/signed-in-firebase.ts'));

const PATH = 'avatars/u1/in/0f8fad5b-d9cb-469f-a165-70867728950e.jpg';
const photograph = new File(['light'], 'me.jpg', { type: 'image/jpeg' });
const input = () => screen.getByLabelText<HTMLInputElement>(/^Choose /);
const click = (name: string) => userEvent.click(screen.getByRole('button', { name }));
const choose = (file: File) => fireEvent.change(input(), { target: { files: [file] } });

/** Mocks the canvas so that it produces a JPEG of this many bytes. */
function drawn(bytes: number) {
  const context = { fillRect: () => undefined, drawImage: () => undefined };
  vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(context as never);
  vi.spyOn(HTMLCanvasElement.prototype, 'toBlob').mockImplementation((done) =>
    done(new Blob([new Uint8Array(bytes)], { type: 'image/jpeg' })),
  );
}

beforeAll(loadProfileForm);

beforeEach(() => {
  drawn(1000);
  vi.stubGlobal('createImageBitmap', async () => ({ width: 4000, height: 3000, close: () => undefined }));
  vi.spyOn(URL, 'createObjectURL').mockReturnValue('blob:preview');
  vi.spyOn(URL, 'revokeObjectURL').mockReturnValue();
  upload.mockReset().mockResolvedValue(PATH);
});

afterEach(() => leave());

describe('The picture of a profile', () => {
  it('When one is chosen, then it shows at once, and counts when the profile is saved', async () => {
    const save = await open('EDIT', full);
    choose(photograph);
    await screen.findByText(/The picture is here/);
    expect(document.querySelector('fieldset img')?.getAttribute('src')).toBe('blob:preview');
    expect(upload.mock.calls[0]?.slice(0, 2)).toEqual(['avatars', 'u1']);
    expect(upload.mock.calls[0]?.[2]).toMatchObject({ size: 1000, type: 'image/jpeg' });
    expect(save).not.toHaveBeenCalled();
    await click('Save changes');
    await saved();
    expect(save.mock.calls).toEqual([['PUT', { userId: USER_ID, profilePicture: PATH }]]);
    // React runs the clean-up of effects after it has shown the next page.
    await waitFor(() => expect(URL.revokeObjectURL).toHaveBeenCalledWith('blob:preview'));
  });

  it('When it is all that a new profile has, then that is enough', async () => {
    const save = await open('ADD', blank);
    await click('Save profile');
    await screen.findByText(profileMessages.profileEmpty);
    choose(photograph);
    await screen.findByText(/The picture is here/);
    expect(screen.queryByText(profileMessages.profileEmpty)).toBeNull();
    await click('Save profile');
    await saved();
    expect(save.mock.calls).toEqual([['POST', expect.objectContaining({ profilePicture: PATH })]]);
  });

  it('When saving is asked for while the file is being read, then it is waited for, and one that is no picture is none', async () => {
    let fail: () => void = () => undefined;
    vi.stubGlobal(
      'createImageBitmap',
      () => new Promise((_done, refuse) => (fail = () => refuse(new DOMException('no')))),
    );
    const save = await open('ADD', blank);
    choose(photograph);
    await screen.findByText('Getting the picture ready…');
    await click('Save profile');
    expect(screen.queryByText(profileMessages.profileEmpty)).toBeNull();
    fail();
    expect(await screen.findByText(profileMessages.profileEmpty)).toBeDefined();
    expect(save).not.toHaveBeenCalled();
  });

  it('When one is dropped, then it is taken like a chosen one', async () => {
    await open('EDIT', full);
    fireEvent.drop(screen.getByRole('group', { name: 'Profile picture' }), {
      dataTransfer: { files: [photograph] },
    });
    expect(await screen.findByText(/The picture is here/)).toBeDefined();
  });

  it.each([
    ['is of another type', new File(['<svg/>'], 'me.svg', { type: 'image/svg+xml' })],
    ['cannot be decoded', new File(['text'], 'me.jpg', { type: 'image/jpeg' })],
  ])('When the file %s, then it says so, and nothing is uploaded', async (_why, file) => {
    vi.stubGlobal('createImageBitmap', () => Promise.reject(new DOMException('no', 'InvalidStateError')));
    await open('EDIT', full);
    choose(file);
    expect(await screen.findByText(profileMessages.pictureUnreadable)).toBeDefined();
    expect(input().getAttribute('aria-invalid')).toBe('true');
    expect(upload).not.toHaveBeenCalled();
  });

  it('When even the scaled picture is too large, then it says so, and nothing is uploaded', async () => {
    drawn(AVATAR_FILE_MAX + 1);
    await open('EDIT', full);
    choose(photograph);
    expect(await screen.findByText(profileMessages.pictureTooLarge)).toBeDefined();
    expect(upload).not.toHaveBeenCalled();
  });

  it('When it is on its way, then its progress shows, and it can be called off', async () => {
    upload.mockImplementation((_folder, _uid, _picture, { onProgress, signal }) => {
      onProgress?.(0.4);
      return new Promise((_done, fail) => signal.addEventListener('abort', () => fail(signal.reason)));
    });
    const save = await open('EDIT', full);
    choose(photograph);
    const progress = await screen.findByRole<HTMLProgressElement>('progressbar');
    await waitFor(() => expect(progress.value).toBe(0.4));
    await click('Cancel');
    await waitFor(() => expect(document.activeElement).toBe(input()));
    expect(document.querySelector('fieldset img')?.getAttribute('src')).toBe(
      new URL(full.profile_picture ?? '').pathname,
    );
    await click('Save changes');
    await saved();
    expect(save).not.toHaveBeenCalled();
  });

  it('When saving is asked for while it is on its way, then the profile is saved once it is there', async () => {
    let arrive: (path: string) => void = () => undefined;
    upload.mockReturnValue(new Promise((resolve) => (arrive = resolve)));
    const save = await open('EDIT', full);
    choose(photograph);
    await screen.findByRole('progressbar');
    await click('Save changes');
    expect(await screen.findByRole('button', { name: profileMessages.saving })).toBeDefined();
    expect(save).not.toHaveBeenCalled();
    arrive(PATH);
    await saved();
    expect(save.mock.calls).toEqual([['PUT', { userId: USER_ID, profilePicture: PATH }]]);
  });

  it('When the upload fails, then nothing is saved until it is retried or cancelled', async () => {
    const logged = vi.spyOn(console, 'error').mockReturnValue();
    upload.mockRejectedValueOnce(new Error('offline'));
    const save = await open('EDIT', full);
    choose(photograph);
    expect(await screen.findByText(profileMessages.pictureNotUploaded)).toBeDefined();
    await click('Save changes');
    await waitFor(() => expect(document.activeElement).toBe(input()));
    expect(save).not.toHaveBeenCalled();
    await click('Try again');
    await screen.findByText(/The picture is here/);
    await click('Save changes');
    await saved();
    expect(save).toHaveBeenCalledOnce();
    expect(logged).toHaveBeenCalledOnce();
  });

  it('When the server cannot use it, then it says why at the picture, which can be uploaded again', async () => {
    vi.spyOn(console, 'error').mockReturnValue();
    const save = await open('EDIT', full);
    save.mockResolvedValueOnce(errorResponse(400, { profilePicture: apiMessages.pictureMissing }));
    choose(photograph);
    await screen.findByText(/The picture is here/);
    await click('Save changes');
    expect(await screen.findByText(apiMessages.pictureMissing)).toBeDefined();
    await click('Try again');
    await waitFor(() => expect(upload).toHaveBeenCalledTimes(2));
  });

  it('When it is removed, then the profile is saved without one', async () => {
    const save = await open('EDIT', full);
    await click('Remove');
    expect(document.querySelector('fieldset img')).toBeNull();
    await click('Save changes');
    await saved();
    expect(save.mock.calls).toEqual([['PUT', { userId: USER_ID, profilePicture: '' }]]);
  });

  it('When the email address is not confirmed, then it says how to get there, and takes no file', async () => {
    await open('EDIT', full, { emailVerified: false });
    expect(input().disabled).toBe(true);
    expect(screen.getByText('Confirm your email address to add a picture.')).toBeDefined();
    expect(screen.getByRole('button', { name: 'Send the link again' })).toBeDefined();
    fireEvent.drop(screen.getByRole('group', { name: 'Profile picture' }), {
      dataTransfer: { files: [photograph] },
    });
    expect(upload).not.toHaveBeenCalled();
  });
});
