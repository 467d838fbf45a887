// @vitest-environment jsdom
import { cleanup, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useSyncExternalStore } from 'react';
import { MemoryRouter } from 'react-router';
import { expect, test, vi } from 'vitest';
import { createUploadQueue, type UploadQueue } from '#entities/image/uploads/upload-queue.ts';
import { QueueList } from './queue-list.tsx';

/** A queue whose files never arrive. */
function holdQueue(): UploadQueue {
  return createUploadQueue({
    send: async () => {
      const { promise, reject } = Promise.withResolvers<void>();
      return { done: promise, pause() {}, resume() {}, cancel: () => reject(new Error('Cancelled')) };
    },
    listKnown: async () => [],
    hash: async ({ name }) => name,
    convert: async () => 'unreadable',
    keep: async () => {},
    drop: async () => {},
  });
}

function List({ queue }: { queue: UploadQueue }) {
  const items = useSyncExternalStore(queue.subscribe, queue.get);
  return <MemoryRouter>{items.length > 0 && <QueueList queue={queue} items={items} />}</MemoryRouter>;
}

const photograph = (name: string) => new File([new Uint8Array([0xff, 0xd8, 0xff]), name], name);
const entry = (name: string) => {
  const found = screen.getByText(name).closest('li');
  if (!found) throw new Error(`No entry ${name}`);
  return found;
};
const press = (place: HTMLElement, name: string) => userEvent.click(within(place).getByRole('button', { name }));
const expectState = (name: string, state: string) => vi.waitFor(() => expect(entry(name).textContent).toContain(state));

const addresses = new Set<string>();
let made = 0;
URL.createObjectURL = () => {
  made += 1;
  const address = `blob:${made}`;
  addresses.add(address);
  return address;
};
URL.revokeObjectURL = (address) => {
  addresses.delete(address);
};

test('When files are sent, then each is cancelled by its button, and all are paused and go on by those above', async () => {
  const queue = holdQueue();
  render(<List queue={queue} />);
  queue.add(['a.jpg', 'b.jpg', 'c.jpg', 'd.jpg'].map(photograph));
  await screen.findByText('a.jpg');
  await expectState('a.jpg', 'Uploading');
  await expectState('d.jpg', 'Waiting');
  expect(screen.getByRole('status').textContent).toBe('0 of 4 uploaded');
  await press(entry('b.jpg'), 'Cancel');
  expect(screen.queryByText('b.jpg')).toBeNull();
  await expectState('d.jpg', 'Uploading');
  const list = screen.getByRole('region', { name: 'Uploads' });
  await press(list, 'Pause all');
  for (const name of ['a.jpg', 'c.jpg', 'd.jpg']) await expectState(name, 'Paused');
  await press(list, 'Go on');
  for (const name of ['a.jpg', 'c.jpg', 'd.jpg']) await expectState(name, 'Uploading');
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

test('When photographs stand in the list, then each shows its file, and those that arrived are named in the order of the list', async () => {
  const queue = createUploadQueue({
    send: async () => ({ done: Promise.resolve(), pause() {}, resume() {}, cancel() {} }),
    listKnown: async () => [],
    hash: async ({ name }) => name,
    convert: async () => 'unreadable',
    keep: async () => {},
    drop: async () => {},
  });
  const { container } = render(<List queue={queue} />);
  queue.add([photograph('a.jpg'), photograph('b.jpg'), photograph('c.jpg'), new File(['text'], 'd.txt')]);
  await expect
    .poll(() => queue.get().map(({ state }) => state))
    .toEqual(['processing', 'processing', 'processing', 'refused']);
  await vi.waitFor(() => expect(container.querySelectorAll('img')).toHaveLength(3));
  expect(addresses.size).toBe(3);
  expect(screen.queryByRole('link')).toBeNull();
  const arrive = (index: number) => {
    const { name } = queue.get()[index] ?? { name: '' };
    const upload = { id: name, name, fileName: '', reason: null, createdAt: '2026-11-26T08:00:00.000Z' };
    queue.settle([{ ...upload, state: 'ready', imageId: `image-${index}` }]);
  };
  arrive(2);
  arrive(0);
  const link = await screen.findByRole('link', { name: 'Name 2 photographs' });
  expect(link.getAttribute('href')).toBe('/studio/naming?images=image-0,image-2');
  await press(screen.getByRole('region', { name: 'Uploads' }), 'Clear what is done');
  cleanup();
  expect(addresses.size, 'addresses of files that no page shows').toBe(0);
});
