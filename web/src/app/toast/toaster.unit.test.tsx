// @vitest-environment jsdom
import { commentMessages } from '@aperture-byline/contract/comment/comment-messages';
import { apiMessages } from '@aperture-byline/contract/shared/api/api-messages';
import { TOAST_DURATION } from '@aperture-byline/contract/shared/constants';
import { messages } from '@aperture-byline/contract/shared/messages';
import { onlineManager } from '@tanstack/react-query';
import { act, fireEvent, render, screen } from '@testing-library/react';
import { MemoryRouter, useLocation } from 'react-router';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { endSession, rememberSession } from '../../entities/session/session-store.ts';
import { closeToast, showToast } from '../../lib/toast.ts';
import { Toaster } from './toaster.tsx';

describe('The toast', () => {
  beforeEach(async () => {
    // Loaded beforehand, so that the fake clock has nothing to wait for.
    await Promise.all([import('./current-toast.tsx'), import('./toast-message.tsx')]);
    vi.useFakeTimers();
  });

  afterEach(() => act(closeToast));

  async function showAndSettle(...toast: Parameters<typeof showToast>) {
    render(<Toaster />, { wrapper: MemoryRouter });
    await act(async () => showToast(...toast));
    // The message is loaded by what the first render has loaded.
    await act(async () => undefined);
    await act(async () => undefined);
  }

  it.each(['success', 'warning', 'error'] as const)('When a %s is told, then it is announced', async (status) => {
    await showAndSettle(status, 'Something happened');
    expect(screen.getByRole('alert').textContent).toBe('Something happened');
  });

  it('When five seconds have passed, then a success has closed by itself', async () => {
    await showAndSettle('success', 'Link copied');
    act(() => vi.advanceTimersByTime(4999));
    expect(screen.queryByRole('alert')).not.toBeNull();
    act(() => vi.advanceTimersByTime(1));
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it.each(['warning', 'error'] as const)('When a %s is told, then it stays until it is closed', async (status) => {
    await showAndSettle(status, 'Please log in again');
    act(() => vi.advanceTimersByTime(10 * TOAST_DURATION));
    expect(screen.queryByRole('alert')).not.toBeNull();
    fireEvent.click(screen.getByRole('button', { name: 'Close' }));
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('When its close button is pressed, then it closes at once', async () => {
    await showAndSettle('error', 'Something went wrong');
    fireEvent.click(screen.getByRole('button', { name: 'Close' }));
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('When another one comes, then it takes the place and has its own time', async () => {
    await showAndSettle('success', 'First');
    act(() => vi.advanceTimersByTime(TOAST_DURATION - 1));
    await act(async () => showToast('success', 'Second'));
    act(() => vi.advanceTimersByTime(TOAST_DURATION - 1));
    expect(screen.getAllByRole('alert').map(({ textContent }) => textContent)).toEqual(['Second']);
  });
});

describe('The toast with an action', () => {
  const onPress = vi.fn();
  const action = { label: 'Undo', onPress, focusPlace: () => document.getElementById('heading') };

  afterEach(() => {
    act(closeToast);
    onPress.mockReset();
  });

  async function showAndSettle() {
    render(
      <>
        <h2 id="heading" tabIndex={-1}>
          Comments
        </h2>
        <input aria-label="Comment" />
        <Toaster />
      </>,
      { wrapper: MemoryRouter },
    );
    await import('./toast-message.tsx');
    return () => act(async () => showToast('success', 'Comment deleted', action));
  }

  it('When nothing has the focus, then its button does, and hands it on when the toast closes', async () => {
    const open = await showAndSettle();
    await open();
    const button = await screen.findByRole('button', { name: 'Undo' });
    expect(document.activeElement).toBe(button);
    fireEvent.click(button);
    expect(onPress).toHaveBeenCalledOnce();
    act(closeToast);
    await expect.poll(() => document.activeElement).toBe(screen.getByRole('heading'));
  });

  it('When somebody writes, then the focus stays where it is', async () => {
    const open = await showAndSettle();
    const box = screen.getByRole('textbox');
    box.focus();
    await open();
    await screen.findByRole('button', { name: 'Undo' });
    expect(document.activeElement).toBe(box);
    act(closeToast);
    expect(document.activeElement).toBe(box);
  });

  it('When its time is up to others, then it stays for longer than the rest', async () => {
    vi.useFakeTimers();
    const open = await showAndSettle();
    await open();
    act(() => vi.advanceTimersByTime(2 * TOAST_DURATION));
    expect(screen.queryByRole('alert')).not.toBeNull();
    vi.useRealTimers();
  });
});

describe('The cause of a toast', () => {
  const ACCOUNT = { uid: 'u', userId: 1, avatar: null, email: 'a@example.com', isNew: false, isAdmin: false };

  beforeEach(() => import('./toast-message.tsx'));
  afterEach(() => {
    act(closeToast);
    endSession();
    onlineManager.setOnline(true);
  });

  const Address = () => <output>{useLocation().pathname + useLocation().search}</output>;
  const show = async (...toast: Parameters<typeof showToast>) => {
    render(
      <MemoryRouter initialEntries={['/blog/fog?x=1']}>
        <Address />
        <Toaster />
      </MemoryRouter>,
    );
    await act(async () => showToast(...toast));
    await screen.findByRole('alert');
  };

  const signIn = (emailVerified: boolean) => rememberSession({ ...ACCOUNT, emailVerified });
  const CAUSES: readonly [text: string, begin: () => void, end: () => void][] = [
    [messages.relogin, () => endSession(), () => signIn(false)],
    [commentMessages.loginFirst, () => endSession(), () => signIn(false)],
    [apiMessages.emailUnverified, () => signIn(false), () => signIn(true)],
    [messages.noConnection, () => onlineManager.setOnline(false), () => onlineManager.setOnline(true)],
  ];

  it.each(CAUSES)('When that of "%s" ends, then it closes', async (text, begin, end) => {
    begin();
    await show('warning', text);
    act(end);
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('When it is that somebody has to log in, then it leads there and back', async () => {
    await show('warning', messages.relogin);
    fireEvent.click(screen.getByRole('button', { name: 'Log in' }));
    expect(screen.getByRole('status').textContent).toBe(`/login?redirect=${encodeURIComponent('/blog/fog?x=1')}`);
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('When navigation is in view, then the toast stands below it and over the head of the page, also once it scrolled away', async () => {
    let bottom = 73;
    vi.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(function (this: Element) {
      return this.closest('main') ? new DOMRect(0, bottom, 1000, 300) : new DOMRect(0, bottom - 73, 1000, 73);
    });
    const main = document.createElement('main');
    main.append(document.createElement('header'));
    document.body.append(document.createElement('header'), main);
    await show('error', 'Not saved');
    const root = () => screen.getByRole('alert').closest<HTMLElement>('[style*="top"]');
    expect(root()?.style.top).toBe('81px');
    bottom = -20;
    act(() => void fireEvent.scroll(window));
    expect(root()?.style.top).toBe('8px');
    for (const element of [document.querySelector('header'), main]) element?.remove();
    vi.restoreAllMocks();
  });
});

describe('The toast, where its code cannot be loaded', () => {
  beforeEach(() => {
    vi.resetModules();
    vi.doMock('./toast-message.tsx', () => {
      throw new Error('Failed to fetch dynamically imported module');
    });
    vi.spyOn(console, 'error').mockReturnValue();
    vi.useFakeTimers();
  });

  afterEach(() => vi.doUnmock('./toast-message.tsx'));

  it('When one comes, then its text is told all the same, until it is closed', async () => {
    const toasts = await import('../../lib/toast.ts');
    const { Toaster: FreshToaster } = await import('./toaster.tsx');
    render(<FreshToaster />, { wrapper: MemoryRouter });
    await act(async () => toasts.showToast('error', 'You could not be logged out'));
    await act(() => vi.advanceTimersByTimeAsync(0));
    expect(screen.getByRole('alert').textContent).toContain('You could not be logged out');
    act(() => vi.advanceTimersByTime(TOAST_DURATION));
    fireEvent.click(screen.getByRole('button', { name: 'Close' }));
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('When one with an action comes, then it can be pressed', async () => {
    const toasts = await import('../../lib/toast.ts');
    const { Toaster: FreshToaster } = await import('./toaster.tsx');
    const onPress = vi.fn();
    render(<FreshToaster />, { wrapper: MemoryRouter });
    await act(async () => {
      toasts.showToast('success', 'Comment deleted', { label: 'Undo', onPress, focusPlace: () => null });
    });
    await act(() => vi.advanceTimersByTimeAsync(TOAST_DURATION));
    fireEvent.click(screen.getByRole('button', { name: 'Undo' }));
    expect(onPress).toHaveBeenCalledOnce();
  });
});
