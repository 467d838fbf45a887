import { readFile } from 'node:fs/promises';
import { beforeEach, describe, expect, it } from 'vitest';
import {
  SERVICE_ACCOUNTS,
  type ServiceAccountId,
  serviceAccountEmail,
} from '../../../functions/src/service-accounts.ts';
import { connectFake, PROJECT } from '../../test-support/connect-fake.ts';
import { Refusal } from '../../test-support/fake-google.ts';
import { Failure } from '../failure.ts';

const { google, connect, connected } = await connectFake();
const { provision } = await import('./provision.ts');

let printed: string[] = [];

async function run(
  given: { isDryRun?: boolean; project?: string; region?: string; answer?: string; bucketName?: string } = {},
) {
  const { isDryRun = false, project = PROJECT, region = 'asia-south1', answer = null, bucketName } = given;
  printed = [];
  google.writes = [];
  await provision({
    google: project === PROJECT ? connected : connect(project),
    region,
    isDryRun,
    settings: { siteUrl: 'https://www.example.com', contactEmail: 'house@example.com', bucketName, appCheck: 'off' },
    print: (line) => printed.push(line),
    ask: async () => answer,
  });
}

/** Returns the project as it is, without what is different in each run. */
function snapshot(): string {
  const { enabled, resources, bucket } = google.state;
  const all = [...resources].map(([name, resource]) => [
    name.replace(/\/\d+$/, ''),
    { ...resource, name, payload: null },
  ]);
  const text = JSON.stringify({ enabled: [...enabled].sort(), all, bucket });
  return text.replaceAll(/(budgets|notificationChannels|alertPolicies|backupSchedules)\/\d+/g, '$1');
}

const POLICY = `projects/${PROJECT}/policy`;

/** Returns the roles that an account has by a policy. */
function rolesOf(id: ServiceAccountId, policy: object | undefined): string[] {
  const { bindings } = policy as { bindings: { role: string; members: string[] }[] };
  const member = `serviceAccount:${serviceAccountEmail(id, PROJECT)}`;
  return bindings
    .filter(({ members }) => members.includes(member))
    .map(({ role }) => role)
    .sort();
}

beforeEach(() => google.reset());

