// @vitest-environment jsdom
import type { CommentReview } from '@aperture-byline/contract/review/wire';
import { act, cleanup, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test, vi } from 'vitest';
import { answerCalls } from '../../../test-support/answer-calls.ts';
import { draw, stubBrowserApis } from '../../../test-support/render-page.tsx';
import { Queue } from './queue.tsx';

vi.mock(
  '#entities/session/firebase/firebase.ts',
  () => import('../../../test-support/signed-in-firebase.ts'),
);

const sampleReview = (id: string): CommentReview => ({
  id,
  notes: 0,
  kind: 'comment',
  reason: 'links',
  isVisible: false,
  createdAt: '2026-11-27T09:00:00.000Z',
  comment: {
    id,
    authorId: null,
    authorName: `Guest ${id}`,
    guest: true,
    comment: 'Words',
    createdAt: '2026-11-27T09:00:00.000Z',
  },
  work: { kind: 'image', id: 'dusk', title: 'Dusk', subjectId: 'dusk' },
  reports: [],
});

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

test('When an entry is used, then the next call says so, until something else is; who else has one before them stands there', async () => {
  stubBrowserApis();
  const answers: Record<string, unknown> = {
    'GET /studio/review': { items: [sampleReview('one'), sampleReview('two')], nextCursor: null },
    'PUT /studio/presence': [
      { reviewId: 'two', name: 'Ravi Menon' },
      { reviewId: 'two', name: 'Lea Ver' },
      { reviewId: 'gone', name: 'Asha Rao' },
    ],
  };
  const calls = answerCalls(answers);
  draw(
    <>
      <Queue uid="asha" />
      <button type="button">Elsewhere</button>
    </>,
  );
  const sent = () => calls.filter(({ name }) => name === 'PUT /studio/presence').map(({ body }) => body);
  // As the browser does when the page is shown again.
  const showAgain = async (count: number) => {
    await act(async () => document.dispatchEvent(new Event('visibilitychange', { bubbles: true })));
    await vi.waitFor(() => expect(sent()).toHaveLength(count));
  };
  const [first, second] = (await screen.findAllByRole('heading', { level: 3 })).map((title) =>
    title.closest('li'),
  );
  expect(await screen.findByText('Ravi Menon and Lea Ver are looking at this')).toBeTruthy();
  expect(second?.textContent).toContain('Ravi Menon and Lea Ver');
  expect(first?.textContent).not.toContain('looking at this');
  act(() => first?.querySelector('h3')?.focus());
  await showAgain(2);
  await userEvent.click(screen.getByRole('combobox', { name: 'Show' }));
  answers['PUT /studio/presence'] = [{ reviewId: 'one', name: 'Lea Ver' }];
  await showAgain(3);
  expect(await screen.findByText('Lea Ver is looking at this')).toBeTruthy();
  expect(second?.textContent).not.toContain('looking at this');
  await userEvent.click(screen.getByRole('button', { name: 'Elsewhere' }));
  await showAgain(4);
  expect(sent()).toEqual([null, 'one', 'one', null].map((reviewId) => ({ reviewId })));
});

test('When the page is hidden, then nothing is asked for', async () => {
  stubBrowserApis();
  vi.useFakeTimers({ shouldAdvanceTime: true });
  const calls = answerCalls({
    'GET /studio/review': { items: [sampleReview('one')], nextCursor: null },
    'PUT /studio/presence': [],
  });
  draw(<Queue uid="asha" />);
  const sent = () => calls.filter(({ name }) => name === 'PUT /studio/presence');
  await screen.findByRole('heading', { level: 3 });
  await vi.waitFor(() => expect(sent()).toHaveLength(1));
  await act(() => vi.advanceTimersByTimeAsync(16_000));
  expect(sent()).toHaveLength(2);
  const hidden = vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
  await act(async () => document.dispatchEvent(new Event('visibilitychange', { bubbles: true })));
  await act(() => vi.advanceTimersByTimeAsync(60_000));
  expect(sent()).toHaveLength(2);
  hidden.mockRestore();
  vi.useRealTimers();
});
