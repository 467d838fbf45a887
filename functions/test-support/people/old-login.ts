import { RECENT_LOGIN } from '@aperture-byline/contract/shared/constants';
import { MINUTE } from '@aperture-byline/contract/shared/durations';
import { expect, vi } from 'vitest';
import { startApp } from '../servers/local-app.ts';
import { call } from '../servers/suite.ts';

/** Makes calls of this process some time after the sign-ins of the test, which have become old ones by then. */
async function withOldLogin<T>(run: (at: string) => Promise<T>): Promise<T> {
  const at = await startApp();
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + RECENT_LOGIN + MINUTE });
  try {
    return await run(at);
  } finally {
    vi.useRealTimers();
  }
}

/** Expects that a call is refused once the login has become an old one. */
export async function expectRefusedLater(method: string, path: string, token: string): Promise<void> {
  const { status, body } = await withOldLogin((at) => call(path, { at, method, token }));
  expect({ status, code: body.error?.code }, `${method} ${path}`).toEqual({
    status: 401,
    code: 'RECENT_LOGIN_REQUIRED',
  });
}
