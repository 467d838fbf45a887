/**
 * Loaded into the emulators' process ahead of them. With an inspector the Functions emulator has one worker process for
 * every function. Ahead of each request it tells the worker by IPC which function is meant, and does not wait for the
 * worker to have read that. Two messages may come before the two requests that they are about: the worker then runs the
 * wrong function, a call as an event, which ends the process ("reading 'toString'"), or an event as a call, which is
 * lost. Here each request names its function in headers of its own, and `patch-functions-worker.ts` reads them there.
 */
import { AsyncLocalStorage } from 'node:async_hooks';
import { subscribe } from 'node:diagnostics_channel';
import type { ClientRequest } from 'node:http';
import { createRequire } from 'node:module';
import { fileURLToPath } from 'node:url';
import { inModules } from '../paths.ts';

type Meant = { functionTarget: string; functionSignature: string };

const { RuntimeWorker } = createRequire(import.meta.url)(
  inModules('firebase-tools/lib/emulator/functionsRuntimeWorker.js'),
) as { RuntimeWorker: { prototype: { sendDebugMsg: (meant: Meant) => Promise<void> } } };
const meant = new AsyncLocalStorage<Meant>();

// Instead of the message. The emulator awaits it and makes the request next, in the context that is entered here.
RuntimeWorker.prototype.sendDebugMsg = (message) => {
  meant.enterWith(message);
  return Promise.resolve();
};

subscribe('http.client.request.created', (message) => {
  const { request } = message as { request: ClientRequest & { socketPath?: string } };
  const store = meant.getStore();
  // Workers listen on sockets, and nothing else does.
  if (store === undefined || request.socketPath === undefined) return;
  request.setHeader('x-emulated-function', store.functionTarget);
  request.setHeader('x-emulated-signature', store.functionSignature);
});

// For the processes that this one starts.
process.env.NODE_OPTIONS = `--require="${fileURLToPath(import.meta.resolve('./patch-functions-worker.ts'))}"`;
