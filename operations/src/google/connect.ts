import { ArtifactRegistryClient } from '@google-cloud/artifact-registry';
import { CloudBillingClient } from '@google-cloud/billing';
import { BudgetServiceClient } from '@google-cloud/billing-budgets';
import firestore from '@google-cloud/firestore';
import { AlertPolicyServiceClient, NotificationChannelServiceClient } from '@google-cloud/monitoring';
import pubsub from '@google-cloud/pubsub';
import { Storage } from '@google-cloud/storage';
import { cloudresourcemanager } from '@googleapis/cloudresourcemanager';
import { iam } from '@googleapis/iam';
import { identitytoolkit } from '@googleapis/identitytoolkit';
import { logging } from '@googleapis/logging';
import { run } from '@googleapis/run';
import { secretmanager } from '@googleapis/secretmanager';
import { auth, serviceusage } from '@googleapis/serviceusage';
import { checkCredentials } from './check-credentials.ts';
import { loadFirebase } from './firebase.ts';

/** Origin of all Google APIs in tests. The real ones have an origin each, which the libraries know. */
export interface FakeGoogle {
  origin: string;
}

export const DATABASE = '(default)';

/**
 * Connects Google's client libraries with a project, by the application-default credentials. Throws where these are
 * those of a file that can't be read.
 */
export function connectGoogle(project: string, fake?: FakeGoogle) {
  checkCredentials();
  const credentials = new auth.GoogleAuth({
    scopes: 'https://www.googleapis.com/auth/cloud-platform',
    clientOptions: { quotaProjectId: project },
  });
  const rest = {
    auth: credentials,
    ...(fake && { rootUrl: fake.origin }),
  };
  const { services, operations } = serviceusage({ version: 'v1', ...rest });
  const grpc = { projectId: project, fallback: true, ...(fake && fakeEndpoint(fake.origin)) };
  return {
    project,
    /** Rejects where nobody is signed in, and where Google does not answer. */
    requireCredentials: () => credentials.getAccessToken(),
    /** Reads an address of the API of Firebase Hosting, for which there is no client library. */
    readHosting: async <T>(path: string): Promise<T> => {
      const { data } = await credentials.request<T>({ url: `${fake?.origin ?? HOSTING}/v1beta1/${path}` });
      return data;
    },
    /** Makes the project's default bucket. This API has no client library of its own, either. */
    async makeDefaultBucket(location: string): Promise<void> {
      const url = `${fake?.origin ?? FIREBASE_STORAGE}/v1alpha/projects/${project}/defaultBucket`;
      await credentials.request({ url, method: 'POST', data: { location } });
    },
    firebase: loadFirebase(project),
    services,
    operations,
    projects: cloudresourcemanager({ version: 'v3', ...rest }).projects,
    serviceAccounts: iam({ version: 'v1', ...rest }).projects.serviceAccounts,
    signIn: identitytoolkit({ version: 'v2', ...rest }).projects,
    logBuckets: logging({ version: 'v2', ...rest }).projects.locations.buckets,
    secretVersions: secretmanager({ version: 'v1', ...rest }).projects.secrets.versions,
    storage: new Storage({ projectId: project, ...(fake && { apiEndpoint: fake.origin }) }),
    admin: new firestore.v1.FirestoreAdminClient(grpc),
    documents: new firestore.v1.FirestoreClient(grpc),
    database: new firestore.Firestore({
      projectId: project,
      preferRest: true,
      ...(fake && { host: new URL(fake.origin).host, ssl: false }),
    }),
    cloudRun: run({ version: 'v2', ...rest }).projects.locations,
    repositories: new ArtifactRegistryClient(grpc),
    billing: new CloudBillingClient(grpc),
    budgets: new BudgetServiceClient(grpc),
    topics: new pubsub.v1.PublisherClient(grpc),
    alertPolicies: new AlertPolicyServiceClient(grpc),
    channels: new NotificationChannelServiceClient(grpc),
  };
}

const FIREBASE_STORAGE = 'https://firebasestorage.googleapis.com';
const HOSTING = 'https://firebasehosting.googleapis.com';

export type Google = ReturnType<typeof connectGoogle>;

function fakeEndpoint(origin: string) {
  const { hostname, port } = new URL(origin);
  return { apiEndpoint: hostname, servicePath: hostname, port: Number(port), protocol: 'http' };
}
