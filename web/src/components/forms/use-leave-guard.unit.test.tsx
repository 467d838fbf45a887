// @vitest-environment jsdom
import { act, render, screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { BrowserRouter, type NavigateFunction, Route, Routes, useNavigate } from 'react-router';
import { beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { useHistoryStep, watchSteps } from '#lib/navigation/history-step.ts';
import { historyGuard } from '#lib/navigation/navigation.ts';
import { useLeaveGuard } from './use-leave-guard.ts';

let go: NavigateFunction;
let setOpen: (isOpen: boolean) => void;

function Site() {
  const [isOpen, set] = useState(false);
  setOpen = set;
  go = useNavigate();
  useHistoryStep(isOpen, () => set(false));
  return (
    <>
      <p>{isOpen ? 'Open' : 'Closed'}</p>
      <Routes>
        <Route path="/form" element={<Form />} />
        <Route path="*" element={<p>Page</p>} />
      </Routes>
    </>
  );
}

function Form() {
  useLeaveGuard({ isWritten: true });
  return <p>Form</p>;
}

const confirm = vi.fn<typeof window.confirm>();

// Before the router's, as the entry of the client adds them.
beforeAll(() => {
  window.scrollTo = () => undefined;
  window.confirm = confirm;
  watchSteps();
  window.addEventListener('popstate', (event) => historyGuard.current?.(event));
});

beforeEach(() => {
  confirm.mockReset().mockReturnValue(false);
  window.history.replaceState(null, '', '/');
  render(
    <BrowserRouter>
      <Site />
    </BrowserRouter>,
  );
});

test('When an overlay over unsaved words is closed by Back, then nothing is asked', async () => {
  await act(async () => go('/form'));
  act(() => setOpen(true));
  window.history.back();
  await waitFor(() => expect(screen.getByText('Closed')).toBeTruthy());
  expect(screen.getByText('Form')).toBeTruthy();
  expect(confirm).not.toHaveBeenCalled();
});

test.each([
  ['replaces its step', true],
  ['leads on', false],
])(
  'When a link of an overlay %s, then Back from unsaved words asks once, and leads back to them',
  async (_how, replace) => {
    await act(async () => go('/page'));
    act(() => setOpen(true));
    await act(async () => {
      setOpen(false);
      go('/form', { replace });
    });
    window.history.back();
    await waitFor(() => expect(confirm).toHaveBeenCalledOnce());
    await waitFor(() => expect(window.location.pathname).toBe('/form'));
    expect(screen.getByText('Form')).toBeTruthy();

    confirm.mockReturnValue(true);
    window.history.back();
    await waitFor(() => expect(screen.getByText('Page')).toBeTruthy());
    expect(window.location.pathname).toBe('/page');
    expect(confirm).toHaveBeenCalledTimes(2);
  },
);
