import { readFileSync } from 'node:fs';
import { parseEnv } from 'node:util';
import { ROOT } from './paths.ts';

export interface Settings {
  /** Origin of the site, where it is not Firebase's own. */
  siteUrl: string | undefined;
  contactEmail: string | undefined;
  /** Another bucket than the project's default one. */
  bucketName: string | undefined;
  /** Whether calls must come from the site's own pages: `off`, `monitor` or `enforce`. */
  appCheck: string;
}

/** Returns what `functions/.env.<project-id>` says about the project; nothing of it before it is written. */
export function readSettings(project: string): Settings {
  const { SITE_URL, CONTACT_EMAIL, STORAGE_BUCKET, APP_CHECK } = parseEnv(
    readText(`${ROOT}/functions/.env.${project}`),
  );
  return {
    siteUrl: SITE_URL || undefined,
    contactEmail: CONTACT_EMAIL || undefined,
    bucketName: STORAGE_BUCKET || undefined,
    appCheck: APP_CHECK || 'off',
  };
}

/** Returns the id of a project that is given by its id or by its alias in `.firebaserc`. */
export function resolveProject(given: string): string {
  const { projects }: { projects: Record<string, string> } = JSON.parse(readText(`${ROOT}/.firebaserc`));
  return projects[given] ?? given;
}

function readText(file: string): string {
  try {
    return readFileSync(file, 'utf8');
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return '';
    throw error;
  }
}
