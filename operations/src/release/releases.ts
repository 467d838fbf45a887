import type { Google } from '../google/connect.ts';

/** A release of Hosting: what was served from a time on. */
export interface Release {
  /** Id of the version of its files and rewrites. */
  version: string;
  time: Date;
  /** Words of the deployment, which name its commit; empty where there were none. */
  message: string;
  /** Revisions of Cloud Run that its rewrites call, by the tags that they have there. */
  pins: Pin[];
}

export interface Pin {
  /** Service of Cloud Run. */
  service: string;
  tag: string;
}

/** A release as the API of Hosting answers it. */
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

/** Lists the releases of a project's site, the present one first. One that switched the site off is left out. */
export async function listReleases({ project, readHosting }: Google): Promise<Release[]> {
  const { releases = [] } = await readHosting<{ releases?: AnsweredRelease[] }>(
    `sites/${project}/channels/live/releases?pageSize=${LISTED}`,
  );
  return releases.flatMap(({ releaseTime, message = '', version }) => {
    if (version?.status !== 'FINALIZED') return [];
    const pins = (version.config?.rewrites ?? []).flatMap(({ run }) =>
      run?.tag ? [{ service: run.serviceId, tag: run.tag }] : [],
    );
    return [
      { version: version.name.slice(version.name.lastIndexOf('/') + 1), time: new Date(releaseTime), message, pins },
    ];
  });
}

/** Names a release by its commit, else by its version. */
export const describeRelease = ({ version, time, message }: Release): string =>
  `${message || version}, released ${time.toISOString()}`;
