import { once } from 'node:events';
import { createServer, type RequestListener } from 'node:http';
import { registerHooks } from 'node:module';
import type { AddressInfo } from 'node:net';
import type { ServiceAccountId } from '../../src/service-accounts.ts';
import type { Answer, Occasion } from './deployed.ts';

/** A deployed function, which is a listener where it answers requests. */
interface Deployed extends RequestListener {
  __endpoint: {
    serviceAccountEmail?: string;
    eventTrigger?: { eventFilters?: Filters; eventFilterPathPatterns?: Filters };
  };
  run: (event: object) => Promise<unknown>;
}
type Filters = { document?: string; topic?: string };

/**
 * `node run-deployed.ts`: runs the function that FUNCTION_TARGET names, once for each occasion that its parent sends.
 * The code has read its settings, as production, by the time that the libraries of Google are sent to the emulators. It
 * does what the roles of its account allow, and no more.
 */
registerHooks({
  // The build puts the client's pages beside the code.
  load: (url, context, next) => {
    const loaded = next(url, context);
    return url.endsWith('/src/index.ts')
      ? { ...loaded, source: String(loaded.source).replace("'./web/'", "'../dist/web/'") }
      : loaded;
  },
});
const exported: object = await import('../../src/index.ts');
const { FUNCTION_TARGET = '', TEST_EMULATORS = '{}' } = process.env;
const deployed = (exported as Record<string, Deployed>)[FUNCTION_TARGET];
if (!deployed) throw new Error(`Nothing is exported as ${FUNCTION_TARGET}`);
const fn = deployed;
Object.assign(process.env, JSON.parse(TEST_EMULATORS));
const { databaseName, openDatabase } = await import('../project/own-database.ts');
const { firestore } = await import('../../src/data/core/database.ts');
const { confine } = await import('./confine.ts');
openDatabase(databaseName());
confine(fn.__endpoint.serviceAccountEmail?.split('@')[0] as ServiceAccountId);

process.on('message', async (occasion: Occasion) => {
  process.send?.(await run(occasion));
  process.disconnect();
});
process.send?.('ready');

async function run(occasion: Occasion): Promise<Answer> {
  if ('request' in occasion) return answer(occasion.request);
  await fn.run(await toEvent(occasion));
  return {};
}

async function toEvent(occasion: Exclude<Occasion, { request: unknown }>): Promise<object> {
  const { eventFilters, eventFilterPathPatterns } = fn.__endpoint.eventTrigger ?? {};
  if ('message' in occasion) {
    const { topic, data } = occasion.message;
    if (eventFilters?.topic !== topic) throw new Error(`${FUNCTION_TARGET} does not hear of ${topic}`);
    return { data: { message: { data } } };
  }
  if (!('document' in occasion)) return 'file' in occasion ? { data: occasion.file } : {};
  const pattern = eventFilterPathPatterns?.document ?? eventFilters?.document ?? '';
  const after = await firestore().doc(occasion.document).get();
  const before = { exists: false, id: after.id, data: () => undefined };
  return {
    id: `event-${after.id}`,
    params: readParams(pattern, occasion.document),
    data: { before, after },
    time: new Date().toISOString(),
  };
}

function readParams(pattern: string, path: string): Record<string, string> {
  const expression = pattern.replaceAll(/\{(\w+)\}/g, '(?<$1>[^/]+)');
  const match = new RegExp(`^${expression}$`).exec(path);
  if (!match) throw new Error(`${FUNCTION_TARGET} does not hear of ${path}`);
  return { ...match.groups };
}

async function answer({ path, method }: { path: string; method: string }): Promise<Answer> {
  const server = createServer(fn);
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const { port } = server.address() as AddressInfo;
  const response = await fetch(`http://127.0.0.1:${port}${path}`, { method });
  const result = {
    status: response.status,
    body: await response.text(),
    cookies: response.headers.getSetCookie(),
  };
  server.close();
  server.closeAllConnections();
  return result;
}
