// @vitest-environment jsdom
import { commentMessages } from '@aperture-byline/contract/comment/comment-messages';
import type { NewImageComment } from '@aperture-byline/contract/image/wire';
import { messages } from '@aperture-byline/contract/shared/messages';
import { cleanup, fireEvent, screen } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { answerCalls } from '../../../test-support/pages/answer-calls.ts';
import { account } from '../../../test-support/pages/auth-screens.tsx';
import { draw } from '../../../test-support/pages/render-page.tsx';

vi.mock('#entities/session/firebase/firebase.ts', () => import('../../../test-support/signed-in-firebase.ts'));

const GUEST_ID = 900000001;
const [MAKE_GUEST, SEND, LIST] = ['POST /user', 'POST /image/comment', 'GET /image/comment/i1'];
const sent: NewImageComment = {
  id: 'c1',
  author_id: GUEST_ID,
  user_name: 'Ira',
  comment: 'Such calm',
  created_date: '2026-11-24T08:00:00.000Z',
  guest: true,
  held: false,
};

/** The form as a page opens with it, which knows only what the browser keeps. */
async function open() {
  cleanup();
  vi.resetModules();
  const { default: ImageCommentForm } = await import('./image-comment-form.tsx');
  draw(<ImageCommentForm imageId="i1" />);
  return import('#entities/session/session-store.ts');
}

const box = () => screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Your comment' });
const name = () => screen.queryByRole<HTMLInputElement>('textbox', { name: 'Your name (optional)' });
const write = (field: HTMLElement | null, value: string) =>
  fireEvent.change(field as HTMLElement, { target: { value } });
const send = () => fireEvent.click(screen.getByRole('button', { name: commentMessages.send }));

describe('The comment form of an image', () => {
  beforeEach(() => {
    vi.spyOn(console, 'error').mockReturnValue();
  });

  it('When a guest passes for the house, then the name is refused at its field, and nothing is sent', async () => {
    const calls = answerCalls({});
    await open();
    write(box(), 'From the house');
    write(name(), 'Admin');
    send();
    await expect.poll(() => name()?.getAttribute('aria-invalid')).toBe('true');
    expect(document.activeElement).toBe(name());
    expect(box().value).toBe('From the house');
    expect(calls).toEqual([]);
  });

  it('When somebody is signed in, then no name is asked for, and none is sent', async () => {
    const calls = answerCalls({ [SEND]: { ...sent, guest: false }, [LIST]: [] });
    const { rememberSession } = await open();
    rememberSession(account);
    await expect.poll(name).toBeNull();
    write(box(), 'As myself');
    send();
    expect(await screen.findByText(commentMessages.sent)).toBeDefined();
    expect(calls.map((call) => call.name)).not.toContain(MAKE_GUEST);
    expect(calls.find((call) => call.name === SEND)?.headers.get('authorization')).toBe('Bearer token');
  });

  it('When the cookie that proves a guest is refused, then it says what to do, and the words stay', async () => {
    const calls = answerCalls({ [MAKE_GUEST]: { userId: GUEST_ID } });
    await open();
    write(box(), 'Without a cookie');
    send();
    expect(await screen.findByText(commentMessages.cookieRefused)).toBeDefined();
    expect(box().value).toBe('Without a cookie');
    expect(calls.map((call) => call.name)).toEqual([MAKE_GUEST, SEND]);
  });

  it('When it is sent without a connection, then words and name stay, also across a reload', async () => {
    vi.stubGlobal('fetch', async () => {
      throw new TypeError('Failed to fetch');
    });
    await open();
    write(box(), 'Such calm');
    write(name(), 'Ira');
    send();
    expect(await screen.findByText(messages.noConnection)).toBeDefined();

    const calls = answerCalls({ [MAKE_GUEST]: { userId: GUEST_ID }, [SEND]: sent, [LIST]: [] });
    await open();
    expect(await screen.findByDisplayValue('Such calm')).toBe(box());
    expect(name()?.value).toBe('Ira');
    send();
    expect(await screen.findByText(commentMessages.sent)).toBeDefined();
    const bodies = calls.filter((call) => call.body !== undefined).map((call) => call.body);
    expect(bodies).toEqual([{ firstName: 'Ira' }, { imageId: 'i1', comment: 'Such calm', userId: GUEST_ID }]);
  });
});
