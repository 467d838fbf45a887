// @vitest-environment jsdom
import { reviewMessages } from '@aperture-byline/contract/review/review-messages';
import { workMessages } from '@aperture-byline/contract/work/work-messages';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { toastStore } from '#lib/toast.ts';
import { answerCalls, failure } from '../../../../test-support/pages/answer-calls.ts';
import { draw } from '../../../../test-support/pages/render-page.tsx';
import UnpublishForm from './unpublish-form.tsx';

vi.mock('#entities/session/firebase/firebase.ts', () => import('../../../../test-support/signed-in-firebase.ts'));

const CALL = 'POST /studio/unpublish';
const PREVIEW = 'GET /studio/unpublish?address=https%3A%2F%2Fgallery.example%2Fstories%2Flow-water';
const press = () => userEvent.click(screen.getByRole('button', { name: 'Take it off the site' }));
const field = (name: string) => screen.getByRole<HTMLInputElement>('textbox', { name });

test('When an address leads to nothing public, then what is typed stays, and once it does, it is asked about with what shows it', async () => {
  vi.spyOn(console, 'error').mockReturnValue();
  const answers: Record<string, unknown> = { [PREVIEW]: failure(404, 'NOT_FOUND') };
  const calls = answerCalls(answers);
  draw(<UnpublishForm />);
  await userEvent.type(field('Address of its page'), 'https://gallery.example/stories');
  await userEvent.type(field('Your reason'), 'Not yours');
  await press();
  expect(await screen.findByText(workMessages.addressOfNothing)).toBeTruthy();
  expect(calls).toEqual([]);
  await userEvent.type(field('Address of its page'), '/low-water');
  await press();
  expect(await screen.findByText(workMessages.notPublic)).toBeTruthy();
  expect(field('Your reason').value).toBe('Not yours');
  answers[PREVIEW] = {
    kind: 'image',
    title: 'Low water',
    artist: 'Mira Pillai',
    shownIn: [
      { kind: 'exhibition', title: 'Tides' },
      { kind: 'product', title: '' },
    ],
  };
  answers[CALL] = { kind: 'blog', title: 'Low water' };
  await press();
  const dialog = await screen.findByRole('dialog', { name: 'Take it off the site?' });
  expect(dialog.textContent).toContain('Low water” by Mira Pillai will no longer be public.');
  expect(dialog.textContent).toContain(
    'Works that show it, drafts too, lose it: Exhibition “Tides”, Print “Untitled”.',
  );
  expect(calls.map(({ name }) => name)).not.toContain(CALL);
  await userEvent.click(screen.getByRole('button', { name: 'Take it off' }));
  await vi.waitFor(() => expect(field('Your reason').value).toBe(''));
  expect(toastStore.get()?.text).toBe(`Story “Low water”: ${reviewMessages.unpublished}`);
  expect(calls.at(-1)?.body).toEqual({
    address: 'https://gallery.example/stories/low-water',
    reason: 'Not yours',
  });
});
