// @vitest-environment jsdom
import { reviewMessages } from '@aperture-byline/contract/review/review-messages';
import type { ImageReview, ReviewBody, WorkReview } from '@aperture-byline/contract/review/wire';
import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useLocation } from 'react-router';
import { expect, test, vi } from 'vitest';
import { createQueryClient } from '#lib/api/query-client.ts';
import { fillIn } from '../../../../test-support/forms/fill-in.ts';
import { answerCalls, failure } from '../../../../test-support/pages/answer-calls.ts';
import { draw } from '../../../../test-support/pages/render-page.tsx';
import { pictureAt } from '../../../../test-support/picture.ts';
import { Queue } from './queue.tsx';

vi.mock('#entities/session/firebase/firebase.ts', () => import('../../../../test-support/signed-in-firebase.ts'));

const artist = { userId: 900_000_001, name: 'Mira Pillai' };
const createdAt = '2026-11-23T08:00:00.000Z';
const SUBMITTED_ANEW = '2026-11-23T09:00:00.000Z';
const words = {
  title: 'Dusk',
  alt: 'A quay',
  description: '<p>Low water</p>',
  tags: [],
  license: '',
  creator: '',
  copyrightNotice: '',
  isPublic: true,
  picture: pictureAt('dusk'),
};

const exhibition: WorkReview = {
  id: 'exhibition-tides',
  notes: 0,
  kind: 'exhibition',
  workKind: 'exhibition',
  createdAt,
  artist,
  isSample: false,
  title: 'Tides',
  picture: pictureAt('dusk'),
};

const photograph: ImageReview = {
  id: 'image-dusk',
  notes: 0,
  kind: 'image',
  createdAt,
  artist,
  submittedAt: '2026-11-23T08:00:00.000Z',
  isSample: false,
  fingerprint: 'of Dusk',
  image: { ...words, id: 'dusk', status: 'submitted', exif: {} },
};

const body: ReviewBody = {
  fingerprint: 'of Tides',
  workKind: 'exhibition',
  before: null,
  after: {
    id: 'tides',
    status: 'submitted',
    version: 2,
    reviewNote: null,
    revision: null,
    createdAt,
    updatedAt: createdAt,
    publishedAt: null,
    fields: {
      title: 'Tides',
      description: '',
      authorDescription: '',
      genre: 'Sea',
      genreDescription: '',
      startDate: null,
      endDate: null,
      bannerId: null,
      imageIds: ['dusk'],
      teaserImageIds: [],
      keepsPublicImages: false,
    },
    images: [{ id: 'dusk', title: 'Dusk', isPublic: true, isDescribed: true, picture: pictureAt('dusk') }],
    banner: null,
    bannerIsPublic: true,
  },
  images: [{ ...words, id: 'dusk', status: 'submitted' }],
};

test('When an exhibition is approved, then its photographs wait no more, and everything keeps its place', async () => {
  const answers: Record<string, unknown> = {
    'GET /studio/review': { items: [exhibition, photograph], nextCursor: null },
    'GET /studio/review/exhibition-tides': body,
    'POST /studio/review/exhibition-tides/approve': null,
  };
  answerCalls(answers);
  draw(<Queue uid="asha" />);
  await userEvent.click(await screen.findByRole('button', { name: 'Look at it' }));
  const [first, second] = screen.getAllByRole('heading', { level: 3 }).map((title) => title.closest('li'));
  if (!first || !second) throw new Error('There are two entries');
  expect(within(second).getByRole('button', { name: 'Approve' })).toBeTruthy();
  await userEvent.click(await within(first).findByRole('button', { name: 'Approve' }));
  // Sent at once, without the time in which it can be undone.
  answers['GET /studio/review'] = { items: [], nextCursor: null };
  await act(async () => {
    window.dispatchEvent(new Event('pagehide'));
  });
  expect(await within(first).findByText(reviewMessages.workApproved)).toBeTruthy();
  expect(within(second).getByText(reviewMessages.publishedWithWork)).toBeTruthy();
  expect(within(second).queryByRole('button', { name: 'Approve' })).toBeNull();
  expect(screen.getAllByRole('heading', { level: 3 }).map((title) => title.closest('li'))).toEqual([first, second]);
});

test.each([
  ['rejected', { status: 'rejected' }, 'Status: Rejected'],
  ['made private', { isPublic: false }, 'Visibility: Private'],
  ['formatted anew', { description: '<p><b>Low</b> water</p>' }, 'Only its formatting is different.'],
] as const)(
  'When a photograph of a work is %s after it was read, then the change is shown',
  async (_what, change, text) => {
    const answers: Record<string, unknown> = {
      // The one that the other test approved keeps its place until the tab is closed.
      'GET /studio/review': { items: [{ ...exhibition, createdAt: SUBMITTED_ANEW }], nextCursor: null },
      'GET /studio/review/exhibition-tides': body,
    };
    answerCalls(answers);
    const client = createQueryClient();
    draw(<Queue uid="asha" />, '/', client);
    await userEvent.click(await screen.findByRole('button', { name: 'Look at it' }));
    expect(await screen.findByText(/becomes public with it/)).toBeTruthy();
    answers['GET /studio/review/exhibition-tides'] = {
      ...body,
      fingerprint: 'of Tides as it is now',
      images: body.images.map((image) => ({ ...image, ...change })),
    };
    await act(() => client.invalidateQueries());
    expect((await screen.findByRole('alert')).textContent).toContain(text);
  },
);

