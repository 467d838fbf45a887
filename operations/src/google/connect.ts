import { CloudBillingClient } from '@google-cloud/billing';
import { BudgetServiceClient } from '@google-cloud/billing-budgets';
import { v1 as firestore } from '@google-cloud/firestore';
import { AlertPolicyServiceClient, NotificationChannelServiceClient } from '@google-cloud/monitoring';
import { v1 as pubsub } from '@google-cloud/pubsub';
import { Storage } from '@google-cloud/storage';
import { identitytoolkit } from '@googleapis/identitytoolkit';
import { logging } from '@googleapis/logging';
import { secretmanager } from '@googleapis/secretmanager';
import { auth, serviceusage } from '@googleapis/serviceusage';
import { loadFirebase } from './firebase.ts';

/** Origin of all Google APIs in tests. The real ones have an origin each, which the libraries know. */
export interface FakeGoogle {
  origin: string;
}

/** Connects Google's client libraries with a project, by the application-default credentials. */
export function connectGoogle(project: string, fake?: FakeGoogle) {
  const rest = {
    auth: new auth.GoogleAuth({
      scopes: 'https://www.googleapis.com/auth/cloud-platform',
      clientOptions: { quotaProjectId: project },
    }),
    ...(fake && { rootUrl: fake.origin }),
  };
  const { services, operations } = serviceusage({ version: 'v1', ...rest });
  const grpc = { projectId: project, fallback: true, ...(fake && fakeEndpoint(fake.origin)) };
  return {
    project,
    firebase: loadFirebase(project),
    services,
    operations,
    signIn: identitytoolkit({ version: 'v2', ...rest }).projects,
    logBuckets: logging({ version: 'v2', ...rest }).projects.locations.buckets,
    secretVersions: secretmanager({ version: 'v1', ...rest }).projects.secrets.versions,
    storage: new Storage({ projectId: project, ...(fake && { apiEndpoint: fake.origin }) }),
    documents: new firestore.FirestoreClient(grpc),
    billing: new CloudBillingClient(grpc),
    budgets: new BudgetServiceClient(grpc),
    topics: new pubsub.PublisherClient(grpc),
    alertPolicies: new AlertPolicyServiceClient(grpc),
    channels: new NotificationChannelServiceClient(grpc),
  };
}

export type Google = ReturnType<typeof connectGoogle>;

function fakeEndpoint(origin: string) {
  const { hostname, port } = new URL(origin);
  return { apiEndpoint: hostname, servicePath: hostname, port: Number(port), protocol: 'http' };
}
