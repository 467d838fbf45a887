import { spawnSync } from 'node:child_process';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { COMPILE_CACHE } from '../test-support/project/compile-cache.ts';
import { SERVICE_ACCOUNTS, serviceAccountEmail } from './service-accounts.ts';

interface Endpoint {
  maxInstances?: unknown;
  minInstances?: unknown;
  concurrency?: unknown;
  cpu?: unknown;
  availableMemoryMb?: unknown;
  serviceAccountEmail?: unknown;
  httpsTrigger?: object;
  eventTrigger?: object;
  scheduleTrigger?: object;
  secretEnvironmentVariables?: { key: string }[];
}

let endpoints: [name: string, endpoint: Endpoint][];

beforeAll(async () => {
  vi.stubEnv('GCLOUD_PROJECT', 'demo-options');
  const exported: Record<string, { __endpoint: Endpoint }> = await import('./index.ts');
  endpoints = Object.entries(exported).map(([name, { __endpoint }]) => [name, __endpoint]);
});
afterAll(() => {
  vi.unstubAllEnvs();
});

/**
 * Instances and what each of them takes at once. One that is not set is an object here, and the platform's own number
 * in production.
 */
function limitsOf(kind: 'httpsTrigger' | 'eventTrigger' | 'scheduleTrigger') {
  return endpoints
    .filter(([, endpoint]) => endpoint[kind])
    .map(([name, { maxInstances, concurrency }]) => ({ name, maxInstances, concurrency }));
}

test('When requests come, then each of their functions has two or three instances of eighty requests', () => {
  expect(limitsOf('httpsTrigger')).toEqual([
    { name: 'api', maxInstances: 3, concurrency: 80 },
    { name: 'files', maxInstances: 2, concurrency: 80 },
    { name: 'pages', maxInstances: 3, concurrency: 80 },
  ]);
});

test('When all functions are deployed, then they fit in the quota of a new project', () => {
  const sum = (amountOf: (endpoint: Endpoint) => number) =>
    endpoints.reduce((total, [, endpoint]) => total + Number(endpoint.maxInstances) * amountOf(endpoint), 0);
  const processors = sum(({ cpu }) => Number(cpu));
  expect(processors).toBeGreaterThan(10);
  expect(processors).toBeLessThanOrEqual(20);
  expect(sum(({ availableMemoryMb }) => Number(availableMemoryMb))).toBeLessThanOrEqual(40 * 1024);
});

test('When a function has a part of a processor, then it has as little memory and concurrency as Cloud Run asks', () => {
  for (const [name, { cpu, concurrency, availableMemoryMb }] of endpoints) {
    const needed = Number(concurrency) > 1 || Number(availableMemoryMb) > 1024 ? 1 : 0.5;
    if (needed === 1 || Number(availableMemoryMb) > 512) expect(cpu, name).toBeGreaterThanOrEqual(needed);
    else expect(cpu, name).toBeGreaterThanOrEqual(0.08);
  }
});

test('When events come, then no function works on more than a hundred at once', () => {
  const limits = limitsOf('eventTrigger');
  expect(limits.length).toBeGreaterThan(10);
  for (const { name, maxInstances, concurrency } of limits) {
    expect(maxInstances, name).toBeTypeOf('number');
    expect(concurrency, name).toBeTypeOf('number');
    expect(Number(maxInstances) * Number(concurrency), name).toBeLessThanOrEqual(100);
  }
  // A photograph of 160 megapixels takes most of an instance's memory.
  expect(limits.find(({ name }) => name === 'processUploads')?.concurrency).toBe(1);
});

test('When a schedule is due, then one run of it works at a time', () => {
  const limits = limitsOf('scheduleTrigger');
  expect(limits.length).toBeGreaterThan(0);
  for (const limit of limits) expect(limit).toMatchObject({ maxInstances: 1, concurrency: 1 });
});

test('When a function is exported, then one of these says how much it may take', () => {
  const bounded = (['httpsTrigger', 'eventTrigger', 'scheduleTrigger'] as const).flatMap(limitsOf);
  expect(bounded.map(({ name }) => name).sort()).toEqual(endpoints.map(([name]) => name).sort());
});

