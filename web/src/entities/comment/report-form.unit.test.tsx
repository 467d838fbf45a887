// @vitest-environment jsdom

import { commentMessages } from '@aperture-byline/contract/comment/comment-messages';
import { messages } from '@aperture-byline/contract/shared/messages';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { closeToast, toastStore } from '#lib/toast.ts';
import { sampleAccount } from '../../../test-support/account.ts';
import { answerCalls, failure } from '../../../test-support/pages/answer-calls.ts';
import { draw } from '../../../test-support/pages/render-page.tsx';
import { forgetSession, rememberSession } from '../session/session-store.ts';
import type { CommentSubject } from './comment-subject.ts';
import ReportForm from './report-form.tsx';

vi.mock('#entities/session/firebase/firebase.ts', () => import('../../../test-support/signed-in-firebase.ts'));

const comment = {
  id: 'c1',
  authorId: 100000001,
  name: 'Asha Pillai',
  guest: false,
  date: '2026-11-24T08:00:00.000Z',
  words: 'Such calm',
};
const REPORT = 'POST /blog/comment/w1/c1/report';
const TOO_MANY = 'Too many reports. Please try again in an hour.';

const onClose = vi.fn();

function open(kind: CommentSubject['kind'] = 'story'): void {
  draw(<ReportForm subject={{ kind, id: 'w1', ownerId: null }} comment={comment} onClose={onClose} />);
}

const reason = () => screen.getByLabelText<HTMLTextAreaElement>('Your reason');
const write = (value: string) => fireEvent.change(reason(), { target: { value } });
const send = () => fireEvent.click(screen.getByRole('button', { name: 'Send report' }));
const alert = () => screen.getByRole('alert').textContent;

describe('The report of a comment', () => {
  beforeEach(() => {
    vi.spyOn(console, 'error').mockReturnValue();
  });

  afterEach(() => {
    act(forgetSession);
    closeToast();
    onClose.mockReset();
  });

  it('When the reason is blank, then its box says so and nothing is sent', async () => {
    const calls = answerCalls({ [REPORT]: null });
    open();
    write(' \n ');
    send();
    expect(await screen.findByText(commentMessages.reasonEmpty)).toBeDefined();
    expect(document.activeElement).toBe(reason());
    expect(calls.map(({ name }) => name)).not.toContain(REPORT);
  });

  it.each([
    ['there were too many', failure(429, 'TOO_MANY_REQUESTS', { message: TOO_MANY }), TOO_MANY],
    ['the comment is gone', failure(404, 'NOT_FOUND'), commentMessages.gone],
    ['the server fails', failure(503, 'UNAVAILABLE'), messages.somethingWrongLater],
    ['there is no connection', () => Promise.reject(new TypeError('Failed to fetch')), messages.noConnection],
  ])(
    'When %s, then the form says what to do, keeps the reason, and can be sent again',
    async (_what, refusal, text) => {
      const answers: Record<string, unknown> = { [REPORT]: refusal };
      answerCalls(answers);
      open();
      write('Not kind');
      send();
      await waitFor(() => expect(alert()).toBe(text));
      expect(reason().value).toBe('Not kind');
      expect(onClose).not.toHaveBeenCalled();
      answers[REPORT] = null;
      send();
      await waitFor(() => expect(onClose).toHaveBeenCalledOnce());
      expect(toastStore.get()?.text).toBe(commentMessages.reported);
    },
  );

  it.each([
    ['a story', 'story', REPORT],
    ['a photograph', 'image', 'POST /image/comment/w1/c1/report'],
  ] as const)(
    'When a visitor reports one on %s, then one call carries the reason, without a token',
    async (_what, kind, name) => {
      const calls = answerCalls({ [name]: null });
      open(kind);
      write(' Not <b>kind</b> ');
      send();
      send();
      await waitFor(() => expect(onClose).toHaveBeenCalledOnce());
      const reports = calls.filter((call) => call.name === name);
      expect(reports).toMatchObject([{ body: { reason: 'Not <b>kind</b>' } }]);
      expect(reports[0]?.headers.has('Authorization')).toBe(false);
    },
  );

  it('When somebody is signed in, then the report is theirs', async () => {
    rememberSession(sampleAccount({ userId: 100000002 }));
    const calls = answerCalls({ [REPORT]: null });
    open();
    write('Not kind');
    send();
    await waitFor(() => expect(onClose).toHaveBeenCalledOnce());
    const reports = calls.filter(({ name }) => name === REPORT);
    expect(reports.map(({ headers }) => headers.get('Authorization'))).toEqual(['Bearer token']);
  });
});
