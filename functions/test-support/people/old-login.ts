import { expect, vi } from 'vitest';
import { startApp } from '../servers/local-app.ts';
import { call } from '../servers/suite.ts';

const LATER = 6 * 60 * 1000;

/** Expects that a call is refused once the login has become an old one. The caller stops the instance. */
export async function expectRefusedLater(method: string, path: string, token: string): Promise<void> {
  const at = await startApp();
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + LATER });
  const { status, body } = await call(path, { at, method, token });
  vi.useRealTimers();
  expect(status).toBe(403);
  expect(body.error.code).toBe('RECENT_LOGIN_REQUIRED');
}
