// @vitest-environment jsdom
import { reviewMessages } from '@aperture-byline/contract/review/review-messages';
import type { DecisionOutcome, ImageReview } from '@aperture-byline/contract/review/wire';
import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test, vi } from 'vitest';
import { undoRemoval } from '#lib/hidden-items.ts';
import { toastStore } from '#lib/toast.ts';
import { answerCalls, type MadeCall } from '../../../../test-support/pages/answer-calls.ts';
import { draw } from '../../../../test-support/pages/render-page.tsx';
import { pictureAt } from '../../../../test-support/picture.ts';
import { reviewKey } from '../decisions/decide.ts';
import { Queue } from './queue.tsx';

vi.mock('#entities/session/firebase/firebase.ts', () => import('../../../../test-support/signed-in-firebase.ts'));

const photographs = Array.from({ length: 10 }, (_, index): ImageReview => {
  const id = `photograph-${index}`;
  return {
    id: `image-${id}`,
    notes: 0,
    kind: 'image',
    createdAt: `2026-11-23T08:0${index}:00.000Z`,
    artist: { userId: 900_000_001, name: 'Mira Pillai' },
    isSample: false,
    fingerprint: `of ${id}`,
    // Two submissions, of seven and of three.
    submittedAt: `2026-11-23T0${index < 7 ? 8 : 9}:00:00.000Z`,
    image: {
      id,
      status: 'submitted',
      title: `Tide ${index}`,
      alt: 'A quay',
      description: '',
      tags: [],
      license: '',
      creator: '',
      copyrightNotice: '',
      isPublic: index !== 1,
      picture: pictureAt(id),
      exif: {},
    },
  };
});

const send = () => act(async () => window.dispatchEvent(new Event('pagehide')));
const listSent = (calls: readonly MadeCall[]) =>
  calls.filter(({ name }) => name.startsWith('POST')).map(({ body }) => body as Sent);

/** Body of a call that decides several. */
interface Sent {
  decision: string;
  reason?: string;
  reviews: { id: string; createdAt: string; fingerprint?: string }[];
}

async function drawQueue(problems: Record<string, DecisionOutcome['problem']> = {}) {
  const answers: Record<string, unknown> = {
    'GET /studio/review': { items: photographs, nextCursor: null },
    'POST /studio/review': ({ body }: MadeCall) =>
      (body as Sent).reviews.map(({ id }) => ({ id, problem: problems[id] ?? null })),
  };
  const calls = answerCalls(answers);
  draw(<Queue uid="asha" />);
  await screen.findByRole('heading', { name: 'Photograph: Tide 0 by Mira Pillai' });
  return calls;
}

const look = (index: number) => screen.getByRole('button', { name: new RegExp(`^Tide ${index}, `) });
const box = (index: number) => screen.getByRole<HTMLInputElement>('checkbox', { name: `Select Tide ${index}` });
const listSelected = () => photographs.flatMap((_, index) => (box(index).checked ? index : []));

afterEach(() => {
  // What is decided stays so as long as the tab is open.
  for (const review of photographs) undoRemoval(reviewKey(review));
});

test('When one of ten was changed meanwhile, then nine are approved as they were read, and that one waits and is named', async () => {
  const calls = await drawQueue({ 'image-photograph-3': { code: 'CONFLICT', message: 'It has changed.' } });
  for (const index of photographs.keys()) await userEvent.click(box(index));
  await userEvent.click(screen.getByRole('button', { name: 'Approve all' }));
  await send();
  const approved = new RegExp(`, ${reviewMessages.workApproved}$`);
  await vi.waitFor(() => expect(screen.getAllByRole('button', { name: approved })).toHaveLength(9));
  expect(box(3).checked).toBe(false);
  expect(toastStore.get()?.text).toBe('9 of 10 approved. “Tide 3”: It has changed.');
  const reviews = photographs.map(({ id, createdAt, fingerprint }) => ({ id, createdAt, fingerprint }));
  expect(listSent(calls)).toEqual([{ decision: 'approve', reviews }]);
});

