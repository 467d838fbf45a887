import type { Google } from '../google/connect.ts';

/** A release: a version of Hosting, and the functions that it calls. */
export interface Release {
  /** Id of the version of Hosting's files and rewrites. */
  version: string;
  /** When it was deployed, its functions shortly before. */
  time: Date;
  /** Words of the deployment, which name its commit; empty where there were none. */
  message: string;
  /** Revisions of Cloud Run that its rewrites call, by the tags that they have there. */
  pins: Pin[];
  /** Whether Hosting serves it now. */
  isServed: boolean;
}

export interface Pin {
  /** Service of Cloud Run. */
  service: string;
  tag: string;
}

/** A release as the API of Hosting answers it: a rollback is one more, of an earlier version. */
interface AnsweredRelease {
  releaseTime: string;
  message?: string;
  version?: {
    name: string;
    status: string;
    config?: { rewrites?: { run?: { serviceId: string; tag?: string } }[] };
  };
}

/** Releases that are read: with one a day those of three months. */
const LISTED = 100;

/** Lists the releases of a project's site, the last one first, each once. */
export async function listReleases({ project, readHosting }: Google): Promise<Release[]> {
  const { releases = [] } = await readHosting<{ releases?: AnsweredRelease[] }>(
    `sites/${project}/channels/live/releases?pageSize=${LISTED}`,
  );
  const found = new Map<string, Release>();
  for (const { releaseTime, message = '', version } of releases) {
    // Another status has a version that was deleted; a site that was switched off has none.
    if (version?.status !== 'FINALIZED') continue;
    const pins = (version.config?.rewrites ?? []).flatMap(({ run }) =>
      run?.tag ? [{ service: run.serviceId, tag: run.tag }] : [],
    );
    const id = version.name.slice(version.name.lastIndexOf('/') + 1);
    // The oldest one of a version is its deployment.
    const isServed = version.name === releases[0]?.version?.name;
    const release = { version: id, time: new Date(releaseTime), message, pins, isServed };
    found.set(id, Object.assign(found.get(id) ?? release, release));
  }
  return [...found.values()];
}

/** Words of a deployment, by which a release names its commit. */
export const nameCommit = (commit: string): string => `Commit ${commit}`;

/** Names a release by its commit and its version. */
export const describeRelease = ({ version, time, message }: Release): string =>
  `${message || 'no message'}, deployed ${time.toISOString()} (${version})`;
