/** Roles of a service account: all that it may do in the project, and with the files of the bucket. */
interface Roles {
  project: readonly string[];
  bucket: readonly string[];
}

const READ_DOCUMENTS = 'roles/datastore.viewer';
const WRITE_DOCUMENTS = 'roles/datastore.user';
const READ_SIGN_INS = 'roles/firebaseauth.viewer';
const WRITE_SIGN_INS = 'roles/firebaseauth.admin';
const READ_FILES = 'roles/storage.objectViewer';
const WRITE_FILES = 'roles/storage.objectUser';
/** Roles of who hands events over and calls functions on time: Google does both as the account of the function. */
const GET_EVENTS = ['roles/eventarc.eventReceiver', 'roles/run.invoker'] as const;

/**
 * Service accounts that functions run as, by their ids, each with the roles that its functions need and no others. What
 * a function may read of the Secret Manager follows from its secrets: firebase-tools grants them one by one.
 */
export const SERVICE_ACCOUNTS = {
  'aperture-api': { project: [WRITE_DOCUMENTS, WRITE_SIGN_INS], bucket: [WRITE_FILES] },
  /** Renders pages and hands out pictures, for anybody: it changes nothing. */
  'aperture-pages': { project: [READ_DOCUMENTS], bucket: [READ_FILES] },
  'aperture-events': { project: [WRITE_DOCUMENTS, READ_SIGN_INS, ...GET_EVENTS], bucket: [WRITE_FILES] },
  /** Sets claims of accounts and erases them. */
  'aperture-members': { project: [WRITE_DOCUMENTS, WRITE_SIGN_INS, ...GET_EVENTS], bucket: [WRITE_FILES] },
  /** Decodes pictures that somebody uploaded. */
  'aperture-uploads': { project: [WRITE_DOCUMENTS, ...GET_EVENTS], bucket: [WRITE_FILES] },
  /** Sends mails: no other function can read the password of the mail server. */
  'aperture-mails': { project: [WRITE_DOCUMENTS, ...GET_EVENTS], bucket: [READ_FILES] },
} as const satisfies Readonly<Record<string, Roles>>;

export type ServiceAccountId = keyof typeof SERVICE_ACCOUNTS;

/** Returns the address of a service account, by which Google names it. */
export const serviceAccountEmail = (id: ServiceAccountId, project: string): string =>
  `${id}@${project}.iam.gserviceaccount.com`;
