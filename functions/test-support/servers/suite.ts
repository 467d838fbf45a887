import type { Failure } from '@aperture-byline/contract/shared/api/envelope';
import { expect } from 'vitest';

export const SUITE_URL = process.env.SUITE_URL ?? 'http://127.0.0.1:5050';

export interface Reply {
  status: number;
  headers: Headers;
  text: string;
  /** Parsed, where it is JSON. */
  body: { returnCode: number; data: never; error: Failure['error'] };
  /** Documents that the call read. */
  reads: number;
}

interface Options extends RequestInit {
  token?: string;
  /** Another instance than the suite's. */
  at?: string | undefined;
}

/** Calls the API below `/api`, without following redirects, and checks what every answer must have. */
export async function call(path: string, { token, at = SUITE_URL, ...init }: Options = {}): Promise<Reply> {
  const headers = new Headers(init.headers);
  if (token) headers.set('Authorization', `Bearer ${token}`);
  const response = await fetch(`${at}/api${path}`, { redirect: 'manual', ...init, headers });
  const text = await response.text();
  const reply = {
    status: response.status,
    headers: response.headers,
    text,
    body: text.startsWith('{') ? JSON.parse(text) : undefined,
    reads: Number(response.headers.get('x-document-reads')),
  };
  expectCommonHeaders(path, reply, headers.has('Authorization') ? 'private, no-store' : 'no-store');
  return reply;
}

/** The data of a call that must succeed. */
export async function get<T>(path: string, options: Options = {}): Promise<T> {
  const { status, body } = await call(path, options);
  expect(status, path).toBe(200);
  return body.data;
}

export function postJson(path: string, body: unknown, options: Options = {}): Promise<Reply> {
  return call(path, {
    method: 'POST',
    body: JSON.stringify(body),
    ...options,
    headers: { 'Content-Type': 'application/json', ...options.headers },
  });
}

function expectCommonHeaders(path: string, { status, headers, text, body }: Reply, cachingOfErrors: string): void {
  expect(status, `${path}: ${text}`).not.toBe(500);
  expect(headers.get('x-request-id') ?? text, path).toMatch(/^[0-9a-f-]{36}$/);
  expect(headers.get('x-content-type-options'), path).toBe('nosniff');
  expect(headers.get('content-security-policy'), path).toContain('default-src');
  expect(headers.get('cache-control'), path).toBeTruthy();
  if (status < 400) return;
  expect(headers.get('content-type'), path).toBe('application/json; charset=utf-8');
  expect(headers.get('cache-control'), path).toBe(cachingOfErrors);
  expect(body.returnCode, path).toBe(status);
  expect(body.error.requestId).toBe(headers.get('x-request-id'));
  expect(text).not.toMatch(/\n +at |node_modules|projects\/|INVALID_ARGUMENT|\.ts:|\.js:/);
}
