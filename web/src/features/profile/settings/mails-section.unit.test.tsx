// @vitest-environment jsdom
import { apiMessages } from '@aperture-byline/contract/shared/api/api-messages';
import { accountMessages } from '@aperture-byline/contract/user/account-messages';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, it, vi } from 'vitest';
import { closeToast, toastStore } from '#lib/toast.ts';
import { answerCalls, failure } from '../../../../test-support/pages/answer-calls.ts';
import { draw } from '../../../../test-support/pages/render-page.tsx';
import { MailsSection } from './mails-section.tsx';

vi.mock('#entities/session/firebase/firebase.ts', () => import('../../../../test-support/signed-in-firebase.ts'));

const SAVE = 'PUT /user/settings';
const settings = { orderProgressMails: true, followNews: 'notice' };

afterEach(() => closeToast());

/** The section once it is loaded; the server saves what it is sent, or answers `refusal`. */
async function open(refusal?: Response) {
  let saved = settings;
  const save = ({ body }: { body: unknown }) => {
    saved = { ...saved, ...(body as object) };
    return saved;
  };
  const calls = answerCalls({ 'GET /user/settings': settings, [SAVE]: refusal ?? save });
  draw(<MailsSection uid="alice" />);
  const group = within(await screen.findByRole('group', { name: 'New work of photographers I follow' }));
  return {
    group,
    sent: () => calls.filter(({ name }) => name === SAVE).map(({ body }) => body),
    chosen: () => group.getAllByRole<HTMLInputElement>('radio').flatMap((radio, index) => (radio.checked ? index : [])),
  };
}

it('When a choice is made, then it alone is saved, and stays', async () => {
  const { group, sent, chosen } = await open();
  expect(chosen()).toEqual([0]);
  await userEvent.click(group.getByRole('radio', { name: /A daily letter/ }));
  await waitFor(() => expect(toastStore.get()?.text).toBe(accountMessages.mailsSaved));
  expect(chosen()).toEqual([2]);
  expect(sent()).toEqual([{ followNews: 'daily' }]);
  await userEvent.click(screen.getByRole('checkbox', { name: /Progress of my orders/ }));
  await waitFor(() => expect(sent()).toEqual([{ followNews: 'daily' }, { orderProgressMails: false }]));
  expect(chosen()).toEqual([2]);
});

it('When the arrow keys pass over a choice, then the last one is saved last', async () => {
  const { group, sent, chosen } = await open();
  group.getByRole('radio', { name: 'Notices alone' }).focus();
  await userEvent.keyboard('{ArrowDown}{ArrowDown}');
  await waitFor(() => expect(sent()).toEqual([{ followNews: 'mail' }, { followNews: 'daily' }]));
  await waitFor(() => expect(toastStore.get()?.text).toBe(accountMessages.mailsSaved));
  expect(chosen()).toEqual([2]);
});

it.each([
  [
    'the address is not confirmed',
    failure(403, 'EMAIL_UNVERIFIED', { message: apiMessages.emailUnverified }),
    apiMessages.emailUnverified,
  ],
  ['it fails', failure(403, 'FORBIDDEN'), accountMessages.mailsNotSaved],
])('When %s, then that is said, and the former choice stands', async (_what, refusal, text) => {
  const { group, chosen } = await open(refusal);
  await userEvent.click(group.getByRole('radio', { name: /A mail at once/ }));
  await waitFor(() => expect(toastStore.get()).toMatchObject({ status: 'error', text }));
  await waitFor(() => expect(chosen()).toEqual([0]));
});
