import type { StoredPersonDecision } from '@aperture-byline/contract/review/stored';
import type { StoredUser } from '@aperture-byline/contract/user/stored';
import type { Transaction } from 'firebase-admin/firestore';
import { recordDecision } from '../core/audit.ts';
import type { WithId } from '../core/collection.ts';
import { runSerialized } from '../core/database.ts';
import { users } from './users.ts';

/**
 * Does to an account what an administrator decided, with an entry in the audit log and what `also` writes at once; no
 * change, no entry. The account as it was; null where there is none, `own` where it is the administrator's. `refused`
 * where the administrator is none any more or locked: of two who lock each other, one stays.
 */
export function changePerson(
  userId: string,
  {
    adminId,
    decision,
    reason = null,
    also,
  }: {
    adminId: string;
    decision: StoredPersonDecision['decision'];
    reason?: string | null;
    also?: ((transaction: Transaction) => void) | undefined;
  },
  change: (user: StoredUser) => Partial<StoredUser> | null,
): Promise<WithId<StoredUser> | null | 'own' | 'refused'> {
  const { reference } = users.at(userId);
  return runSerialized(reference.path, async (transaction) => {
    if (userId === adminId) return 'own';
    const [admin] = await users.readMany([adminId], transaction);
    if (!admin?.admin || admin.isLocked) return 'refused';
    const user = await users.read(userId, transaction);
    if (user?.uid == null) return null;
    const fields = change(user);
    if (fields === null) return user;
    if (Object.keys(fields).length > 0) transaction.update(reference, fields);
    also?.(transaction);
    recordDecision(transaction, {
      kind: 'person',
      decision,
      subjectId: userId,
      ownerId: user.userId,
      reason,
      adminId: admin.userId,
      createdAt: new Date(),
    });
    return user;
  });
}
