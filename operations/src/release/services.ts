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

/** Reads the services of functions. */
export function readServices(
  { project, runServices }: Google,
  functions: readonly DeployedFunction[],
): Promise<FunctionService[]> {
  return Promise.all(
    functions.map(async ({ id: functionId, region, runServiceId }) => {
      const id = runServiceId ?? functionId.toLowerCase();
      const name = `projects/${project}/locations/${region}/services/${id}`;
      const { data } = await runServices.get({ name });
      const traffic = data.traffic ?? [];
      const newest = lastPart(data.latestReadyRevision);
      // Without a revision of its own, a share of the traffic goes to the newest one.
      const serving = lastPart(traffic.find(({ percent }) => percent === 100)?.revision) || newest;
      const tags = new Map(traffic.flatMap(({ tag, revision }) => (tag ? [[tag, lastPart(revision) || newest]] : [])));
      return { functionId, id, name, newest, serving, tags };
    }),
  );
}

export const lastPart = (name: string | null | undefined): string => name?.slice(name.lastIndexOf('/') + 1) ?? '';
