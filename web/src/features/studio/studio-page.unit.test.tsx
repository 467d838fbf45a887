// @vitest-environment jsdom
import { messages } from '@aperture-byline/contract/shared/messages';
import { studioMessages } from '@aperture-byline/contract/work/studio-messages';
import { screen } from '@testing-library/react';
import { Route, Routes } from 'react-router';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { forgetSession } from '#entities/session/session-store.ts';
import { blank, enter } from '../../../test-support/forms/profile-form.tsx';
import { answerCalls, failure } from '../../../test-support/pages/answer-calls.ts';
import { draw } from '../../../test-support/pages/render-page.tsx';
import StudioPage from './studio-page.tsx';

vi.mock('#entities/session/firebase/firebase.ts', () => import('../../../test-support/signed-in-firebase.ts'));

const open = (address: string) =>
  draw(
    <Routes>
      <Route path="/studio/:path?/:id?" element={<StudioPage />} />
    </Routes>,
    address,
  );

beforeEach(() => {
  enter();
});
afterEach(() => {
  forgetSession();
});

test.each([
  ['/studio', 'photographers'],
  ['/studio/upload', 'photographers'],
  ['/studio/library', 'photographers'],
  ['/studio/exhibitions', 'photographers'],
  ['/studio/prints/new', 'photographers'],
  ['/studio/stories', 'photographers'],
  ['/studio/stories/new', 'photographers'],
  ['/studio/orders', 'photographers'],
  ['/studio/figures', 'photographers'],
  ['/studio/desk', 'administrators'],
  ['/studio/review', 'administrators'],
  ['/studio/messages', 'administrators'],
  ['/studio/people', 'administrators'],
  ['/studio/people/900000001', 'administrators'],
  ['/studio/home', 'administrators'],
  ['/studio/payments', 'administrators'],
  ['/studio/shipping', 'administrators'],
  ['/studio/visitors', 'administrators'],
])('When a reader opens %s, then it is only for %s, and asks the studio for nothing', async (path, who) => {
  const calls = answerCalls({ 'GET /user/profile': [blank] });
  open(path);
  expect(await screen.findByRole('heading', { level: 1, name: `Only for ${who}` })).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Your profile' })).toBeTruthy();
  expect(calls.filter(({ name }) => name.includes('/studio'))).toEqual([]);
});

test('When an administrator who is no photographer opens the studio, then the desk is there', async () => {
  enter({ isAdmin: true });
  const calls = answerCalls({ 'GET /user/profile': [blank] });
  open('/studio');
  expect(await screen.findByRole('heading', { level: 1, name: 'Desk' })).toBeTruthy();
  await vi.waitFor(() => expect(calls.map(({ name }) => name)).toContain('GET /studio/desk'));
  expect(calls.map(({ name }) => name)).not.toContain('GET /studio/today');
});

test.each([
  ['/studio/exhibitions/none', 'GET /studio/exhibition/none', studioMessages.notFound],
  ['/studio/stories/none', 'GET /studio/blog/none', studioMessages.notFound],
])('When a photographer opens %s, then it is said that it is not there', async (path, call, text) => {
  const calls = answerCalls({
    'GET /user/profile': [{ ...blank, isArtist: true }],
    [call]: failure(404, 'NOT_FOUND'),
  });
  open(path);
  expect(await screen.findByText(text)).toBeTruthy();
  expect(calls.map(({ name }) => name)).toContain(call);
});

test('When a part of the studio has no pages of single works, then an address below it is unknown', async () => {
  answerCalls({ 'GET /user/profile': [{ ...blank, isArtist: true }] });
  open('/studio/library/none');
  expect(await screen.findByRole('heading', { name: messages.notFound })).toBeTruthy();
});
