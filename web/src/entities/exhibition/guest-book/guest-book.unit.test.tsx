// @vitest-environment jsdom
import { guestBookMessages } from '@aperture-byline/contract/comment/guest-book-messages';
import type { GuestBookLine } from '@aperture-byline/contract/exhibition/wire';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { commentKey } from '#entities/comment/comment-subject.ts';
import { guestStore } from '#entities/comment/guest-store.ts';
import { forgetSession, rememberSession } from '#entities/session/session-store.ts';
import { undoRemoval } from '#lib/hidden-items.ts';
import { closeToast, toastStore } from '#lib/toast.ts';
import { sampleAccount } from '../../../../test-support/account.ts';
import { answerCalls, failure } from '../../../../test-support/pages/answer-calls.ts';
import { draw } from '../../../../test-support/pages/render-page.tsx';
import GuestBook from './guest-book.tsx';

vi.mock('#entities/session/firebase/firebase.ts', () => import('../../../../test-support/signed-in-firebase.ts'));

const [LIST, MAKE_GUEST, SIGN] = ['GET /exhibition/comment/e1', 'POST /user', 'POST /exhibition/comment'];
const GUEST_ID = 900000001;
const OWNER = 100000002;

const lineOf = (number: number, fields: Partial<GuestBookLine> = {}): GuestBookLine => ({
  id: `line-${number}`,
  authorId: GUEST_ID,
  name: `Ira ${number}`,
  guest: true,
  comment: `Line ${number}`,
  createdAt: '2026-11-24T08:00:00.000Z',
  ...fields,
});

const open = (hasClosed = false) => draw(<GuestBook exhibitionId="e1" ownerId={OWNER} hasClosed={hasClosed} />);
const box = () => screen.findByLabelText<HTMLTextAreaElement>(guestBookMessages.label);
const name = () => screen.getByLabelText<HTMLInputElement>('Your name');
const sign = () => fireEvent.click(screen.getByRole('button', { name: guestBookMessages.sign }));
const lines = () => screen.findByRole('list', { name: 'Lines' });

describe('The guest book', () => {
  beforeEach(() => {
    vi.spyOn(console, 'error').mockReturnValue();
  });
  afterEach(() => {
    act(() => {
      forgetSession();
      guestStore.set({ name: '', userId: null });
      undoRemoval(commentKey('line-1'));
      closeToast();
    });
  });

  it('When a guest signs without a name, then it is asked for at its field, and nothing is sent', async () => {
    const calls = answerCalls({ [LIST]: [] });
    open();
    expect(await screen.findByText(guestBookMessages.noLines)).toBeDefined();
    fireEvent.change(await box(), { target: { value: 'So still' } });
    sign();
    expect(await screen.findByText(guestBookMessages.nameMissing)).toBeDefined();
    expect(document.activeElement).toBe(name());
    expect(calls.map((call) => call.name)).toEqual([LIST]);
  });

  it('When a guest signs, then the line stands there with name and day, as text, and a status says so', async () => {
    const answers: Record<string, unknown> = {
      [LIST]: [],
      [MAKE_GUEST]: { userId: GUEST_ID },
      [SIGN]: { ...lineOf(1, { comment: '<b>So still</b>' }), held: false },
    };
    const calls = answerCalls(answers);
    open();
    fireEvent.change(await box(), { target: { value: '<b>So still</b>' } });
    fireEvent.change(name(), { target: { value: 'Ira 1' } });
    sign();
    expect(await screen.findByText(guestBookMessages.signed)).toHaveProperty('tagName', 'P');
    const [line] = within(await lines()).getAllByRole('listitem');
    expect(line?.textContent).toContain('<b>So still</b>');
    expect(line?.textContent).toContain('Ira 1Guest, 24 Nov 2026');
    expect(calls.filter(({ body }) => body !== undefined).map(({ body }) => body)).toEqual([
      { firstName: 'Ira 1' },
      { exhibitionId: 'e1', comment: '<b>So still</b>', userId: GUEST_ID },
    ]);
  });

  it('When it closed meanwhile, then it says so, and the words stay', async () => {
    answerCalls({ [LIST]: [], [SIGN]: failure(409, 'CONFLICT') });
    rememberSession(sampleAccount({ userId: 100000003 }));
    open();
    fireEvent.change(await box(), { target: { value: 'Too late' } });
    sign();
    expect((await screen.findByRole('alert')).textContent).toBe(guestBookMessages.closed);
    expect((await box()).value).toBe('Too late');
  });

  it('When there are many lines, then the newest are shown, and the others on request', async () => {
    answerCalls({ [LIST]: Array.from({ length: 14 }, (_, index) => lineOf(index)) });
    open();
    const shown = async () => within(await lines()).getAllByRole('listitem').length;
    expect(await shown()).toBe(12);
    fireEvent.click(screen.getByRole('button', { name: 'Show all 14 lines' }));
    expect(await shown()).toBe(14);
  });

  it('When its exhibition has closed, then it is read and not signed, and its photographer can delete a line', async () => {
    answerCalls({ [LIST]: [lineOf(1), lineOf(2)] });
    rememberSession(sampleAccount({ userId: OWNER }));
    open(true);
    expect(await screen.findByText('Line 2')).toBeDefined();
    expect(screen.queryByRole('form')).toBeNull();
    fireEvent.click(await screen.findByRole('button', { name: 'Delete the line by Ira 1' }));
    const dialog = await screen.findByRole('dialog', { name: guestBookMessages.deleteQuestion });
    fireEvent.click(within(dialog).getByRole('button', { name: 'Delete' }));
    await waitFor(() => expect(screen.queryByText('Line 1')).toBeNull());
    expect(toastStore.get()?.text).toBe(guestBookMessages.deleted);
  });

  it('When it closed without a line, then there is nothing', async () => {
    const calls = answerCalls({ [LIST]: [] });
    open(true);
    await waitFor(() => expect(calls).toHaveLength(1));
    await waitFor(() => expect(screen.queryByRole('heading')).toBeNull());
  });
});
