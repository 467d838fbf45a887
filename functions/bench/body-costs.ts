import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Endpoint } from '@aperture-byline/contract/endpoints/endpoint';
import { createApp } from '../src/app.ts';
import { forCaller } from '../src/http/define-route.ts';
import { config } from '../src/lib/config.ts';
import { auth } from '../src/lib/firebase.ts';
import { routes } from '../src/routes.ts';
import { type WorstBody, worstBodies } from './worst-bodies.ts';

/** What the worst body of a kind cost. */
export interface BodyCost {
  call: string;
  kind: string;
  /** How many bodies of this kind there were. */
  bodies: number;
  name: string;
  bytes: number;
  status: number;
  answerBytes: number;
  /** Processor time of the thread that answers everybody, in milliseconds. */
  milliseconds: number;
}

interface Measured extends Pick<BodyCost, 'status' | 'answerBytes' | 'milliseconds'> {
  body: WorstBody;
}

/** How many of a kind are measured again, and how often: a single figure may include a garbage collection. */
const FINALISTS = 3;
const REPEATS = 5;

const server = createServer(createApp({ config: { ...config(), rateLimitFactor: 1e6 }, routes }));
await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
const { port } = server.address() as AddressInfo;
const token = await signIn();

const costs: BodyCost[] = [];
for (const { endpoint } of routes)
  for (const caller of callersOf(endpoint)) costs.push(...(await measureCall(endpoint, caller)));
process.send?.(costs);
server.close();
server.closeAllConnections();
process.disconnect?.();

/** An account that may call everything. */
async function signIn(): Promise<string> {
  const email = `bench-${Date.now()}@example.com`;
  const password = 'aperture-2026';
  const { uid } = await auth().createUser({ email, password, emailVerified: true });
  await auth().setCustomUserClaims(uid, { isArtist: true, admin: true });
  const url = `http://${process.env.FIREBASE_AUTH_EMULATOR_HOST}/identitytoolkit.googleapis.com/v1/accounts:signInWithPassword?key=any`;
  const response = await fetch(url, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ email, password, returnSecureToken: true }),
  });
  const { idToken } = (await response.json()) as { idToken: string };
  await send({ method: 'POST', path: '/user' }, idToken, '{"firstName":"Bench"}');
  return idToken;
}

/** Who may send it a body: somebody signed in, nobody, or either. */
function callersOf({ body, auth }: Endpoint): (string | null)[] {
  if (!body) return [];
  return auth === 'required' ? [token] : auth === 'optional' ? [token, null] : [null];
}

async function send(
  { method, path }: Pick<Endpoint, 'method' | 'path'>,
  caller: string | null,
  json: string,
): Promise<Omit<Measured, 'body'>> {
  const before = process.threadCpuUsage();
  // A parameter of the path names nothing that there is: a body is read before it is looked up.
  const response = await fetch(`http://127.0.0.1:${port}/api${path.replace(/:\w+/g, 'bench')}`, {
    method,
    headers: { 'Content-Type': 'application/json', ...(caller && { Authorization: `Bearer ${caller}` }) },
    body: json,
  });
  const answerBytes = (await response.arrayBuffer()).byteLength;
  const { user, system } = process.threadCpuUsage(before);
  return { status: response.status, answerBytes, milliseconds: (user + system) / 1000 };
}

async function measureCall(endpoint: Endpoint, caller: string | null): Promise<BodyCost[]> {
  if (!endpoint.body) return [];
  const bodies = worstBodies(await forCaller(endpoint.body, caller)());
  const call = `${endpoint.method} ${endpoint.path}${caller === null ? '' : ' (signed in)'}`;
  const measured: Measured[] = [];
  for (const body of bodies) measured.push({ body, ...(await send(endpoint, caller, body.json)) });
  const byKind = Map.groupBy(
    measured,
    ({ body, status }) => `${body.kind}, ${status < 400 ? 'accepted' : 'refused'}`,
  );
  const worst: BodyCost[] = [];
  for (const [kind, group] of byKind) {
    const { body, ...cost } = await worstOf(endpoint, caller, group);
    worst.push({
      call,
      kind,
      bodies: group.length,
      name: body.name,
      bytes: Buffer.byteLength(body.json),
      ...cost,
    });
  }
  return worst;
}

/** Measures the worst ones again; of these the median counts. */
async function worstOf(
  endpoint: Endpoint,
  caller: string | null,
  group: readonly Measured[],
): Promise<Measured> {
  const finalists = group.toSorted((one, other) => other.milliseconds - one.milliseconds).slice(0, FINALISTS);
  const again: Measured[] = [];
  for (const { body } of finalists) {
    const runs: Measured[] = [];
    for (let run = 0; run < REPEATS; run += 1)
      runs.push({ body, ...(await send(endpoint, caller, body.json)) });
    runs.sort((one, other) => one.milliseconds - other.milliseconds);
    again.push(...runs.slice(Math.floor(REPEATS / 2), Math.floor(REPEATS / 2) + 1));
  }
  const [first] = again.sort((one, other) => other.milliseconds - one.milliseconds);
  if (!first) throw new RangeError('There is nothing to measure');
  return first;
}
