// @vitest-environment jsdom
import { attachmentMessages } from '@aperture-byline/contract/attachment/attachment-messages';
import { conversationMessages } from '@aperture-byline/contract/conversation/conversation-messages';
import type { Conversation as Answer, Message } from '@aperture-byline/contract/conversation/wire';
import { act, cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { uploadPicture } from '#entities/session/firebase/upload-picture.ts';
import { forgetSession } from '#entities/session/session-store.ts';
import * as scaling from '#lib/pictures/scale-picture.ts';
import { answerCalls, failure } from '../../../test-support/pages/answer-calls.ts';
import { draw } from '../../../test-support/pages/render-page.tsx';
import { ConversationDisclosure } from './conversation-disclosure.tsx';

const upload = vi.hoisted(() => vi.fn<typeof uploadPicture>());
vi.mock('#entities/session/firebase/upload-picture.ts', () => ({ uploadPicture: upload }));
vi.mock('#entities/session/firebase/firebase.ts', () => import('../../../test-support/signed-in-firebase.ts'));

const PART = '/product/order/order1/part/900000001';
const LIST = `GET ${PART}/message`;
const SEND = `POST ${PART}/message`;
const ATTACH = `POST ${PART}/attachment`;

const message = (id: string, change: Partial<Message> = {}): Message => ({
  id,
  side: 'artist',
  isOwn: false,
  text: `Text of ${id}`,
  pictures: [],
  status: 'visible',
  createdAt: '2026-11-23T08:00:00.000Z',
  ...change,
});
const picture = (id: string) => ({
  id,
  picture: {
    src: `/api${PART}/attachment/${id}/{width}.{format}?expires=1&signature=x`,
    width: 900,
    height: 600,
    widths: [480, 900],
    formats: ['jpeg' as const],
    colour: '#808080',
    alt: '',
  },
});
const answer = (change: Partial<Answer> = {}): Answer => ({
  side: 'buyer',
  canWrite: true,
  isHouseAsked: false,
  messages: [],
  earlierCursor: null,
  ...change,
});

/** Opens the conversation with Mira by its button, unless the address names it. The answers may change. */
async function open(answers: Record<string, unknown>, address = '/') {
  const calls = answerCalls(answers);
  draw(
    <ConversationDisclosure
      place={{ uid: 'alice', orderId: 'order1', artistId: 900_000_001 }}
      artistName="Mira Pillai"
      otherName="Mira Pillai"
      title="Messages with Mira Pillai"
      anchor="messages-900000001"
    />,
    address,
  );
  const button = screen.getByRole('button', { name: 'Messages with Mira Pillai' });
  if (address === '/') {
    expect(calls).toEqual([]);
    await userEvent.click(button);
  }
  expect(button.getAttribute('aria-expanded')).toBe('true');
  await screen.findByRole('textbox', { name: 'Your message' });
  return calls;
}

const shown = () =>
  within(screen.getByRole('log', { name: 'Messages with Mira Pillai', hidden: true }))
    .queryAllByRole('listitem')
    .map(({ textContent }) => textContent);
const write = (text: string) => userEvent.type(screen.getByRole('textbox', { name: 'Your message' }), text);
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));
const choose = (...files: File[]) =>
  userEvent.upload(document.querySelector<HTMLInputElement>('input[type=file]') as HTMLInputElement, files);
const file = (name: string) => new File(['x'], name, { type: 'image/jpeg' });

beforeEach(() => {
  vi.spyOn(console, 'error').mockReturnValue();
  URL.createObjectURL = () => 'blob:preview';
  URL.revokeObjectURL = () => undefined;
  vi.spyOn(scaling, 'scalePicture').mockResolvedValue(new Blob(['x'], { type: 'image/jpeg' }));
  upload.mockReset().mockResolvedValue('attachments/alice/in/file.jpg');
});
afterEach(() => act(forgetSession));

