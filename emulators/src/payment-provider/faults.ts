import type { ServerResponse } from 'node:http';
import * as v from 'valibot';

/** Behaviour that a test asks for, for the calls and events of one link. */
const control = v.strictObject({
  /** Answers each call in this broken way. */
  answer: v.optional(v.picklist(['error', 'busy', 'html', 'hang', 'redirect', 'huge', 'half'])),
  /** Whether a call that is answered in a broken way does its work all the same. */
  happens: v.optional(v.boolean()),
  /** Keeps events until the test delivers them: lost, late, doubled or in another order. */
  webhooks: v.optional(v.literal('held')),
  /** Leaves refunds pending until the test ends them. */
  refunds: v.optional(v.literal('pending')),
});
export type Control = v.InferOutput<typeof control>;

export const parseControl = (body: unknown): Control => v.parse(control, body);

const HUGE_BYTES = 2_000_000;

/** Answers in a broken way. */
export function answerBroken(response: ServerResponse, answer: NonNullable<Control['answer']>): void {
  const json = { 'Content-Type': 'application/json' };
  switch (answer) {
    case 'hang':
      return;
    case 'error':
      response.writeHead(500, json).end('{"error":{"code":"SERVER_ERROR","description":"We are facing some trouble"}}');
      return;
    case 'busy':
      response.writeHead(429, json).end('{"error":{"code":"BAD_REQUEST_ERROR","description":"Too many requests"}}');
      return;
    case 'html':
      response.writeHead(200, { 'Content-Type': 'text/html' }).end('<!doctype html><title>Maintenance</title>');
      return;
    case 'redirect':
      response.writeHead(302, { Location: 'http://127.0.0.1:9/' }).end();
      return;
    case 'huge':
      response.writeHead(200, json).end(JSON.stringify({ items: 'x'.repeat(HUGE_BYTES) }));
      return;
    case 'half':
      response.writeHead(200, { ...json, 'Content-Length': 100 }).write('{"id":"plink_');
      response.destroy();
  }
}