test('When a function runs, then it is as an account with the roles that its sort needs', () => {
  const ids = Object.keys(SERVICE_ACCOUNTS) as (keyof typeof SERVICE_ACCOUNTS)[];
  const byEmail = new Map<unknown, string>(ids.map((id) => [serviceAccountEmail(id, 'demo-options'), id]));
  const accounts = Object.fromEntries(
    endpoints.map(([name, endpoint]) => [name, byEmail.get(endpoint.serviceAccountEmail)]),
  );
  const special = {
    api: 'aperture-api',
    files: 'aperture-pages',
    pages: 'aperture-pages',
    syncRoles: 'aperture-members',
    eraseAccounts: 'aperture-members',
    checkUploads: 'aperture-uploads',
    processUploads: 'aperture-uploads',
    sendMails: 'aperture-mails',
  };
  const others = Object.fromEntries(
    endpoints.flatMap(([name, { httpsTrigger }]) => (httpsTrigger ? [] : [[name, 'aperture-events']])),
  );
  expect(accounts).toEqual({ ...others, ...special });
  // Who answers anybody gets no events, and calls no other function.
  for (const id of ['aperture-api', 'aperture-pages'] as const)
    for (const role of ['roles/eventarc.eventReceiver', 'roles/run.invoker'])
      expect(SERVICE_ACCOUNTS[id].project).not.toContain(role);
});

const PAYMENT_SECRETS = ['RAZORPAY_KEY_SECRET', 'RAZORPAY_WEBHOOK_SECRET'];
const namesOf = (secrets: { key: string }[] = []) => secrets.map(({ key }) => key);

test('When a project has no payment provider, then no function needs a secret of one', () => {
  for (const [name, { secretEnvironmentVariables }] of endpoints) {
    const names = namesOf(secretEnvironmentVariables);
    expect(names, name).toContain('SIGNING_SECRET');
    for (const secret of PAYMENT_SECRETS) expect(names, name).not.toContain(secret);
  }
});

/** Declares the functions of a project with these settings, before anything knows the values of its secrets. */
function declare(settings: Record<string, string>): Map<string, Endpoint> {
  const list = `const all = await import(${JSON.stringify(new URL('./index.ts', import.meta.url))});
    console.log(JSON.stringify(Object.entries(all).map(([name, fn]) => [name, fn.__endpoint])))`;
  const { stdout, stderr } = spawnSync(process.execPath, ['--input-type=module', '--eval', list], {
    env: {
      PATH: process.env.PATH,
      ...COMPILE_CACHE,
      GCLOUD_PROJECT: 'demo-options',
      STORAGE_BUCKET: 'demo-options.appspot.com',
      FUNCTIONS_CONTROL_API: 'true',
      ...settings,
    },
    encoding: 'utf8',
  });
  const declared: [string, Endpoint][] = JSON.parse(stdout || stderr);
  expect(declared).toHaveLength(endpoints.length);
  return new Map(declared);
}

test('When a project has more quota, then functions have more instances, and those of requests may wait for some', () => {
  const declared = declare({ MAX_INSTANCES_FACTOR: '4', WARM_INSTANCES: '9' });
  expect(declared.get('api')).toMatchObject({ maxInstances: 12, minInstances: 9 });
  expect(declared.get('files')).toMatchObject({ maxInstances: 8, minInstances: 8 });
  expect(declared.get('syncImages')).toMatchObject({ maxInstances: 4 });
  expect(declared.get('sendMails')).toMatchObject({ maxInstances: 1 });
  for (const [name, { maxInstances, scheduleTrigger }] of declared)
    if (scheduleTrigger) expect(maxInstances, name).toBe(1);
});

test('When a project has one, then every function gets its secrets, before anything knows their values', () => {
  const declared = declare({ PAYMENT_PROVIDER: 'razorpay', RAZORPAY_KEY_ID: 'rzp_test_key' });
  for (const [name, { secretEnvironmentVariables }] of declared)
    expect(namesOf(secretEnvironmentVariables), name).toEqual(expect.arrayContaining(PAYMENT_SECRETS));
});

test('When a project has bounces reported, then the API alone gets their secret', () => {
  const knowing = [...declare({ BOUNCE_REPORTS: 'signed' })].filter(([, { secretEnvironmentVariables }]) =>
    namesOf(secretEnvironmentVariables).includes('BOUNCE_SECRET'),
  );
  expect(knowing.map(([name]) => name)).toEqual(['api']);
});

test('When a function is not the API, then it does not know the key of payout details', () => {
  const knowing = endpoints.filter(([, { secretEnvironmentVariables }]) =>
    namesOf(secretEnvironmentVariables).includes('PAYOUT_KEY'),
  );
  expect(knowing.map(([name]) => name)).toEqual(['api']);
});
