import type { cloudresourcemanager_v3 } from '@googleapis/cloudresourcemanager';
import {
  SERVICE_ACCOUNTS,
  type ServiceAccountId,
  serviceAccountEmail,
} from '../../../../functions/src/service-accounts.ts';
import type { Google } from '../../google/connect.ts';
import type { Difference, Step } from '../step.ts';
import { findBucket } from './bucket.ts';

/** Policy of the project; that of a bucket has the same form. */
type Policy = cloudresourcemanager_v3.Schema$Policy;

/** Resource on which roles are granted. */
interface Place {
  /** Phrase for the place: `in the project`. */
  where: string;
  /** Members beside the product's own accounts, by the roles that they need. */
  others: Readonly<Record<string, string>>;
  kind: 'project' | 'bucket';
  read: () => Promise<Policy>;
  write: (policy: Policy) => Promise<void>;
}

/** Version of policies that have conditions; with an earlier one they would be lost. */
const VERSION = 3;

/**
 * Roles of the accounts that functions run as, in the project and on the bucket. What is missing is granted; what
 * somebody granted beyond that is named and stays, since they may need it until they have found another way.
 */
export const roles = (google: Google, { projectNumber, bucketName }: Where): Step => ({
  name: 'Roles',
  summary: 'grant each service account what its functions need, in the project and on the bucket',
  async compare() {
    const found = await Promise.all(
      (await listPlaces(google, { projectNumber, bucketName })).map((place) => comparePlace(place, google.project)),
    );
    return found.flat();
  },
});

interface Where {
  projectNumber: string;
  /** Undefined for the project's default bucket. */
  bucketName: string | undefined;
}

async function listPlaces(google: Google, { projectNumber, bucketName }: Where): Promise<Place[]> {
  const { project, projects } = google;
  const resource = `projects/${project}`;
  const bucket = await findBucket(google, bucketName);
  const places: Place[] = [
    {
      where: 'in the project',
      // Storage tells functions of uploads by Pub/Sub.
      others: {
        'roles/pubsub.publisher': `serviceAccount:service-${projectNumber}@gs-project-accounts.iam.gserviceaccount.com`,
      },
      kind: 'project',
      async read() {
        const requestBody = { options: { requestedPolicyVersion: VERSION } };
        return (await projects.getIamPolicy({ resource, requestBody })).data;
      },
      async write(policy) {
        // Google makes Storage's account once somebody asks for it.
        await google.storage.getServiceAccount();
        await projects.setIamPolicy({ resource, requestBody: { policy } });
      },
    },
  ];
  if (bucket)
    places.push({
      where: `on the bucket ${bucket.name}`,
      others: {},
      kind: 'bucket',
      async read() {
        const [policy] = await bucket.iam.getPolicy({ requestedPolicyVersion: VERSION });
        return policy;
      },
      async write({ etag, bindings = [] }) {
        await bucket.iam.setPolicy({ version: VERSION, etag, bindings } as Parameters<typeof bucket.iam.setPolicy>[0]);
      },
    });
  return places;
}

async function comparePlace({ where, others, kind, read, write }: Place, project: string): Promise<Difference[]> {
  const { bindings = [] } = await read();
  const differences: Difference[] = [];
  for (const [role, ids] of listRoles(kind)) {
    const missing = ids.filter((id) => !isGranted(bindings, role, toMember(id, project)));
    if (missing.length > 0)
      differences.push({
        change: `grant ${role} ${where} to ${missing.join(', ')}`,
        write: () =>
          grant(
            role,
            missing.map((id) => toMember(id, project)),
          ),
      });
  }
  for (const [role, member] of Object.entries(others))
    if (!isGranted(bindings, role, member))
      differences.push({ change: `grant ${role} ${where} to ${member}`, write: () => grant(role, [member]) });
  for (const id of ACCOUNTS) {
    const wanted: readonly string[] = SERVICE_ACCOUNTS[id][kind];
    for (const { role, members } of bindings)
      if (role && !wanted.includes(role) && members?.includes(toMember(id, project)))
        differences.push({
          change:
            `take ${role} ${where} from ${id}, whose functions do without it: ` +
            `https://console.cloud.google.com/iam-admin/iam?project=${project}`,
        });
  }
  return differences;

  /** Reads the policy anew: Google refuses one whose etag is not the present one. */
  async function grant(role: string, members: readonly string[]): Promise<void> {
    const policy = await read();
    const present = policy.bindings ?? [];
    const own = present.find((binding) => binding.role === role && !binding.condition);
    const granted = { role, members: [...new Set([...(own?.members ?? []), ...members])] };
    await write({ ...policy, version: VERSION, bindings: [...present.filter((binding) => binding !== own), granted] });
  }
}

const ACCOUNTS = Object.keys(SERVICE_ACCOUNTS) as ServiceAccountId[];

/** Lists roles with the accounts that have them. */
function listRoles(kind: Place['kind']): Map<string, ServiceAccountId[]> {
  const pairs = ACCOUNTS.flatMap((id) => SERVICE_ACCOUNTS[id][kind].map((role) => ({ role, id })));
  return new Map([...Map.groupBy(pairs, ({ role }) => role)].map(([role, of]) => [role, of.map(({ id }) => id)]));
}

const toMember = (id: ServiceAccountId, project: string): string =>
  `serviceAccount:${serviceAccountEmail(id, project)}`;

/** Whether a member has a role without a condition. */
const isGranted = (bindings: NonNullable<Policy['bindings']>, role: string, member: string): boolean =>
  bindings.some((binding) => binding.role === role && !binding.condition && binding.members?.includes(member));
