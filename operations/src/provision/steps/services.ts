import type { Google } from '../../google/connect.ts';
import type { ComparedStep } from '../step.ts';

const SERVICES = [
  'artifactregistry',
  'billingbudgets',
  'cloudbuild',
  'cloudfunctions',
  'cloudresourcemanager',
  'cloudscheduler',
  'eventarc',
  'firebasehosting',
  'firebaserules',
  'firebasestorage',
  'firestore',
  'iam',
  'identitytoolkit',
  'logging',
  'monitoring',
  'pubsub',
  'run',
  'secretmanager',
  'storage',
].map((name) => `${name}.googleapis.com`);

/** Milliseconds between two looks at an operation, and until it is given up. */
const POLL = 2000;
const PATIENCE = 180_000;

/** Returns whether a project may have a database: the API of Firestore is enabled. */
export async function mayHaveDatabase({ project, services }: Google): Promise<boolean> {
  const { data } = await services.get({ name: `projects/${project}/services/firestore.googleapis.com` });
  return data.state === 'ENABLED';
}

/** APIs that the product and its operators call. */
export const services = ({ project, services, operations }: Google): ComparedStep => ({
  name: 'APIs',
  async compare() {
    const parent = `projects/${project}`;
    const { data } = await services.batchGet({ parent, names: SERVICES.map((name) => `${parent}/services/${name}`) });
    const enabled = new Set(data.services?.filter(({ state }) => state === 'ENABLED').map(({ name }) => name));
    const missing = SERVICES.filter((name) => ![...enabled].some((one) => one?.endsWith(`/services/${name}`)));
    if (missing.length === 0) return [];
    return [
      {
        change: `enable ${missing.join(', ')}`,
        async write() {
          const { data } = await services.batchEnable({ parent, requestBody: { serviceIds: missing } });
          await finish(data);
        },
      },
    ];

    async function finish(operation: { name?: string | null; done?: boolean | null; error?: object }): Promise<void> {
      const end = Date.now() + PATIENCE;
      let current = operation;
      while (!current.done && Date.now() < end) {
        await new Promise((resolve) => setTimeout(resolve, POLL));
        current = (await operations.get({ name: operation.name ?? '' })).data;
      }
      if (current.error) throw Object.assign(new Error('The APIs could not be enabled'), current.error);
    }
  },
});
