// @vitest-environment jsdom
import { studioImageMessages } from '@aperture-byline/contract/image/studio-image-messages';
import type { StudioImage, StudioImageDetails } from '@aperture-byline/contract/image/studio-wire';
import { act, cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { createQueryClient } from '#lib/query-client.ts';
import { pictureAt } from '../../../../test-support/picture.ts';
import { answer, draw, FORBIDDEN } from '../../../../test-support/render-page.tsx';
import Library from './library.tsx';

vi.mock(
  '#entities/session/firebase/firebase.ts',
  () => import('../../../../test-support/signed-in-firebase.ts'),
);

const draft = (image_id: string, title: string): StudioImage => ({
  image_id,
  title,
  file_name: `${image_id}.jpg`,
  description: '',
  alt: '',
  tags: [],
  license: 'All rights reserved',
  privacy_status: 'Private',
  status: 'draft',
  review_note: null,
  camera_make: null,
  camera_model: null,
  lens_make: null,
  lens_model: null,
  aperture: null,
  shutter_speed: null,
  iso: null,
  focal_length: null,
  created_date: null,
  total_likes: 0,
  total_views: 0,
  created_on: '2026-11-23T08:00:00.000Z',
  picture: pictureAt(image_id),
});
const dunes = draft('dunes', 'Dunes');
const harbour = draft('harbour', 'Harbour');
const details: StudioImageDetails = { ...dunes, used_in: [] };

const client = createQueryClient();

/** Opens the library at the address of `dunes`; the answers may change. */
function openAtDunes(answers: Record<string, unknown>): void {
  answer(answers);
  const account = {
    uid: 'asha',
    userId: 1,
    avatar: null,
    email: 'asha@example.com',
    emailVerified: true,
    isNew: false,
    isAdmin: false,
  };
  draw(<Library account={account} />, '/studio/library?image=dunes', client);
}

const tags = () => screen.findByRole<HTMLInputElement>('textbox', { name: 'Tags' });
const type = (element: HTMLElement, value: string) => fireEvent.change(element, { target: { value } });

afterEach(() => {
  cleanup();
  client.clear();
  vi.unstubAllGlobals();
});

test('When the list is searched while words are typed about the named photograph and another one, then they stay', async () => {
  openAtDunes({
    '/studio/image': { data: [dunes, harbour], next: null },
    '/studio/image?q=fog': { data: [], next: null },
    '/studio/image/dunes': details,
  });
  const heading = await screen.findByRole('heading', { name: 'Dunes' });
  await waitFor(() => expect(document.activeElement).toBe(heading));
  fireEvent.click(screen.getByRole('checkbox', { name: /Harbour/ }));
  type(await tags(), 'sand');
  type(screen.getByRole('searchbox'), 'fog');
  expect(await screen.findByText(studioImageMessages.noneFits)).toBeTruthy();
  expect(screen.getByRole('heading', { name: '2 photographs' })).toBeTruthy();
  expect((await tags()).value).toBe('sand');
});

test('When the named photograph comes while words are typed about another one, then they stay', async () => {
  const answers: Record<string, unknown> = {
    '/studio/image': { data: [dunes, harbour], next: null },
    '/studio/image/harbour': { ...harbour, used_in: [] },
    '/studio/image/dunes': FORBIDDEN,
  };
  openAtDunes(answers);
  fireEvent.click(await screen.findByRole('checkbox', { name: /Harbour/ }));
  type(await tags(), 'boats');
  answers['/studio/image/dunes'] = details;
  await act(async () => {
    await client.invalidateQueries();
    // Components are told in the task after it.
    await new Promise((resolve) => setTimeout(resolve));
  });
  expect(screen.getByRole('heading', { name: 'Harbour' })).toBeTruthy();
  expect((await tags()).value).toBe('boats');
});
