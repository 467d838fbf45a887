// @vitest-environment jsdom
import { cleanup, screen } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { blank } from '../../../../test-support/forms/profile-form.tsx';
import { answerCalls } from '../../../../test-support/pages/answer-calls.ts';
import { account } from '../../../../test-support/pages/auth-screens.tsx';
import { draw } from '../../../../test-support/pages/render-page.tsx';
import { OwnStories } from '../own-profile-page.tsx';
import { OwnActions } from './own-actions.tsx';

const studioLinks = () =>
  screen
    .getAllByRole('link')
    .map((link) => link.getAttribute('href'))
    .filter((address) => address?.startsWith('/studio'));

beforeEach(() => {
  answerCalls({});
});

test.each([
  ['a reader', { isAdmin: false }, []],
  ['an administrator', { isAdmin: true }, ['/studio/review', '/studio/payments']],
])('When %s opens the own profile, then it leads to what they may do in the studio', (_who, role, links) => {
  draw(<OwnActions account={{ ...account, ...role }} profile={blank} />);
  expect(studioLinks()).toEqual(links);
});

test('When a photographer opens the own stories, then they lead to the drafts, and those of a reader do not', async () => {
  draw(<OwnStories userId={String(blank.userId)} isArtist />);
  const drafts = await screen.findByRole('link', { name: 'Drafts and new stories' });
  expect(drafts.getAttribute('href')).toBe('/studio/stories');
  cleanup();
  draw(<OwnStories userId={String(blank.userId)} isArtist={false} />);
  expect(screen.queryByRole('link', { name: 'Drafts and new stories' })).toBeNull();
});
