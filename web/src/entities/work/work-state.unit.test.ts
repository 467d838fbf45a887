import { studioMessages } from '@aperture-byline/contract/work/studio-messages';
import { expect, test } from 'vitest';
import {
  doneText,
  findReviewNote,
  isRejected,
  maySubmit,
  openingText,
  stateText,
  waitsForReview,
} from './work-state.ts';

const work = { status: 'draft', reviewNote: null, revision: null } as const;
const revision = { status: 'draft', reviewNote: null, updatedAt: '2026-11-22T00:00:00.000Z' } as const;
const approved = { ...work, status: 'approved' } as const;

test.each([
  [work, 'Draft', true, false],
  [{ ...work, reviewNote: 'Why' }, 'Sent back', true, false],
  [{ ...work, status: 'rejected', reviewNote: 'Why' }, 'Rejected', true, false],
  [{ ...work, status: 'submitted' }, 'Waits for review', false, true],
  [approved, 'Public', false, false],
  [{ ...approved, revision }, 'Public, changes not submitted', true, false],
  [{ ...approved, revision: { ...revision, status: 'submitted' } }, 'Public, changes wait for review', false, true],
  [{ ...approved, revision: { ...revision, reviewNote: 'Why' } }, 'Public, changes sent back', true, false],
] as const)('When a work is %o, then it is "%s"', (shown, text, canSubmit, waits) => {
  expect(stateText(shown)).toBe(text);
  expect(maySubmit(shown)).toBe(canSubmit);
  expect(waitsForReview(shown)).toBe(waits);
});

test('When the revision has no note, then an older one of the work is not told', () => {
  expect(findReviewNote({ ...approved, reviewNote: 'Old', revision })).toBeNull();
  expect(findReviewNote({ ...approved, reviewNote: 'Old' })).toBe('Old');
  expect(findReviewNote({ ...approved, revision: { ...revision, reviewNote: 'New' } })).toBe('New');
});

test('When it, or its revision, was rejected, then that is told apart from what was sent back', () => {
  expect(isRejected({ ...work, status: 'rejected' })).toBe(true);
  expect(isRejected({ ...approved, revision: { ...revision, status: 'rejected' } })).toBe(true);
  expect(isRejected({ ...work, reviewNote: 'Why' })).toBe(false);
  expect(isRejected({ ...approved, revision })).toBe(false);
});

test('When what waits is withdrawn, then it is told to be taken back', () => {
  expect(doneText('withdraw', { status: 'submitted' }, work)).toBe(studioMessages.takenBack);
  expect(doneText('withdraw', { status: 'approved' }, work)).toBe(studioMessages.withdrawn);
});

test('When what is submitted is public at once, then it is told to be published', () => {
  const textAfterSubmission = (after: Parameters<typeof doneText>[2]) => doneText('submit', { status: 'draft' }, after);
  expect(textAfterSubmission(approved)).toBe(studioMessages.published);
  expect(textAfterSubmission({ ...work, status: 'submitted' })).toBe(studioMessages.submitted);
  expect(textAfterSubmission({ ...approved, revision: { ...revision, status: 'submitted' } })).toBe(
    studioMessages.submitted,
  );
});

test('When a public exhibition opens later, is open or has closed, then that is told', () => {
  const [start, end] = ['2026-11-22T13:00:00.000Z', '2026-11-23T13:00:00.000Z'];
  expect(openingText(start, end, new Date('2026-11-22T12:59:59Z'))).toBe('Public, opens later');
  expect(openingText(start, end, new Date(start))).toBe('Open');
  expect(openingText(start, end, new Date(end))).toBe('Closed');
  expect(openingText(null, end, new Date(end))).toBe('Public');
});
