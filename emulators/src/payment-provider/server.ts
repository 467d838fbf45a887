import { once } from 'node:events';
import { createServer, type IncomingMessage, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { apiRoutes } from './api.ts';
import { answerBroken } from './faults.ts';
import { createLedger, Refusal } from './ledger.ts';
import { pageRoutes } from './page.ts';
import { type Call, createControls, type Route } from './routes.ts';
import { testRoutes } from './test-routes.ts';
import { createWebhooks } from './webhooks.ts';

interface ProviderOptions {
  port: number;
  keyId: string;
  keySecret: string;
  webhookSecret: string;
  /** Returns the address that events are sent to. */
  webhookUrl: () => string;
  /** Milliseconds before an event that failed is sent again. */
  retryMs: number;
  /** Milliseconds before a payment that was put off is captured. */
  laterMs: number;
}

const SWEEP_MS = 1000;

/**
 * Starts a stand-in for Razorpay: its Payment Links, payments, refunds and settlements, in memory, with signed
 * webhooks, and a page where a person decides how a payment ends. Tests change its behaviour under `/_test`.
 */
export async function startPaymentProvider(options: ProviderOptions): Promise<{ url: string; server: Server }> {
  const server = createServer().listen(options.port, '127.0.0.1');
  await once(server, 'listening');
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const controls = createControls();
  const webhooks = createWebhooks({ url: options.webhookUrl, secret: options.webhookSecret, retryMs: options.retryMs });
  const ledger = createLedger(url, (event, link, entities) => {
    webhooks.send(event, link.reference_id, entities, { isHeld: controls.find(link).webhooks === 'held' });
  });
  const expiry = setInterval(ledger.expireOverdue, SWEEP_MS).unref();
  server.once('close', () => clearInterval(expiry));

  const authorization = `Basic ${Buffer.from(`${options.keyId}:${options.keySecret}`).toString('base64')}`;
  const api = apiRoutes(ledger, controls.find);
  const others = [...pageRoutes(ledger, options), ...testRoutes(ledger, webhooks, controls.set)];
  const findRoute = ({ method, url: { pathname }, headers }: Call): Route => {
    const isApi = pathname.startsWith('/v1/');
    if (isApi && headers.authorization !== authorization) throw new Refusal('Authentication failed', 401);
    const route = (isApi ? api : others).find((known) => known.method === method && known.path.test(pathname));
    if (!route) throw new Refusal('The requested URL was not found on the server.', 404);
    return route;
  };

  server.on('request', async (request, response) => {
    try {
      ledger.expireOverdue();
      const call = await readCall(request, url);
      const route = findRoute(call);
      const id = route.path.exec(call.url.pathname)?.[1] ?? '';
      const control = api.includes(route) ? controls.find(route.about?.(id, call)) : {};
      if (control.answer && !control.happens) return answerBroken(response, control.answer);
      const { location, html, json } = await route.answer(id, call);
      if (control.answer) return answerBroken(response, control.answer);
      if (location !== undefined) return response.writeHead(303, { Location: location }).end();
      if (html !== undefined) return response.writeHead(200, { 'Content-Type': 'text/html' }).end(html);
      response.writeHead(200, { 'Content-Type': 'application/json' }).end(JSON.stringify(json));
    } catch (error) {
      const description = error instanceof Error ? error.message : String(error);
      response.writeHead(error instanceof Refusal ? error.status : 500, { 'Content-Type': 'application/json' });
      response.end(JSON.stringify({ error: { code: 'BAD_REQUEST_ERROR', description, field: null } }));
    }
  });
  return { url, server };
}

async function readCall(request: IncomingMessage, origin: string): Promise<Call> {
  const text = Buffer.concat(await request.toArray()).toString('utf8');
  const { method = 'GET', url = '/', headers } = request;
  const isForm = headers['content-type']?.startsWith('application/x-www-form-urlencoded');
  const body = isForm ? Object.fromEntries(new URLSearchParams(text)) : text === '' ? {} : JSON.parse(text);
  return { method, url: new URL(url, origin), headers, body };
}
