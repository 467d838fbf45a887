import type { run_v2 } from '@googleapis/run';
import { Failure } from '../failure.ts';
import type { Google } from '../google/connect.ts';
import type { DeployedFunction } from '../google/firebase.ts';

/** Service of Cloud Run that runs a function. Revisions are named without their path. */
export interface FunctionService {
  functionId: string;
  /** Id of the service, which rewrites of Hosting name. */
  id: string;
  /** Full name. */
  name: string;
  /** Newest revision that can answer. */
  newest: string;
  /** Revision that gets what does not come by a tag: events, schedules, and the service's own address. */
  serving: string;
  /** Revisions by the tags by which Hosting calls them. */
  tags: ReadonlyMap<string, string>;
}

/** Services that are changed beside each other: each takes some seconds. */
export const SERVICES_AT_ONCE = 5;

/** Reads the services of functions. */
export function readServices(
  { project, cloudRun }: Google,
  functions: readonly DeployedFunction[],
): Promise<FunctionService[]> {
  return Promise.all(
    functions.map(async ({ id: functionId, region, runServiceId }) => {
      const id = runServiceId ?? functionId.toLowerCase();
      const name = `projects/${project}/locations/${region}/services/${id}`;
      const { data } = await cloudRun.services.get({ name });
      const traffic = data.traffic ?? [];
      const newest = lastPart(data.latestReadyRevision);
      // Without a revision of its own, a share of the traffic goes to the newest one.
      const serving = lastPart(traffic.find(({ percent }) => percent === 100)?.revision) || newest;
      const tags = new Map(traffic.flatMap(({ tag, revision }) => (tag ? [[tag, lastPart(revision) || newest]] : [])));
      return { functionId, id, name, newest, serving, tags };
    }),
  );
}

interface Revision {
  id: string;
  createdAt: Date;
}

export async function listRevisions({ cloudRun }: Google, { name }: FunctionService): Promise<Revision[]> {
  const found: Revision[] = [];
  let pageToken: string | undefined;
  do {
    const { data } = await cloudRun.services.revisions.list({ parent: name, ...(pageToken && { pageToken }) });
    for (const revision of data.revisions ?? [])
      found.push({ id: lastPart(revision.name), createdAt: new Date(revision.createTime ?? Number.NaN) });
    pageToken = data.nextPageToken ?? undefined;
  } while (pageToken);
  return found;
}

const TO_NEWEST = { type: 'TRAFFIC_TARGET_ALLOCATION_TYPE_LATEST', percent: 100 };
const TO_REVISION = 'TRAFFIC_TARGET_ALLOCATION_TYPE_REVISION';
/** Time for which one request waits for an operation. */
const WAIT = '60s';

/** Has all that comes without a tag answered by a revision, or by the newest one, whichever that is, with null. */
export async function moveTraffic(
  { cloudRun }: Google,
  { name, tags }: FunctionService,
  revision: string | null,
): Promise<void> {
  const traffic: run_v2.Schema$GoogleCloudRunV2TrafficTarget[] = [
    revision === null ? TO_NEWEST : { type: TO_REVISION, revision, percent: 100 },
    ...[...tags].map(([tag, tagged]) => ({ type: TO_REVISION, revision: tagged, tag })),
  ];
  const { data } = await cloudRun.services.patch({ name, updateMask: 'traffic', requestBody: { traffic } });
  let operation = data;
  while (!operation.done)
    operation = (await cloudRun.operations.wait({ name: data.name ?? '', requestBody: { timeout: WAIT } })).data;
  if (operation.error) throw new Failure(operation.error.message ?? 'Cloud Run refused it');
}

const lastPart = (name: string | null | undefined): string => name?.slice(name.lastIndexOf('/') + 1) ?? '';