test('When a conversation is opened, then messages stand oldest first, each with its writer, as text, and what is withheld says why', async () => {
  await open({
    [LIST]: answer({
      messages: [
        message('one', { text: '<b>Hello</b>' }),
        message('two', { side: 'buyer', isOwn: true, status: 'held' }),
        message('three', { text: null, status: 'hidden' }),
        message('four', { side: 'house' }),
      ],
    }),
  });
  const [first, second, third, fourth] = shown();
  expect(first).toMatch(/^Mira Pillai.*<b>Hello<\/b>Report$/);
  expect(second).toContain('You');
  expect(second).toContain(conversationMessages.ownNotShown.held);
  expect(third).toContain(conversationMessages.notShown.hidden);
  expect(fourth).toContain('Aperture & Byline');
  expect(screen.getAllByRole('button', { name: /^Report the message/ })).toHaveLength(1);
  expect(document.querySelector('b')).toBeNull();
});

test('When a notice names it, then it is open at once, and its button has the focus', async () => {
  await open({ [LIST]: answer() }, '/#messages-900000001');
  expect(document.activeElement?.id).toBe('messages-900000001');
  expect(screen.getByText(conversationMessages.none.buyer)).toBeDefined();
});

test('When there are earlier ones, then they come before the others', async () => {
  await open({
    [LIST]: answer({ messages: [message('new')], earlierCursor: '5-new' }),
    [`${LIST}?cursor=5-new`]: answer({ messages: [message('old')] }),
  });
  await press('Load earlier');
  await waitFor(() =>
    expect(shown().map((text) => /Text of (?:old|new)/.exec(text ?? '')?.[0])).toEqual(['Text of old', 'Text of new']),
  );
  expect(screen.queryByRole('button', { name: 'Load earlier' })).toBeNull();
});

test('When a message is sent with pictures, then it goes once, its key with it, and the form is empty again', async () => {
  const answers: Record<string, unknown> = { [LIST]: answer(), [ATTACH]: picture('p1') };
  const calls = await open(answers);
  await write('See the corner');
  await choose(file('corner.jpg'));
  await waitFor(() => expect(calls.some(({ name }) => name === ATTACH)).toBe(true));
  await screen.findByText('The pictures are here.');
  answers[SEND] = failure(503, 'UNAVAILABLE');
  await press('Send message');
  await screen.findByText(/^Something/);
  answers[SEND] = message('sent', { isOwn: true, side: 'buyer' });
  answers[LIST] = answer({
    messages: [message('sent', { isOwn: true, side: 'buyer', pictures: [picture('p1')] })],
  });
  await press('Send message');
  await screen.findByText(conversationMessages.sent);
  const sent = calls.filter(({ name }) => name === SEND);
  expect(sent.map(({ body }) => body)).toEqual(Array(sent.length).fill({ text: 'See the corner', pictures: ['p1'] }));
  // What is sent again is the same message.
  expect(new Set(sent.map(({ headers }) => headers.get('Idempotency-Key'))).size).toBe(1);
  expect(screen.getByRole<HTMLTextAreaElement>('textbox').value).toBe('');
  expect(screen.queryByRole('button', { name: 'Remove corner.jpg' })).toBeNull();
  expect(await screen.findByRole('button', { name: 'Open large: Picture from you' })).toBeDefined();
});

test('When there is nothing to send, it is too long, or a picture is on its way, then it says so and nothing is sent', async () => {
  upload.mockReturnValue(new Promise(() => undefined));
  const calls = await open({ [LIST]: answer() });
  await press('Send message');
  expect(screen.getByText(conversationMessages.empty)).toBeDefined();
  await userEvent.click(screen.getByRole('textbox'));
  await userEvent.paste('x'.repeat(2001));
  await press('Send message');
  expect(screen.getByText(conversationMessages.tooLong)).toBeDefined();
  await userEvent.clear(screen.getByRole('textbox'));
  await choose(file('a.jpg'));
  await press('Send message');
  expect(screen.getByText(conversationMessages.picturesPending)).toBeDefined();
  expect(calls.map(({ name }) => name)).toEqual([LIST]);
});

