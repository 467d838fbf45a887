import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { fullName } from '@aperture-byline/contract/shared/text/content';
import type { Auth } from 'firebase-admin/auth';
import type { Firestore } from 'firebase-admin/firestore';
import { makeAvatars } from '../../../functions/src/media/make-avatars.ts';
import { allPeople, type Person } from '../content.ts';
import { buildUid, findAvatar } from '../people.ts';
import type { PictureSource } from '../picture-source.ts';
import type { SeedDocument } from '../seed-document.ts';
import { type Bucket, FOR_EVER } from './connect.ts';

/** Password of every account of the seed. */
const PASSWORD = 'aperture-2026';

/** Makes the accounts, or puts back what has changed on those that exist. */
export async function writeAccounts(auth: Auth): Promise<void> {
  await Promise.all(allPeople.map((person) => writeAccount(auth, person)));
}

async function writeAccount(auth: Auth, person: Person): Promise<void> {
  const uid = buildUid(person);
  if (uid === null || person.email === undefined) return;
  const account = {
    email: person.email,
    emailVerified: !person.isUnconfirmed,
    password: PASSWORD,
    displayName: fullName(person),
    disabled: false,
  };
  const { users } = await auth.getUsers([{ uid }]);
  if (users.length > 0) await auth.updateUser(uid, account);
  else await auth.createUser({ ...account, uid });
  const { userId, role } = person;
  await auth.setCustomUserClaims(uid, {
    userId,
    isArtist: role === 'photographer',
    admin: role === 'admin',
  });
}

/** Publishes the avatar of everybody who has one, as the server does. */
export async function writeAvatars(bucket: Bucket, source: PictureSource): Promise<void> {
  for (const person of allPeople) {
    if (person.avatar === undefined) continue;
    const { original } = await source.load(person.avatar);
    for (const { width, data } of await makeAvatars(original))
      await bucket
        .file(`${findAvatar(person)}/${width}.jpeg`)
        .save(data, { resumable: false, metadata: { contentType: 'image/jpeg', cacheControl: FOR_EVER } });
  }
}

/** Writes the documents as they stand, over whatever is there. Throws where any of them could not be written. */
export async function writeDocuments(firestore: Firestore, documents: readonly SeedDocument[]): Promise<void> {
  const writer = firestore.bulkWriter();
  const writes = documents.map(({ path, data }) => writer.set(firestore.doc(path), { ...data }));
  await Promise.all([...writes, writer.close()]);
}

const command = fileURLToPath(new URL('../../../functions/src/operator-commands.ts', import.meta.url));

/** Rebuilds the page indexes with the operators' command. */
export async function rebuildPageIndexes(): Promise<void> {
  const child = spawn(process.execPath, [command, 'rebuild'], { stdio: ['ignore', 'ignore', 'inherit'] });
  const [code]: unknown[] = await once(child, 'exit');
  if (code !== 0) throw new Error(`Rebuilding the page indexes ended with ${code}`);
}