describe('provision', () => {
  it('When a project is new, then all is set up, and a second run writes nothing', async () => {
    await run();
    const { resources, bucket } = google.state;
    const find = (name: string) => resources.get(`projects/${PROJECT}/${name}`);
    expect(find('databases/(default)')).toMatchObject({
      locationId: 'asia-south1',
      deleteProtectionState: 'DELETE_PROTECTION_ENABLED',
      pointInTimeRecoveryEnablement: 'POINT_IN_TIME_RECOVERY_ENABLED',
    });
    expect([...resources].find(([name]) => name.includes('backupSchedules'))?.[1]).toMatchObject({
      retention: '8467200s',
      dailyRecurrence: {},
    });
    expect(bucket).toMatchObject({
      versioning: { enabled: true },
      softDeletePolicy: { retentionDurationSeconds: 604_800 },
    });
    expect(find('config')).toEqual({
      signIn: { email: { enabled: true, passwordRequired: true } },
      passwordPolicyConfig: {
        passwordPolicyEnforcementState: 'ENFORCE',
        passwordPolicyVersions: [{ customStrengthOptions: { minPasswordLength: 8 } }],
      },
      emailPrivacyConfig: { enableImprovedEmailPrivacy: true },
      authorizedDomains: ['localhost', `${PROJECT}.web.app`, 'www.example.com'],
    });
    const values = ['SIGNING_SECRET', 'PAYOUT_KEY'].map((name) => {
      const payload = find(`secrets/${name}/versions/1`)?.payload as { data: string };
      return Buffer.from(payload.data, 'base64').toString();
    });
    for (const value of values) expect(value).toMatch(/^[\w+/]{64}$/);
    expect(values[0]).not.toBe(values[1]);
    expect(find('locations/global/buckets/_Default')).toMatchObject({ retentionDays: 365 });
    expect(find('topics/budget')).toBeDefined();
    for (const id of Object.keys(SERVICE_ACCOUNTS) as ServiceAccountId[]) {
      expect(rolesOf(id, resources.get(POLICY)), id).toEqual([...SERVICE_ACCOUNTS[id].project].sort());
      expect(rolesOf(id, resources.get(`b/${PROJECT}.firebasestorage.app/policy`)), id).toEqual(
        SERVICE_ACCOUNTS[id].bucket,
      );
    }
    expect([...resources.keys()].filter((name) => name.includes('alertPolicies'))).toHaveLength(2);
    expect(google.writes.filter((call) => call.startsWith('DELETE'))).toEqual([]);
    expect(printed.some((line) => line.includes('SMTP_URL'))).toBe(true);

    const before = snapshot();
    await run();
    expect(google.writes).toEqual([]);
    expect(printed).toContain('Nothing had to be changed.');
    expect(snapshot()).toBe(before);
  });

  it('When it is only to be tried, then the plan is printed and nothing is written', async () => {
    await run({ isDryRun: true });
    const readPlan = (name: string) => readFile(new URL(`../../test-support/${name}.txt`, import.meta.url), 'utf8');
    expect(`${printed.join('\n')}\n`).toBe(await readPlan('plan-new-project'));
    expect(google.writes).toEqual([]);

    await run();
    const { enabled } = google.state;
    google.reset();
    google.state.enabled = enabled;
    await run({ isDryRun: true });
    expect(`${printed.join('\n')}\n`).toBe(await readPlan('plan'));
    expect(google.writes).toEqual([]);
    // Asking for this account makes it.
    expect([...google.state.resources.keys()].filter((name) => name.includes('gs-project-accounts'))).toEqual([]);
  });

  it('When it is stopped after any write, then a sentence says so, and a second run ends where one run does', async () => {
    await run();
    const whole = snapshot();
    const count = google.writes.length;
    expect(count).toBeGreaterThan(15);
    for (let at = 1; at <= count; at += 1) {
      google.reset();
      google.interruptAt = at;
      await expect(run(), `stopped after write ${at}`).rejects.toThrow(/you may not do this in aperture-test/);
      google.interruptAt = Number.POSITIVE_INFINITY;
      await run();
      expect(snapshot(), `continued after write ${at}`).toBe(whole);
    }
  });

  it('When a role is taken away, then it alone is granted again, and what others have stays', async () => {
    const owner = { role: 'roles/owner', members: ['user:asha@example.com'] };
    const limited = {
      role: 'roles/datastore.user',
      members: ['user:asha@example.com'],
      condition: { title: 'this week', expression: 'request.time < timestamp("2026-12-06T00:00:00Z")' },
    };
    google.state.resources.set(POLICY, { version: 3, etag: '7', bindings: [owner, limited] });
    await run();
    const all = google.state.resources.get(POLICY)?.bindings as { role: string; members: string[] }[];
    expect(all).toEqual(expect.arrayContaining([owner, limited]));
    const isSignIn = ({ role }: { role: string }) => role === 'roles/firebaseauth.admin';
    google.state.resources.set(POLICY, {
      ...google.state.resources.get(POLICY),
      bindings: all.map((binding) =>
        isSignIn(binding) ? { ...binding, members: binding.members.slice(0, 1) } : binding,
      ),
    });
    await run();
    expect(google.writes).toEqual([`POST /v3/projects/${PROJECT}:setIamPolicy`]);
    const again = google.state.resources.get(POLICY)?.bindings as typeof all;
    expect(again.find(isSignIn)?.members).toEqual(all.find(isSignIn)?.members);
    expect(again).toHaveLength(all.length);
  });

  it('When the bucket has rules of its own, then they stay', async () => {
    const own = { action: { type: 'Delete' }, condition: { age: 9, matchesPrefix: ['tmp/'] } };
    google.state.bucket = { ...google.state.bucket, lifecycle: { rule: [own] } };
    await run();
    expect(google.state.bucket?.lifecycle).toMatchObject({ rule: [own, {}, {}, {}, {}] });
  });

  it('When a secret is there, then it is not replaced', async () => {
    google.state.resources.set(`projects/${PROJECT}/secrets/SIGNING_SECRET`, {});
    google.state.resources.set(`projects/${PROJECT}/secrets/SIGNING_SECRET/versions/7`, { state: 'ENABLED' });
    await run();
    expect(google.writes.filter((call) => call.includes('SIGNING_SECRET'))).toEqual([]);
  });

  it('When there is no bucket, then the default one is made and set up', async () => {
    await run();
    const whole = snapshot();
    google.reset();
    google.state.bucket = null;
    await run();
    expect(printed).toContain('+ Storage: make the default bucket in asia-south1');
    expect(snapshot()).toBe(whole);
  });

  it('When there is no bucket of the name that is set, then a person is asked to make it, and the rest is done', async () => {
    await run({ bucketName: 'pictures.example.com' });
    expect(printed).toContainEqual(
      expect.stringContaining('make the bucket pictures.example.com in asia-south1: https'),
    );
    expect(google.state.resources.has(`projects/${PROJECT}/topics/budget`)).toBe(true);
  });
});