test('When a picture can’t be used, there are too many, or one does not arrive, then each says so, and goes or is sent again', async () => {
  const answers: Record<string, unknown> = {
    [LIST]: answer(),
    [ATTACH]: failure(400, 'INVALID', { fields: { file: attachmentMessages.unreadable } }),
  };
  await open(answers);
  await choose(file('a.jpg'));
  await screen.findByText(attachmentMessages.unreadable);
  expect(screen.queryByRole('button', { name: 'Try again: a.jpg' })).toBeNull();
  await press('Remove a.jpg');
  upload.mockRejectedValueOnce(new Error('offline'));
  await choose(file('b.jpg'));
  await screen.findByText(attachmentMessages.notAdded);
  answers[ATTACH] = picture('p2');
  await press('Try again: b.jpg');
  await screen.findByText('The pictures are here.');
  await choose(...['c', 'd', 'e', 'f'].map((name) => file(`${name}.jpg`)));
  expect(await screen.findByText(attachmentMessages.tooMany(4))).toBeDefined();
  expect(screen.getAllByRole('button', { name: /^Remove/ })).toHaveLength(4);
});

test('When a text was not sent yet, then it is there again after a reload', async () => {
  await open({ [LIST]: answer() });
  await write('Half a thought');
  cleanup();
  await open({ [LIST]: answer() });
  expect(screen.getByRole<HTMLTextAreaElement>('textbox').value).toBe('Half a thought');
});

test('When one of us is asked to join, then a question comes first, and it says so afterwards', async () => {
  const answers: Record<string, unknown> = { [LIST]: answer(), [`POST ${PART}/administrator`]: null };
  const calls = await open(answers);
  await press(conversationMessages.ask);
  const dialog = within(await screen.findByRole('dialog', { name: 'Ask one of us to join?' }));
  answers[LIST] = answer({ isHouseAsked: true });
  await userEvent.click(dialog.getByRole('button', { name: 'Ask' }));
  expect(await screen.findByText(conversationMessages.houseAsked)).toBeDefined();
  expect(calls.filter(({ name }) => name.endsWith('/administrator'))).toHaveLength(1);
  expect(screen.queryByRole('button', { name: conversationMessages.ask })).toBeNull();
});

test('When a message is reported, then its reason is sent', async () => {
  const calls = await open({
    [LIST]: answer({ messages: [message('rude')] }),
    [`POST ${PART}/message/rude/report`]: null,
  });
  await userEvent.click(screen.getByRole('button', { name: /^Report the message/ }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Report this message' }));
  await userEvent.type(await dialog.findByRole('textbox', { name: 'Your reason' }), 'It is rude');
  await userEvent.click(dialog.getByRole('button', { name: 'Send report' }));
  await waitFor(() =>
    expect(calls.find(({ name }) => name.endsWith('/report'))?.body).toEqual({ reason: 'It is rude' }),
  );
});

test('When nobody is left to read it, or it is not the reader’s, then it says so and there is no form', async () => {
  const answers: Record<string, unknown> = {
    [LIST]: answer({ canWrite: false, messages: [message('last')] }),
  };
  answerCalls(answers);
  const part = (
    <ConversationDisclosure
      place={{ uid: 'alice', orderId: 'order1', artistId: 900_000_001 }}
      artistName="Mira Pillai"
      otherName="Mira Pillai"
      title="Messages"
      anchor="messages"
    />
  );
  draw(part, '/#messages');
  expect(await screen.findByText(conversationMessages.left('Mira Pillai'))).toBeDefined();
  expect(screen.queryByRole('textbox')).toBeNull();
  cleanup();
  answers[LIST] = failure(404, 'NOT_FOUND');
  draw(part, '/#messages');
  expect(await screen.findByText(conversationMessages.notAsked)).toBeDefined();
});
