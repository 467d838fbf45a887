// @vitest-environment jsdom

import { studioImageMessages } from '@aperture-byline/contract/image/studio-image-messages';
import type { StudioImageDetails } from '@aperture-byline/contract/image/wire';
import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test, vi } from 'vitest';
import { createQueryClient } from '#lib/api/query-client.ts';
import { toastStore } from '#lib/toast.ts';
import { sampleAccount } from '../../../test-support/account.ts';
import { answerCalls, failure } from '../../../test-support/pages/answer-calls.ts';
import { draw } from '../../../test-support/pages/render-page.tsx';
import { draftImage } from '../../../test-support/studio/studio-image.ts';
import Library from './library.tsx';

vi.mock('#entities/session/firebase/firebase.ts', () => import('../../../test-support/signed-in-firebase.ts'));

const dunes = draftImage('dunes', 'Dunes');
const harbour = draftImage('harbour', 'Harbour');
const details: StudioImageDetails = { ...dunes, uses: [] };

const client = createQueryClient();

const account = sampleAccount({ uid: 'asha', userId: 1, email: 'asha@example.com' });

/** Opens the library at the address of `dunes`; the answers may change. */
function openAtDunes(answers: Record<string, unknown>): void {
  answerCalls(answers);
  draw(<Library account={account} />, '/studio/library?image=dunes', client);
}

const tags = () => screen.findByRole<HTMLInputElement>('textbox', { name: 'Tags' });
const type = (element: HTMLElement, value: string) => fireEvent.change(element, { target: { value } });

afterEach(() => client.clear());

test('When the list is searched while words are typed about the named photograph and another one, then they stay', async () => {
  openAtDunes({
    'GET /studio/image': { data: [dunes, harbour], next: null },
    'GET /studio/image?q=fog': { data: [], next: null },
    'GET /studio/image/dunes': details,
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
    'GET /studio/image': { data: [dunes, harbour], next: null },
    'GET /studio/image/harbour': { ...harbour, uses: [] },
    'GET /studio/image/dunes': failure(403, 'FORBIDDEN'),
  };
  openAtDunes(answers);
  fireEvent.click(await screen.findByRole('checkbox', { name: /Harbour/ }));
  type(await tags(), 'boats');
  answers['GET /studio/image/dunes'] = details;
  await act(async () => {
    await client.invalidateQueries();
    // Components are told in the task after it.
    await new Promise((resolve) => setTimeout(resolve));
  });
  expect(screen.getByRole('heading', { name: 'Harbour' })).toBeTruthy();
  expect((await tags()).value).toBe('boats');
});

test('When words of a photograph are typed and the page is made anew, then they are there, unless they were given up', async () => {
  const answers: Record<string, unknown> = {
    'GET /studio/image': { data: [dunes, harbour], next: null },
    'GET /studio/image/dunes': details,
  };
  openAtDunes(answers);
  type(await tags(), 'sand');
  cleanup();
  openAtDunes(answers);
  expect((await tags()).value).toBe('sand');
  expect(screen.getByText(studioImageMessages.notSavedYet)).toBeTruthy();
  fireEvent.click(screen.getByRole('checkbox', { name: /Harbour/ }));
  fireEvent.click(await screen.findByRole('button', { name: 'Don’t save' }));
  expect(await screen.findByRole('heading', { name: '2 photographs' })).toBeTruthy();
  cleanup();
  openAtDunes(answers);
  expect((await tags()).value).toBe(dunes.tags.join(', '));
});

const DRAFTS = { q: '', status: 'draft', privacy: '', used: '' } as const;

test('When so many drafts become ready that the one that is written about is on a later page, then the words stay', async () => {
  const answers: Record<string, unknown> = {
    'GET /studio/image?status=draft': { data: [dunes], next: null },
    'GET /studio/image/dunes': details,
  };
  answerCalls(answers);
  draw(<Library account={account} fixed={DRAFTS} />, '/studio/upload', client);
  fireEvent.click(await screen.findByRole('checkbox', { name: /Dunes/ }));
  type(await tags(), 'sand');
  answers['GET /studio/image?status=draft'] = { data: [harbour], next: 'dunes' };
  await act(() => client.invalidateQueries());
  expect(await screen.findByRole('checkbox', { name: /Harbour/ })).toBeTruthy();
  expect(screen.queryByRole('checkbox', { checked: true })).toBeNull();
  expect((await tags()).value).toBe('sand');
});

test('When others are chosen while something is not saved, then it is kept, saved once it is right, or given up', async () => {
  const calls = answerCalls({
    'GET /studio/image?status=draft': { data: [dunes, harbour], next: null },
    'GET /studio/image/dunes': details,
    'GET /studio/image/harbour': { ...harbour, uses: [] },
    'PUT /studio/image': ({ body }: { body: unknown }) => {
      const { changes } = body as { changes: object };
      return [{ ...dunes, ...changes }];
    },
  });
  draw(<Library account={account} fixed={DRAFTS} />, '/studio/upload', client);
  fireEvent.click(await screen.findByRole('checkbox', { name: /Dunes/ }));
  type(await tags(), 'fog, fog');
  const answerQuestion = async (name: string) => {
    const question = await screen.findByRole('dialog', { name: studioImageMessages.unsaved });
    await userEvent.click(within(question).getByRole('button', { name }));
  };
  const changes = () => calls.filter(({ name }) => name === 'PUT /studio/image').map(({ body }) => body);
  fireEvent.click(screen.getByRole('checkbox', { name: /Harbour/ }));
  await answerQuestion('Go on writing');
  expect((await tags()).value).toBe('fog, fog');
  fireEvent.click(screen.getByRole('button', { name: 'Choose none' }));
  await answerQuestion('Save');
  expect(await screen.findByText(studioImageMessages.tagTwice)).toBeTruthy();
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('textbox', { name: 'Tags' })));
  expect(changes()).toEqual([]);
  type(await tags(), 'fog');
  fireEvent.click(screen.getByRole('checkbox', { name: /Harbour/ }));
  await answerQuestion('Save');
  expect(await screen.findByRole('heading', { name: '2 photographs' })).toBeTruthy();
  expect(changes()).toEqual([{ ids: ['dunes'], changes: { tags: ['fog'] } }]);
  type(await tags(), 'for both');
  fireEvent.click(screen.getByRole('button', { name: 'Choose none' }));
  await answerQuestion('Don’t save');
  await waitFor(() => expect(screen.queryByRole('region', { name: 'What is chosen' })).toBeNull());
  expect(changes()).toHaveLength(1);
});