describe('provision refuses, with a sentence that says what to do, and writes nothing', () => {
  async function refused(message: RegExp, given: Parameters<typeof run>[0] = {}): Promise<void> {
    const attempt = run(given);
    await expect(attempt).rejects.toThrow(Failure);
    await expect(attempt).rejects.toThrow(message);
    expect(google.writes).toEqual([]);
  }

  it('a project of the emulators', () =>
    refused(/project of the local emulators/, { project: 'demo-aperture-byline' }));

  it('an id that nobody has', () => refused(/no Firebase project aperture-tset/, { project: 'aperture-tset' }));

  it('a project without billing', async () => {
    google.state.isBilled = false;
    await refused(/no billing account.*Blaze plan/);
  });

  it('a person without permission', async () => {
    google.refuse = (call) =>
      call.includes('batchEnable')
        ? new Refusal(403, 'PERMISSION_DENIED', 'The caller does not have permission')
        : null;
    await refused(/ask its owner for the role Owner/);
  });

  it('a project whose API is not enabled', async () => {
    google.refuse = (call) =>
      call.includes('batchGet')
        ? new Refusal(
            403,
            'PERMISSION_DENIED',
            'Service Usage API has not been used in project 1 before or it is disabled. Enable it by visiting ' +
              'https://console.developers.google.com/apis/api/serviceusage.googleapis.com then retry.',
          )
        : null;
    await refused(/API is not enabled: open https:\/\/console.developers.google.com\/apis\/api\/serviceusage/);
  });

  it('a quota that is too small', async () => {
    google.refuse = (call) =>
      call.includes('batchEnable') ? new Refusal(429, 'RESOURCE_EXHAUSTED', 'Quota exceeded for mutations') : null;
    await refused(/quota is too small: https:/);
  });

  it('a machine without a network', async () => {
    google.refuse = () => 'hang up';
    await refused(/Google does not answer: check the connection/);
  });

  it('a session that has ended', async () => {
    google.refuse = (call) =>
      call.includes('batchGet')
        ? new Refusal(401, 'UNAUTHENTICATED', 'Request had invalid authentication credentials')
        : null;
    await refused(/gcloud auth application-default login/);
  });

  it('a database in another region', async () => {
    await run();
    await refused(/is in asia-south1 and can't be moved: name that region in firebase.json/, {
      region: 'europe-west1',
    });
  });

  it('a project that holds data of something else, unless its id is typed', async () => {
    await run();
    google.state.collections = ['users', 'invoices'];
    google.state.bucket = { ...google.state.bucket, versioning: undefined };
    // Neither are APIs enabled.
    google.state.enabled = new Set(['firestore.googleapis.com']);
    await refused(/holds data of something else \(invoices\)/);
    await refused(/holds data of something else/, { answer: 'yes' });
    await run({ answer: PROJECT });
    expect(google.state.bucket?.versioning).toEqual({ enabled: true });
  });
});
