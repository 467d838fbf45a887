import { EventEmitter } from 'node:events';
import type { Request, Response } from 'express';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { getAbortSignal, startDeadline } from './deadline.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

function begin(): { response: EventEmitter; signal: AbortSignal } {
  const request = {} as Request;
  const response = new EventEmitter();
  startDeadline(8000)(request, response as unknown as Response, () => undefined);
  return { response, signal: getAbortSignal(request) };
}

test('When nothing ends a request, then its deadline does, with 503', () => {
  const { signal } = begin();
  vi.advanceTimersByTime(7999);
  expect(signal.aborted).toBe(false);
  vi.advanceTimersByTime(1);
  expect(signal.reason).toMatchObject({ code: 'UNAVAILABLE', retryAfter: 5 });
});

test('When a request is answered or its connection is closed, then its signal fires and no timer stays', () => {
  const { response, signal } = begin();
  expect(vi.getTimerCount()).toBe(1);
  response.emit('close');
  expect(signal.aborted).toBe(true);
  expect(vi.getTimerCount()).toBe(0);
});