test('When a work was changed after it was read, then it is not approved, the change is shown, and that can be approved', async () => {
  const answers: Record<string, unknown> = {
    'GET /studio/review': {
      items: [{ ...exhibition, createdAt: '2026-11-23T10:00:00.000Z' }],
      nextCursor: null,
    },
    'GET /studio/review/exhibition-tides': body,
    'POST /studio/review/exhibition-tides/approve': failure(409, 'CONFLICT'),
  };
  const calls = answerCalls(answers);
  draw(<Queue uid="asha" />);
  await userEvent.click(await screen.findByRole('button', { name: 'Look at it' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Approve' }));
  answers['GET /studio/review/exhibition-tides'] = {
    ...body,
    fingerprint: 'of Tides as it is now',
    images: body.images.map((image) => ({ ...image, title: 'Dawn' })),
  };
  const send = () => act(async () => window.dispatchEvent(new Event('pagehide')));
  await send();
  const changes = await screen.findByRole('alert');
  expect(changes.textContent).toContain(reviewMessages.changedSinceRead);
  expect(changes.querySelector('ins')?.textContent).toContain('Dawn');
  answers['POST /studio/review/exhibition-tides/approve'] = null;
  await userEvent.click(screen.getByRole('button', { name: 'Approve' }));
  await send();
  expect(await screen.findByText(reviewMessages.workApproved)).toBeTruthy();
  const sent = calls.filter(({ name }) => name.endsWith('/approve')).map(({ body }) => body);
  expect(sent).toMatchObject([{ fingerprint: 'of Tides' }, { fingerprint: 'of Tides as it is now' }]);
});

test('When a work cannot be sent back, then the reason that was typed stays, and is sent the next time', async () => {
  vi.spyOn(console, 'error').mockReturnValue();
  const answers: Record<string, unknown> = {
    'GET /studio/review': {
      items: [{ ...exhibition, createdAt: '2026-11-23T11:00:00.000Z' }],
      nextCursor: null,
    },
    'POST /studio/review/exhibition-tides/return': failure(503, 'UNAVAILABLE'),
  };
  const calls = answerCalls(answers);
  draw(<Queue uid="asha" />);
  await userEvent.click(await screen.findByRole('button', { name: 'Send back' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Send it back?' }));
  const reason = await dialog.findByRole<HTMLTextAreaElement>('textbox', { name: 'Your reason' });
  fillIn(reason, 'It is tilted');
  await userEvent.click(dialog.getByRole('button', { name: 'Send back' }));
  expect(await dialog.findByText(reviewMessages.notDecided)).toBeTruthy();
  expect(reason.value).toBe('It is tilted');
  answers['POST /studio/review/exhibition-tides/return'] = null;
  await userEvent.click(dialog.getByRole('button', { name: 'Send back' }));
  expect(await screen.findByText(reviewMessages.workReturned)).toBeTruthy();
  expect(calls.findLast(({ name }) => name.endsWith('/return'))?.body).toMatchObject({
    reason: 'It is tilted',
  });
});

test('When the address names a kind, then that is shown, and another choice stands there in its place', async () => {
  const calls = answerCalls({
    'GET /studio/review?kind=comment': { items: [], nextCursor: null },
    'GET /studio/review?kind=blog': { items: [], nextCursor: null },
    'GET /studio/review': { items: [], nextCursor: null },
  });
  draw(
    <>
      <Queue uid="asha" />
      <Address />
    </>,
    '/studio/review?kind=comment',
  );
  expect(await screen.findByText(reviewMessages.noneOfKind)).toBeTruthy();
  const choice = screen.getByRole<HTMLSelectElement>('combobox', { name: 'Show' });
  expect(choice.value).toBe('comment');
  await userEvent.selectOptions(choice, 'Stories');
  expect(screen.getByTestId('address').textContent).toBe('?kind=blog');
  await userEvent.click(await screen.findByRole('button', { name: 'Show everything' }));
  expect(screen.getByTestId('address').textContent).toBe('');
  expect(await screen.findByText(reviewMessages.none)).toBeTruthy();
  expect(calls[0]?.name).toBe('GET /studio/review?kind=comment');
});

const Address = () => <span data-testid="address">{useLocation().search}</span>;
