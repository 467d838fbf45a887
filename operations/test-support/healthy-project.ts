import { readFileSync } from 'node:fs';
import { type ServiceAccountId, serviceAccountEmail } from '../../functions/src/service-accounts.ts';
import type { Contents } from '../src/doctor/contents.ts';
import type { Json } from './fake-documents.ts';
import type { FakeGoogle, FakeState } from './fake-google.ts';

const TO_REVISION = 'TRAFFIC_TARGET_ALLOCATION_TYPE_REVISION';
export const REGION = 'asia-south1';
/** Parts of a project in tests. */
export const CONTENTS: Contents = {
  accounts: {
    api: 'aperture-api',
    files: 'aperture-pages',
    pages: 'aperture-pages',
    syncImages: 'aperture-events',
    sendMails: 'aperture-mails',
  },
  dataSteps: ['001-first', '002-second'],
};
const FUNCTIONS = Object.entries(CONTENTS.accounts);

/** Functions that Hosting calls. */
const CALLED = ['api', 'files', 'pages'];

/** Deploys the product into a project that is set up: functions, indexes, secrets, and a backup an hour ago. */
export function deployInto({ state }: FakeGoogle): void {
  const project = `projects/${state.projectId}`;
  const images = `${project}/locations/${REGION}/repositories/gcf-artifacts`;
  const condition = { olderThan: `${90 * 24 * 60 * 60}s` };
  const cleanupPolicies = { 'firebase-functions-cleanup': { id: 'firebase-functions-cleanup', condition } };
  state.resources.set(images, { name: images, cleanupPolicies });
  state.resources.set(`${project}/secrets/SMTP_URL`, {});
  state.resources.set(`${project}/secrets/SMTP_URL/versions/1`, { state: 'ENABLED' });
  state.functions = FUNCTIONS.map(([name, account]) => describeFunction(state.projectId, name, account));
  for (const id of CONTENTS.dataSteps) state.documents.set(`dataSteps/${id}`, {});
  deployRelease(state, 'first');
  const snapshotTime = new Date(Date.now() - 3_600_000).toISOString();
  const database = `${project}/databases/(default)`;
  state.backups = [
    {
      name: `${project}/locations/${REGION}/backups/1`,
      database,
      state: 'READY',
      snapshotTime,
      expireTime: snapshotTime,
    },
  ];
  const file = JSON.parse(readFileSync(new URL('../../firestore.indexes.json', import.meta.url), 'utf8'));
  const groups = `${project}/databases/(default)/collectionGroups`;
  state.indexes = file.indexes.map(({ collectionGroup, ...index }: Json & { fields: Json[] }, id: number) => ({
    ...index,
    name: `${groups}/${collectionGroup}/indexes/${id}`,
    fields: [...index.fields, { fieldPath: '__name__', order: 'ASCENDING' }],
    state: 'READY',
  }));
  state.fields = file.fieldOverrides.map(
    ({ collectionGroup, fieldPath, ttl, indexes }: Json & { indexes: Json[] }) => ({
      name: `${groups}/${collectionGroup}/fields/${fieldPath}`,
      indexConfig: {
        usesAncestorConfig: false,
        indexes: indexes.map(({ queryScope, ...mode }) => ({
          queryScope,
          fields: [{ fieldPath, ...mode }],
          state: 'READY',
        })),
      },
      ...(ttl ? { ttlConfig: { state: 'ACTIVE' } } : {}),
    }),
  );
}

/** Deploys another release: a revision of each function, and a version of Hosting that calls those by a tag. */
export function deployRelease(state: FakeState, name: string, time = new Date()): void {
  const location = `projects/${state.projectId}/locations/${REGION}`;
  for (const id of FUNCTIONS.map(([one]) => one.toLowerCase())) {
    const service = `${location}/services/${id}`;
    const revision = `${service}/revisions/${id}-${name}`;
    const tags = ((state.resources.get(service)?.traffic ?? []) as Json[]).filter(({ tag }) => tag);
    const own = CALLED.includes(id) ? [{ type: TO_REVISION, revision: `${id}-${name}`, tag: `fh-${name}` }] : [];
    const traffic = [{ type: 'TRAFFIC_TARGET_ALLOCATION_TYPE_LATEST', percent: 100 }, ...tags, ...own];
    state.resources.set(service, { name: service, latestReadyRevision: revision, traffic });
    state.resources.set(revision, { name: revision, createTime: new Date(time.getTime() - 60_000).toISOString() });
  }
  state.releases.unshift({
    releaseTime: time.toISOString(),
    message: `Release ${name}`,
    version: {
      name: `sites/${state.projectId}/versions/${name}`,
      status: 'FINALIZED',
      config: {
        rewrites: [
          { regex: '^/profile$', path: '/shell.html' },
          ...CALLED.map((serviceId) => ({ glob: serviceId, run: { serviceId, region: REGION, tag: `fh-${name}` } })),
        ],
      },
    },
  });
}

function describeFunction(projectId: string, name: string, account: ServiceAccountId): Json {
  const keys = ['SIGNING_SECRET', ...(name === 'sendMails' ? ['SMTP_URL'] : [])];
  return {
    name: `projects/${projectId}/locations/${REGION}/functions/${name}`,
    environment: 'GEN_2',
    state: 'ACTIVE',
    buildConfig: { runtime: 'nodejs24', entryPoint: name },
    serviceConfig: {
      service: `projects/${projectId}/locations/${REGION}/services/${name.toLowerCase()}`,
      environmentVariables: { APP_CHECK: 'monitor' },
      serviceAccountEmail: serviceAccountEmail(account, projectId),
      secretEnvironmentVariables: keys.map((key) => ({ key, projectId, secret: key, version: '1' })),
    },
    labels: { 'firebase-functions-hash': `first-${keys.length}` },
  };
}
