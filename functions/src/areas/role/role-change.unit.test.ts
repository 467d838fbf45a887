import { expect, test } from 'vitest';
import { chooseStatus } from './role-change.ts';

const requested = { isArtist: false, artistStatus: 'requested' } as const;
const granted = { isArtist: true, artistStatus: 'requested' } as const;
const approved = { isArtist: true, artistStatus: 'approved' } as const;
const ended = { isArtist: false, artistStatus: 'approved' } as const;

test('When a role is given, ends, or is set by its status alone, then the status follows', () => {
  expect(chooseStatus(granted, { before: requested, after: granted })).toBe('approved');
  expect(chooseStatus(ended, { before: approved, after: ended })).toBe('none');
  expect(chooseStatus(ended, { before: requested, after: ended })).toBe('requested');
});

test('When the status was synced late and the role ended since, then the end is left to its own event', () => {
  expect(chooseStatus(ended, { before: granted, after: approved })).toBe('approved');
  expect(chooseStatus(ended, { before: approved, after: ended })).toBe('none');
});
