// @vitest-environment jsdom
import { reviewMessages } from '@aperture-byline/contract/review/review-messages';
import type { CommentReview } from '@aperture-byline/contract/review/wire';
import { messages } from '@aperture-byline/contract/shared/messages';
import { workMessages } from '@aperture-byline/contract/work/work-messages';
import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test, vi } from 'vitest';
import { toastStore } from '#lib/toast.ts';
import { answerCalls, failure } from '../../../test-support/pages/answer-calls.ts';
import { draw } from '../../../test-support/pages/render-page.tsx';
import { Queue } from './queue/queue.tsx';

vi.mock('#entities/session/firebase/firebase.ts', () => import('../../../test-support/signed-in-firebase.ts'));

let round = 0;

/** Each test has submissions of its own: what was decided stays so until the tab is closed. */
const sampleReview = (id: string): CommentReview => ({
  id,
  notes: 0,
  kind: 'comment',
  reason: 'reports',
  isVisible: false,
  createdAt: new Date(Date.UTC(2026, 10, 23, 8, round)).toISOString(),
  comment: {
    id,
    authorId: null,
    authorName: 'Former member',
    guest: false,
    isAnswer: false,
    comment: `Words of ${id}`,
    createdAt: '2026-11-23T08:00:00.000Z',
  },
  work: { kind: 'blog', id: 'seven', title: 'Seven nights', subjectId: 'seven-nights' },
  reports: ['It is rude', 'It is rude', 'Advertising'],
});

const toPage = (...items: CommentReview[]) => ({ items, nextCursor: null });
const entry = async (id: string) => {
  const found = (await screen.findByText(`Words of ${id}`)).closest('li');
  if (!found) throw new Error(`No entry ${id}`);
  return within(found);
};
const approval = async (id: string) => (await entry(id)).getByRole('button', { name: 'Keep the comment' });
/** Sends what is decided at once, without the time in which it can be undone. */
const sendDecisions = () => act(async () => window.dispatchEvent(new Event('pagehide')));

beforeEach(() => {
  round += 1;
});

test('When comments are decided by keyboard, then the focus goes on to what waits next, and at last to the heading', async () => {
  const answers: Record<string, unknown> = {
    'GET /studio/review': toPage(...['one', 'two', 'three'].map(sampleReview)),
    'POST /studio/review/one/approve': null,
    'POST /studio/review/two/reject': null,
    'POST /studio/review/three/approve': null,
  };
  answerCalls(answers);
  draw(<Queue uid="asha" />);
  (await approval('one')).focus();
  await userEvent.keyboard('{Enter}');
  expect((await entry('one')).getByText(reviewMessages.isKept)).toBeTruthy();
  expect(document.activeElement).toBe(await approval('two'));
  (await entry('two')).getByRole('button', { name: 'Remove the comment' }).focus();
  await userEvent.keyboard('{Enter}');
  expect((await entry('two')).getByText(reviewMessages.isRemoved)).toBeTruthy();
  expect(document.activeElement).toBe(await approval('three'));
  await userEvent.keyboard('{Enter}');
  expect(document.activeElement).toBe(screen.getByRole('heading', { level: 2, name: 'Waiting' }));
  expect(screen.getByText(reviewMessages.none)).toBeTruthy();
  answers['GET /studio/review'] = toPage();
  await sendDecisions();
  expect(await (await entry('one')).findByText(reviewMessages.approved)).toBeTruthy();
  expect(await (await entry('two')).findByText(reviewMessages.rejected)).toBeTruthy();
});

test('When a decision cannot be sent, then that is told, and the comment waits again', async () => {
  vi.spyOn(console, 'error').mockReturnValue();
  const calls = answerCalls({
    'GET /studio/review': toPage(sampleReview('one')),
    'POST /studio/review/one/approve': failure(503, 'UNAVAILABLE'),
  });
  draw(<Queue uid="asha" />);
  await userEvent.click(await approval('one'));
  expect(
    calls.filter(({ name }) => name.startsWith('POST')),
    'while it can be undone',
  ).toEqual([]);
  await sendDecisions();
  await vi.waitFor(() => expect(toastStore.get()?.text).toContain(reviewMessages.notDecided));
  expect(await approval('one')).toBeTruthy();
});

test.each([
  [
    'another administrator was faster',
    failure(409, 'WRONG_STATE', {
      message: workMessages.decidedBefore,
      fields: { status: 'rejected', decidedBy: 'Ravi Menon' },
    }),
    'Ravi Menon has rejected this already.',
  ],
  ['the comment is gone', failure(404, 'NOT_FOUND'), reviewMessages.commentGone],
])('When %s, then that is told', async (_what, refusal, text) => {
  answerCalls({
    'GET /studio/review': toPage(sampleReview('one')),
    'POST /studio/review/one/approve': refusal,
  });
  draw(<Queue uid="asha" />);
  await userEvent.click(await approval('one'));
  await sendDecisions();
  expect(await (await entry('one')).findByText(text)).toBeTruthy();
  expect(toastStore.get()?.text).toContain(text);
});

test.each<[string, Partial<CommentReview>, string, string]>([
  ['held for its links', { reason: 'links' }, reviewMessages.hasLinks, 'Show the comment'],
  ['reported once', { isVisible: true, reports: ['Rude'] }, reviewMessages.reportedByOne, 'Keep the comment'],
  ['reported twice', { isVisible: true, reports: ['Rude', 'Mean'] }, reviewMessages.reportedBySome, 'Keep the comment'],
  ['reported and hidden', {}, reviewMessages.reportedAndHidden, 'Keep the comment'],
])(
  'When a comment is %s, then its entry says so, and its buttons what becomes of it',
  async (_what, fields, text, keep) => {
    answerCalls({ 'GET /studio/review': toPage({ ...sampleReview('one'), ...fields }) });
    draw(<Queue uid="asha" />);
    const found = await entry('one');
    expect(found.getByText(text)).toBeTruthy();
    const buttons = found.getAllByRole('button', { name: /the comment$/ });
    expect(buttons.map(({ textContent }) => textContent?.trim())).toEqual([keep, 'Remove the comment']);
  },
);

test('When reviews cannot be loaded, then that is said, and they are loaded again', async () => {
  const answers: Record<string, unknown> = {};
  answerCalls(answers);
  draw(<Queue uid="asha" />);
  expect((await screen.findByRole('alert')).textContent).toContain(reviewMessages.notLoaded);
  answers['GET /studio/review'] = toPage(sampleReview('one'));
  await userEvent.click(screen.getByRole('button', { name: messages.tryAgain }));
  expect(await approval('one')).toBeTruthy();
  expect(screen.queryByRole('alert')).toBeNull();
});
