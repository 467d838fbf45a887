import { File } from '@google-cloud/storage';
import { DocumentReference, Firestore } from 'firebase-admin/firestore';
import { auth } from '../../src/lib/firebase.ts';
import { SERVICE_ACCOUNTS, type ServiceAccountId } from '../../src/service-accounts.ts';

const SIGN_IN_READS = ['getUser', 'getUserByEmail'];
const SIGN_IN_WRITES = [
  'updateUser',
  'revokeRefreshTokens',
  'setCustomUserClaims',
  'deleteUser',
  'generatePasswordResetLink',
  'generateEmailVerificationLink',
];

/** Has this process fail at what the roles of an account do not allow, since the emulators allow everything. */
export function confine(id: ServiceAccountId): void {
  const project: readonly string[] = SERVICE_ACCOUNTS[id].project;
  const bucket: readonly string[] = SERVICE_ACCOUNTS[id].bucket;
  const deny = (target: object, names: readonly string[]) => {
    for (const name of names)
      Object.defineProperty(target, name, {
        value() {
          throw new Error(`${id} may not ${name}`);
        },
      });
  };
  if (!project.includes('roles/datastore.user')) {
    deny(DocumentReference.prototype, ['create', 'set', 'update', 'delete']);
    deny(Firestore.prototype, ['batch', 'bulkWriter']);
    const run = Firestore.prototype.runTransaction;
    Firestore.prototype.runTransaction = function (work, options) {
      if (!options?.readOnly) throw new Error(`${id} may not write in a transaction`);
      return run.call(this, work, options) as ReturnType<typeof work>;
    };
  }
  if (!project.includes('roles/firebaseauth.admin')) {
    deny(auth(), SIGN_IN_WRITES);
    if (!project.includes('roles/firebaseauth.viewer')) deny(auth(), SIGN_IN_READS);
  }
  if (!bucket.includes('roles/storage.objectUser')) deny(File.prototype, ['save', 'delete', 'setMetadata']);
}