test('When some are sent back together, then each gets the reason that was begun with a template', async () => {
  const calls = await drawQueue();
  for (const index of [1, 2]) await userEvent.click(box(index));
  await userEvent.click(screen.getByRole('button', { name: 'Send all back' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Send 2 back?' }));
  await userEvent.selectOptions(await dialog.findByRole('combobox', { name: 'Add a template' }), 'Words are missing');
  await userEvent.type(dialog.getByRole('textbox', { name: 'Your reason' }), ' Which quay?');
  await userEvent.click(dialog.getByRole('button', { name: 'Send back' }));
  await send();
  const [sent] = listSent(calls);
  expect(sent).toMatchObject({ decision: 'return', reason: expect.stringMatching(/^Please say .+ Which quay\?$/) });
  expect(sent?.reviews.map(({ id }) => id)).toEqual(['image-photograph-1', 'image-photograph-2']);
});

test('When shift is held, or a whole submission is wanted, then all of them are decided, and the next one has the focus', async () => {
  const calls = await drawQueue();
  const user = userEvent.setup();
  await user.click(box(4));
  await user.keyboard('{Shift>}');
  await user.click(box(1));
  await user.keyboard('{/Shift}');
  expect(listSelected()).toEqual([1, 2, 3, 4]);
  await user.click(look(8));
  await user.keyboard('S');
  expect(screen.getByText('7 selected')).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Select none' }));
  await user.click(look(0));
  await user.keyboard('{Shift>}');
  await user.click(look(2));
  await user.keyboard('{/Shift}');
  expect(listSelected()).toEqual([0, 1, 2]);
  await user.click(screen.getByRole('button', { name: 'Select all 7 of this submission' }));
  expect(screen.queryByRole('button', { name: 'Approve' })).toBeTruthy();
  await user.keyboard('a');
  await vi.waitFor(() => expect(document.activeElement).toBe(look(7)));
  await send();
  const [sent] = listSent(calls);
  expect(sent?.reviews.map(({ id }) => id)).toEqual(photographs.slice(0, 7).map(({ id }) => id));
});

test('When arrows, space, Ctrl and A, and Escape are pressed, then they go from photograph to photograph and select', async () => {
  await drawQueue();
  const user = userEvent.setup();
  expect(screen.getByRole('button', { name: 'Tide 1, Private' })).toBeTruthy();
  await user.click(look(1));
  expect(screen.getByRole('heading', { name: 'Photograph: Tide 1 by Mira Pillai' })).toBeTruthy();
  await user.keyboard('{ArrowRight}');
  expect(document.activeElement).toBe(look(2));
  expect(screen.getByRole('heading', { name: 'Photograph: Tide 2 by Mira Pillai' })).toBeTruthy();
  await user.keyboard(' ');
  expect(listSelected()).toEqual([2]);
  await user.keyboard('{Shift>}{ArrowRight}{ArrowRight}{/Shift}');
  expect(listSelected()).toEqual([2, 3, 4]);
  await user.keyboard('{Shift>}{ArrowLeft}{/Shift}');
  expect(listSelected()).toEqual([2, 3]);
  await user.keyboard('{Control>}a{/Control}');
  expect(listSelected()).toEqual([0, 1, 2, 3, 4, 5, 6]);
  await user.keyboard('{Escape}');
  expect(listSelected()).toEqual([]);
  await user.keyboard('{End}{Enter}');
  expect(document.activeElement?.textContent).toBe('Photograph: Tide 6 by Mira Pillai');
});

test('When keys are pressed, then they move, approve, undo and ask for a reason, and nothing once they are switched off', async () => {
  const calls = await drawQueue();
  await userEvent.keyboard('j');
  expect(document.activeElement).toBe(look(0));
  await userEvent.keyboard('jjk');
  expect(document.activeElement).toBe(look(1));
  await userEvent.keyboard('a');
  expect(screen.getByRole('button', { name: `Tide 1, Private, ${reviewMessages.isApproved}` })).toBeTruthy();
  expect(document.activeElement).toBe(look(2));
  expect(screen.getByRole('heading', { name: 'Photograph: Tide 2 by Mira Pillai' })).toBeTruthy();
  await userEvent.keyboard('u');
  expect(box(1)).toBeTruthy();
  await userEvent.keyboard('x');
  const dialog = await screen.findByRole('dialog', { name: 'Reject it?' });
  const reason = await within(dialog).findByRole<HTMLTextAreaElement>('textbox', { name: 'Your reason' });
  await userEvent.type(reason, 'a xylophone');
  expect(reason.value).toBe('a xylophone');
  await userEvent.click(within(dialog).getByRole('button', { name: 'Not yet' }));
  await userEvent.click(screen.getByRole('checkbox', { name: 'Keys' }));
  await userEvent.keyboard('ja');
  await send();
  expect(listSent(calls)).toEqual([]);
});
