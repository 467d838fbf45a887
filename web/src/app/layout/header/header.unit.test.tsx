// @vitest-environment jsdom
import { QueryClientProvider } from '@tanstack/react-query';
import { act, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router';
import { describe, expect, it, vi } from 'vitest';
import { createQueryClient } from '#lib/api/query-client.ts';
import { answerCalls } from '../../../../test-support/pages/answer-calls.ts';
import { account } from '../../../../test-support/pages/auth-screens.tsx';

vi.mock('#entities/session/firebase/firebase.ts', () => import('../../../../test-support/signed-in-firebase.ts'));

const AVATAR = 'https://lh3.googleusercontent.com/a/abc=s96-c';
const NOTICES = 'GET /user/notice';

/** The top bar as a page opens with it. */
async function open() {
  vi.resetModules();
  const { Header } = await import('./header.tsx');
  const store = await import('#entities/session/session-store.ts');
  const client = createQueryClient();
  const { container } = render(
    <QueryClientProvider client={client}>
      <MemoryRouter>
        <Header />
      </MemoryRouter>
    </QueryClientProvider>,
  );
  return { ...store, client, avatar: () => container.querySelector('img')?.getAttribute('src') };
}

const bar = () => within(screen.getByRole('navigation', { name: 'Main' }));
const menu = () => within(screen.getByRole('navigation', { name: 'Main menu' }));
const way = (place: ReturnType<typeof bar>, name: string) => place.queryByRole('link', { name })?.getAttribute('href');

describe('The top bar', () => {
  it('When nobody is signed in, then it links to the login and the registration, in the menu too', async () => {
    await open();
    await userEvent.click(screen.getByRole('button', { name: 'Menu' }));
    for (const place of [bar(), menu()]) {
      expect(way(place, 'Login')).toBe('/login');
      expect(way(place, 'Sign up')).toBe('/register');
      expect(way(place, 'Your profile')).toBeUndefined();
    }
  });

  it('When a user is remembered, then the first render shows their avatar', async () => {
    localStorage.setItem('userId', '123456789');
    localStorage.setItem('userPhoto', AVATAR);
    const { avatar } = await open();
    expect(avatar()).toBe('https://lh3.googleusercontent.com/a/abc=s80-c');
    expect(way(bar(), 'Your profile')).toBe('/profile');
    expect(way(bar(), 'Login')).toBeUndefined();
    await userEvent.click(screen.getByRole('button', { name: 'Menu' }));
    expect(way(menu(), 'Your profile')).toBe('/profile');
    expect(way(menu(), 'Sign up')).toBeUndefined();
  });

  it('When the session is settled, then it follows, in and out', async () => {
    const { rememberSession, forgetSession, avatar } = await open();
    act(() => rememberSession({ ...account, avatar: AVATAR }));
    expect(avatar()).toContain('googleusercontent');
    expect(way(bar(), 'Your profile')).toBe('/profile');
    act(() => forgetSession());
    expect(way(bar(), 'Login')).toBe('/login');
    expect(avatar()).toBeUndefined();
  });

  it('When a user is signed in, then bell and menu link to the notices with the number of unread', async () => {
    const notice = { kind: 'imageComment', state: 'new', subjectId: 'a', title: 'Dusk', createdAt: '' };
    const notices = (count: number) => [
      { ...notice, id: 'read', read: true },
      ...Array.from({ length: count }, (_, index) => ({ ...notice, id: `${index}`, read: false })),
    ];
    const answers: Record<string, unknown> = { [NOTICES]: notices(3) };
    const calls = answerCalls(answers);
    const { rememberSession, forgetSession } = await open();
    await userEvent.click(screen.getByRole('button', { name: 'Menu' }));
    expect(calls).toEqual([]);
    act(() => rememberSession(account));
    for (const place of [bar(), menu()]) {
      const link = await place.findByRole('link', { name: 'Notices, 3 unread' });
      expect(link.getAttribute('href')).toBe('/profile/notices');
      expect(within(link).getByText('3')).toBeTruthy();
    }
    answers[NOTICES] = notices(10);
    act(() => void window.dispatchEvent(new Event('visibilitychange')));
    const link = await bar().findByRole('link', { name: 'Notices, 9+ unread' });
    expect(within(link).getByText('9+')).toBeTruthy();
    // The bell refetches for both.
    expect(calls.map(({ name }) => name).filter((name) => name === NOTICES)).toEqual([NOTICES, NOTICES]);
    act(() => forgetSession());
    expect(screen.queryByRole('link', { name: /Notices/ })).toBeNull();
  });

  const WAITING = 'GET /user/waiting';
  const none = { orders: null, studio: null, desk: null };
  const waitingNames = (place: ReturnType<typeof bar>) =>
    place
      .queryAllByRole('link', { name: /^(Studio|Upload|Desk|Orders)/ })
      .map((link) => [link.getAttribute('href'), link.querySelector('.visually-hidden')?.textContent]);

  it.each([
    ['who has nothing', none, [], []],
    ['a buyer', { ...none, orders: 2 }, [['/profile?tab=orders', 'Orders, 2 waiting']], null],
    [
      'a photographer',
      { ...none, studio: { orders: 1, returned: 2 } },
      [['/studio', 'Studio, 3 waiting']],
      [
        ['/studio', 'Studio, 3 waiting'],
        ['/studio/upload', 'Upload'],
      ],
    ],
    [
      'an administrator',
      { ...none, desk: { reviews: 100, messages: 0, payments: 1, disputes: 0 } },
      [['/studio/desk', 'Desk, 99+ waiting']],
      null,
    ],
    [
      'who is all at once',
      { orders: 0, studio: { orders: 0, returned: 0 }, desk: { reviews: 0, messages: 0, payments: 1, disputes: 2 } },
      [
        ['/studio', 'Studio'],
        ['/studio/desk', 'Desk, 3 waiting'],
      ],
      [
        ['/studio', 'Studio'],
        ['/studio/upload', 'Upload'],
        ['/studio/desk', 'Desk, 3 waiting'],
        ['/profile?tab=orders', 'Orders'],
      ],
    ],
  ])(
    'When %s is signed in, then the bar has room for two places and the menu has all',
    async (_who, counts, inBar, inMenu) => {
      answerCalls({ [NOTICES]: [], [WAITING]: counts });
      const { rememberSession } = await open();
      await userEvent.click(screen.getByRole('button', { name: 'Menu' }));
      act(() => rememberSession(account));
      await menu().findByRole('link', { name: 'Notices' });
      await vi.waitFor(() => expect(waitingNames(bar())).toEqual(inBar));
      expect(waitingNames(menu())).toEqual(inMenu ?? inBar);
    },
  );

  it('When the counts are refused, then there are no links to studio, desk and orders', async () => {
    const calls = answerCalls({ [NOTICES]: [] });
    const { rememberSession } = await open();
    act(() => rememberSession(account));
    await vi.waitFor(() => expect(calls.map(({ name }) => name)).toContain(WAITING));
    await bar().findByRole('link', { name: 'Notices' });
    expect(waitingNames(bar())).toEqual([]);
  });

  it('When something was done that may have waited, or the notices have changed, then the number follows', async () => {
    const answers: Record<string, unknown> = { [NOTICES]: [] };
    const calls = answerCalls(answers);
    const count = (orders: number) => {
      answers[WAITING] = { ...none, studio: { orders, returned: 0 } };
    };
    const counted = () => calls.filter(({ name }) => name === WAITING).length;
    count(3);
    const { rememberSession, client } = await open();
    const change = (meta: { changesWaiting?: true }) =>
      client
        .getMutationCache()
        .build(client, { mutationFn: async () => null, meta })
        .execute(undefined);
    act(() => rememberSession(account));
    expect(await bar().findByRole('link', { name: 'Studio, 3 waiting' })).toBeTruthy();
    await bar().findByRole('link', { name: 'Notices' });
    expect(counted()).toBe(1);
    count(2);
    await act(() => change({}));
    expect(counted()).toBe(1);
    await act(() => change({ changesWaiting: true }));
    expect(await bar().findByRole('link', { name: 'Studio, 2 waiting' })).toBeTruthy();
    count(1);
    answers[NOTICES] = [
      { id: 'n1', kind: 'sale', state: 'placed', subjectId: 'a', title: '', read: true, createdAt: '' },
    ];
    await act(() => client.invalidateQueries({ predicate: ({ queryKey }) => queryKey.includes(NOTICES) }));
    expect(await bar().findByRole('link', { name: 'Studio, 1 waiting' })).toBeTruthy();
  });
});
