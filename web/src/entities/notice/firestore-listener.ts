import { NOTICES_MAX } from '@aperture-byline/contract/shared/constants';
import {
  collection,
  connectFirestoreEmulator,
  type Firestore,
  getFirestore,
  limit,
  onSnapshot,
  orderBy,
  query,
} from 'firebase/firestore';
import { type Firebase, firebaseReady } from '#entities/session/firebase/firebase.ts';

/** Imported dynamically only: the SDK weighs more than a page. */

let database: Firestore | undefined;

/** Its cache is in memory: nothing of a person's notices stays in the browser. */
function connect({ app, emulators }: Firebase): Firestore {
  if (database) return database;
  database = getFirestore(app);
  if (emulators.firestore) {
    const { hostname, port } = new URL(emulators.firestore);
    connectFirestoreEmulator(database, hostname, Number(port));
  }
  return database;
}

export interface NoticeMark {
  id: string;
  read: boolean;
  wantsAnswer: boolean;
}

/** Reports the newest notices at once and on changes, until the returned function is called. Ends with `onFailure`. */
export async function listenToNotices(
  userId: number,
  onChange: (notices: NoticeMark[]) => void,
  onFailure: (error: Error) => void,
): Promise<() => void> {
  const notices = collection(connect(await firebaseReady()), `users/${userId}/notices`);
  return onSnapshot(
    query(notices, orderBy('createdAt', 'desc'), limit(NOTICES_MAX)),
    ({ docs }) =>
      onChange(
        docs.map((notice) => ({
          id: notice.id,
          read: notice.get('read') === true,
          wantsAnswer: notice.get('wantsAnswer') === true,
        })),
      ),
    onFailure,
  );
}
