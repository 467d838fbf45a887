import { expect, test } from 'vitest';
import { allPeople, allPhotographs } from './content.ts';
import { allDocuments } from './documents/all-documents.ts';
import { buildUid } from './people.ts';
import { seedClock } from './seed-document.ts';
import { pretendPublished } from './test-support/pretend-published.ts';

const now = new Date('2026-05-14T15:20:00Z');
const documents = allDocuments(pretendPublished(), seedClock(now));

function parseId(path: string): string {
  return path.split('/').at(-1) ?? '';
}

test('every account says whose it is, and nothing else does', () => {
  const owners = documents.accounts.map(({ path, data }) => `${path} ${data.userId}`);
  const accounts = allPeople.filter(({ email }) => email !== undefined);
  expect(owners).toEqual(accounts.map((person) => `accounts/${buildUid(person)} ${person.userId}`));
});

test('five avatars are cropped from pictures of the catalogue', () => {
  const keys = allPeople.flatMap(({ avatar }) => avatar ?? []);
  expect(keys).toHaveLength(5);
  for (const key of keys) expect(allPhotographs.map((photograph) => photograph.key)).toContain(key);
  const avatars = documents.users.flatMap(({ data }) => data.avatar ?? []);
  expect(new Set(avatars).size).toBe(5);
  for (const avatar of avatars) expect(avatar).toMatch(/^portraits\/\d{9}\/[A-Za-z0-9]{20}$/);
});

test('one waits to become a photographer, and one has not confirmed the address', () => {
  const waiting = documents.users.filter(({ data }) => data.artistStatus === 'requested');
  expect(waiting).toHaveLength(1);
  expect(allPeople.filter(({ isUnconfirmed }) => isUnconfirmed).map(({ email }) => email)).toEqual([
    'newcomer@example.com',
  ]);
});

test('bookmarks lead to published stories, after their publication', () => {
  const published = new Map(
    documents.stories
      .filter(({ data }) => data.status === 'approved')
      .map(({ path, data }) => [parseId(path), data.publishedAt]),
  );
  expect(documents.bookmarks.length).toBeGreaterThan(0);
  for (const { path, data } of documents.bookmarks) {
    const publishedAt = published.get(parseId(path));
    expect(publishedAt && publishedAt < data.createdAt, path).toBe(true);
    expect(data.createdAt < now).toBe(true);
  }
});
