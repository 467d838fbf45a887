// @vitest-environment jsdom
import { reviewMessages } from '@aperture-byline/contract/review/review-messages';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { toastStore } from '#lib/toast.ts';
import { answerCalls, failure } from '../../../../test-support/pages/answer-calls.ts';
import { draw } from '../../../../test-support/pages/render-page.tsx';
import { parseProfileAddress } from './trust-form.tsx';
import TrustedPhotographers from './trusted-photographers.tsx';

vi.mock('#entities/session/firebase/firebase.ts', () => import('../../../../test-support/signed-in-firebase.ts'));

test.each([
  ['https://gallery.example/profile/900000001?tab=stories', '900000001'],
  [' /profile/900000001 ', '900000001'],
  ['https://gallery.example/profile/asha-menon-2', 'asha-menon-2'],
  ['/profile/9', ''],
  ['/profile/Asha', ''],
  ['/stories/profile', ''],
])('When the address is %j, then it names the photographer %j', (address, userId) => {
  expect(parseProfileAddress(address)).toBe(userId);
});

test('When a photographer is trusted and trust ends, then the list follows, and what fails is said with what was typed', async () => {
  vi.spyOn(console, 'error').mockReturnValue();
  const mira = { userId: 900_000_001, name: 'Mira Pillai', avatar: null };
  const published = {
    id: 'one',
    createdAt: '2026-11-23T09:00:00.000Z',
    admin: null,
    isByHand: false,
    kind: 'revision',
    decision: 'published',
    subject: 'Low water',
    publisher: 'Mira Pillai',
    page: { kind: 'blog', key: 'low-water' },
    work: null,
    note: null,
    amount: null,
  };
  const answers: Record<string, unknown> = {
    'GET /studio/trusted': [],
    'GET /studio/audit?decision=published': { items: [published], nextCursor: null },
    'PUT /studio/trusted/900000001': failure(404, 'NOT_FOUND'),
  };
  const calls = answerCalls(answers);
  draw(<TrustedPhotographers uid="asha" />);
  expect(await screen.findByText(reviewMessages.nobodyTrusted)).toBeTruthy();
  const link = await screen.findByRole('link', { name: 'changes of Low water' });
  expect(link.getAttribute('href')).toBe('/stories/low-water');
  expect(link.closest('p')?.textContent).toBe('Mira Pillai published as trusted changes of Low water');
  const field = screen.getByRole<HTMLInputElement>('textbox');
  const press = () => userEvent.click(screen.getByRole('button', { name: 'Trust this photographer' }));
  await userEvent.type(field, '/gallery');
  await press();
  expect(await screen.findByText(reviewMessages.profileOfNobody)).toBeTruthy();
  await userEvent.clear(field);
  await userEvent.type(field, '/profile/900000001');
  await press();
  expect(await screen.findByText(reviewMessages.noPhotographer)).toBeTruthy();
  expect(field.value).toBe('/profile/900000001');
  answers['PUT /studio/trusted/900000001'] = mira;
  answers['GET /studio/trusted'] = [mira];
  await press();
  const end = await screen.findByRole('button', { name: 'End trust in Mira Pillai' });
  expect(field.value).toBe('');
  expect(toastStore.get()?.text).toBe(`Mira Pillai: ${reviewMessages.trustBegun}`);
  answers['DELETE /studio/trusted/900000001'] = mira;
  answers['GET /studio/trusted'] = [];
  await userEvent.click(end);
  expect(await screen.findByText(reviewMessages.nobodyTrusted)).toBeTruthy();
  expect(document.activeElement?.textContent).toBe('Trusted photographers');
  expect(calls.map(({ name }) => name)).toContain('DELETE /studio/trusted/900000001');
});
