// @vitest-environment jsdom
import { afterEach, describe, expect, it, vi } from 'vitest';
import { keepAskedFor, takeAskedFor } from '#entities/session/asked-for.ts';
import { createQueryClient } from '#lib/api/query-client.ts';
import { closeToast, toastStore } from '#lib/toast.ts';
import { doAskedFor } from './do-asked-for.ts';

const callAuthenticated = vi.hoisted(() => vi.fn());
vi.mock('#entities/session/api/account-api.ts', async (original) => ({
  ...(await original<object>()),
  callAuthenticated,
}));

const ASHA = { kind: 'follow', userId: 123456789, name: 'Asha Rao' } as const;
const run = (userId = 987654321) => doAskedFor(createQueryClient(), { uid: 'me', userId });

afterEach(() => {
  closeToast();
  callAuthenticated.mockReset();
});

describe('An action that was asked for before signing in', () => {
  it.each([
    ASHA,
    { kind: 'bookmark', blogId: 'fog' },
    { kind: 'remind', exhibitionId: 'tide', event: 'opening' },
    { kind: 'remind', exhibitionId: 'tide', event: 'closing' },
  ] as const)('When somebody signs in after asking for %j, then it is done once, and said', async (askedFor) => {
    keepAskedFor(askedFor);
    await run();
    await run();
    expect(callAuthenticated).toHaveBeenCalledOnce();
    expect(toastStore.get()).toMatchObject({ status: 'success' });
  });

  it('When it fails, then that is said, and it is not tried again', async () => {
    keepAskedFor(ASHA);
    callAuthenticated.mockRejectedValue(new TypeError('offline'));
    await run();
    await run();
    expect(callAuthenticated).toHaveBeenCalledOnce();
    expect(toastStore.get()).toMatchObject({ status: 'error' });
  });

  it('When photographers asked to follow whom they turn out to be, then nothing is sent', async () => {
    keepAskedFor(ASHA);
    await run(ASHA.userId);
    expect(callAuthenticated).not.toHaveBeenCalled();
  });

  it('When a day has gone by, then it is forgotten', () => {
    vi.useFakeTimers();
    keepAskedFor(ASHA);
    vi.advanceTimersByTime(24 * 60 * 60 * 1000);
    expect(takeAskedFor()).toBeNull();
  });

  it.each(['not JSON', 'null', '{"kind":"follow","userId":"1","at":0}', '{"kind":"delete","at":0}'])(
    'When %j is stored, then nothing is done',
    async (text) => {
      localStorage.setItem('AnBAsked', text);
      await run();
      expect(callAuthenticated).not.toHaveBeenCalled();
    },
  );
});
