import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { type Picture, variantUrl } from '@aperture-byline/contract/shared/picture';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { saveProfile } from '../test-support/people/save-profile.ts';
import { db } from '../test-support/project/database.ts';
import { eventually } from '../test-support/project/eventually.ts';
import { changeUser, claimsOf, joinAs, type Member, mailsTo } from '../test-support/project/members.ts';
import { call, get, SUITE_URL } from '../test-support/servers/suite.ts';
import { untilQuiet } from '../test-support/triggers/quiet-suite.ts';
import { buildDeletionId } from './data/core/deletions.ts';

/** The process in which the Functions emulator runs every function, by its inspector. */
const HOST = process.env.FUNCTIONS_INSPECTOR_HOST ?? '127.0.0.1:9230';

/** The value of an expression in that process. */
async function evaluateInWorker(expression: string): Promise<unknown> {
  const targets = (await (await fetch(`http://${HOST}/json/list`)).json()) as {
    webSocketDebuggerUrl: string;
  }[];
  const socket = new WebSocket(targets[0]?.webSocketDebuggerUrl ?? '');
  const answer = new Promise<string>((resolve, reject) => {
    socket.onmessage = ({ data }) => resolve(data);
    socket.onerror = reject;
  });
  socket.onopen = () =>
    socket.send(JSON.stringify({ id: 1, method: 'Runtime.evaluate', params: { expression, returnByValue: true } }));
  const { result } = JSON.parse(await answer);
  // A process under inspection ends only when its inspector has gone.
  const closed = new Promise((resolve) => {
    socket.onclose = resolve;
  });
  socket.close();
  await closed;
  return result.result.value;
}

/**
 * Ends the process as a crash does, and with it any other one: the emulator may start two when its triggers are enabled
 * while events wait, and the second has no inspector. It starts another one for the next request.
 */
async function killWorkers(): Promise<void> {
  const emulators = String(await evaluateInWorker('process.ppid'));
  const { stdout } = await promisify(execFile)('ps', ['-Ao', 'ppid=,pid=,args=']);
  for (const line of stdout.split('\n')) {
    const [parent, pid, ...command] = line.trim().split(/\s+/);
    if (parent === emulators && command.some((word) => word.includes('functionsEmulatorRuntime')))
      process.kill(Number(pid), 'SIGKILL');
  }
}

const joined: Member[] = [];

async function join(): Promise<Member> {
  const member = await joinAs();
  joined.push(member);
  return member;
}

afterAll(async () => {
  await killIdleWorkers();
  await callsAnswered();
  for (const { uid, token } of joined) {
    expect((await call('/user', { method: 'DELETE', token })).status).toBe(200);
    const deletion = db.doc(`deletions/${buildDeletionId(uid)}`);
    await eventually('the erasure is finished', async () => (await deletion.get()).get('finishedAt'));
  }
});

async function isArtist(member: Member): Promise<boolean> {
  const claims: { isArtist?: boolean } = (await claimsOf(member)) ?? {};
  return claims.isArtist === true;
}

async function makeArtist(member: Member): Promise<void> {
  await changeUser(member, { isArtist: true });
  await eventually('the role reaches the claims', () => isArtist(member));
  await eventually('the letter is written', async () => (await mailsTo(member)).length === 1);
}

/**
 * Nothing may be under way: a transaction of an ended worker keeps its locks in the emulator, and holds up what comes
 * next.
 */
async function killIdleWorkers(): Promise<void> {
  await untilQuiet();
  await killWorkers();
}

/** While the emulator starts a worker, calls may fail. */
async function callsAnswered(): Promise<void> {
  await eventually('calls are answered', async () => (await fetch(`${SUITE_URL}/api/blog/recent`)).ok);
}

/** Keeps the worker busy after each answer, so that it finds the next messages and requests at once. */
const LINGER = `{
  const { ServerResponse } = process.getBuiltinModule('node:http');
  const { end } = ServerResponse.prototype;
  ServerResponse.prototype.end = function (...parts) {
    const ended = end.apply(this, parts);
    const until = Date.now() + 60;
    while (Date.now() < until);
    return ended;
  };
}`;

beforeAll(async () => {
  await callsAnswered();
  await killIdleWorkers();
  await callsAnswered();
  await evaluateInWorker(LINGER);
});

test('When profiles are written quickly among calls, then each request reaches the function it is meant for', async () => {
  const [asha, bina] = [await join(), await join()];
  for (let round = 0; round < 8; round += 1) {
    await changeUser(bina, { subtitle: `Number ${round}` });
    expect((await call('/blog/recent')).status).toBe(200);
    expect((await saveProfile('PUT', asha.token, { subtitle: `Number ${round}` })).status).toBe(200);
  }
  await makeArtist(bina);
});

test('When calls and pictures come at once, then each request reaches the function it is meant for', async () => {
  const [first] = await get<{ picture: Picture }[]>('/image/home-carousel');
  if (!first) throw new Error('The carousel is empty');
  const picture = variantUrl(first.picture, first.picture.widths[0] ?? 0, 'jpeg');
  const addresses = Array.from({ length: 24 }, (_, index) => (index % 2 === 0 ? '/api/blog/recent' : picture));
  const types = await Promise.all(
    addresses.map(async (address) => {
      const response = await fetch(`${SUITE_URL}${address}`);
      await response.arrayBuffer();
      return response.headers.get('content-type')?.split(';')[0];
    }),
  );
  expect(types).toEqual(addresses.map((address) => (address === picture ? 'image/jpeg' : 'application/json')));
});

test('When the worker dies and a call starts the next one, then a change of role still reaches claims and mail', async () => {
  const chitra = await join();
  await eventually('a call, and not an event, starts a worker', async () => {
    await killIdleWorkers();
    await callsAnswered();
    return (await evaluateInWorker('process.env.FUNCTION_TARGET')) === 'api';
  });
  const worker = await evaluateInWorker('process.pid');
  await makeArtist(chitra);
  expect(await evaluateInWorker('process.pid')).toBe(worker);
});
