// @vitest-environment jsdom
import { cleanup, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useSyncExternalStore } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import { QueueList } from './queue-list.tsx';
import { createUploadQueue, type UploadQueue } from './upload-queue.ts';

/** A queue whose files never arrive. */
function holdQueue(): UploadQueue {
  const transfer = { done: new Promise<void>(() => {}), pause() {}, resume() {}, cancel() {} };
  return createUploadQueue({
    send: async () => transfer,
    listKnown: async () => [],
    hash: async ({ name }) => name,
    keep: async () => {},
    drop: async () => {},
  });
}

function List({ queue }: { queue: UploadQueue }) {
  const items = useSyncExternalStore(queue.subscribe, queue.get);
  return items.length > 0 && <QueueList queue={queue} items={items} />;
}

const photograph = (name: string) => new File([new Uint8Array([0xff, 0xd8, 0xff]), name], name);
const entry = (name: string) => {
  const found = screen.getByText(name).closest('li');
  if (!found) throw new Error(`No entry ${name}`);
  return found;
};
const press = (place: HTMLElement, name: string) =>
  userEvent.click(within(place).getByRole('button', { name }));
const expectState = (name: string, state: string) =>
  vi.waitFor(() => expect(entry(name).textContent).toContain(state));

afterEach(cleanup);

test('When files are sent, then each is paused, cancelled and goes on by its buttons, and all by those above', async () => {
  const queue = holdQueue();
  render(<List queue={queue} />);
  queue.add(['a.jpg', 'b.jpg', 'c.jpg', 'd.jpg'].map(photograph));
  await screen.findByText('a.jpg');
  await expectState('a.jpg', 'Uploading');
  await expectState('d.jpg', 'Waiting');
  expect(screen.getByRole('status').textContent).toBe('0 of 4 uploaded');
  await press(entry('a.jpg'), 'Pause');
  await expectState('a.jpg', 'Paused');
  await expectState('d.jpg', 'Uploading');
  await press(entry('b.jpg'), 'Cancel');
  expect(screen.queryByText('b.jpg')).toBeNull();
  const list = screen.getByRole('region', { name: 'Uploads' });
  await press(list, 'Pause all');
  await expectState('c.jpg', 'Paused');
  await press(entry('c.jpg'), 'Go on');
  await expectState('c.jpg', 'Uploading');
  await userEvent.click(within(list).getAllByRole('button', { name: 'Go on' })[0] as HTMLElement);
  await expectState('d.jpg', 'Uploading');
});

test('When files ended, then each says why, and what is done can be cleared', async () => {
  const queue = holdQueue();
  render(<List queue={queue} />);
  queue.add([photograph('a.jpg'), new File([], 'empty.jpg')]);
  await expect.poll(() => queue.get().map(({ state }) => state)).toEqual(['sending', 'refused']);
  await expectState('empty.jpg', 'Cannot be used');
  expect(entry('empty.jpg').textContent).toContain(queue.get()[1]?.problem);
  await press(screen.getByRole('region', { name: 'Uploads' }), 'Clear what is done');
  expect(screen.queryByText('empty.jpg')).toBeNull();
  expect(screen.getByText('a.jpg')).toBeTruthy();
  await press(entry('a.jpg'), 'Cancel');
  expect(screen.queryByRole('region', { name: 'Uploads' })).toBeNull();
});