test('When one photograph is submitted without its words, then the server’s sentence is told', async () => {
  answerCalls({
    'GET /studio/image?status=draft': { data: [dunes], next: null },
    'GET /studio/image/dunes': details,
    'POST /studio/image/submit': failure(400, 'INVALID', {
      fields: { 'dunes.alt': 'Please say what is to be seen.' },
    }),
  });
  draw(<Library account={account} fixed={DRAFTS} />, '/studio/upload', client);
  fireEvent.click(await screen.findByRole('checkbox', { name: /Dunes/ }));
  await userEvent.click(await screen.findByRole('button', { name: 'Submit for review' }));
  await waitFor(() => expect(toastStore.get()?.text).toBe('Please say what is to be seen.'));
});

test('When photographs are chosen, then each way on names them, several go into a table, and only one alone is offered as a print', async () => {
  answerCalls({
    'GET /studio/image?status=draft': { data: [dunes, harbour], next: null },
    'GET /studio/image/dunes': details,
  });
  draw(<Library account={account} fixed={DRAFTS} />, '/studio/upload', client);
  fireEvent.click(await screen.findByRole('checkbox', { name: /Dunes/ }));
  const ways = () =>
    within(screen.getByRole('navigation'))
      .getAllByRole('link')
      .map((link) => link.getAttribute('href'));
  expect(ways()).toEqual([
    '/studio/prints/new?images=dunes',
    '/studio/exhibitions/new?images=dunes',
    '/studio/stories/new?images=dunes',
  ]);
  fireEvent.click(screen.getByRole('checkbox', { name: /Harbour/ }));
  expect(ways()).toEqual([
    '/studio/naming?images=dunes,harbour',
    '/studio/exhibitions/new?images=dunes,harbour',
    '/studio/stories/new?images=dunes,harbour',
  ]);
});
