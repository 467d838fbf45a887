import type { StoredNotice } from '@aperture-byline/contract/notice/stored';
import { HOUR } from '@aperture-byline/contract/shared/durations';
import { readClaims } from './accounts.ts';
import { findWhere, writeDocuments } from './firebase.ts';

/** Writes notices of an account as the server does; the first one is the newest. */
export async function writeNotices(email: string, notices: readonly Partial<StoredNotice>[]): Promise<void> {
  const { userId } = await readClaims(email);
  const now = Date.now();
  const defaults = {
    kind: 'imageComment',
    state: 'new',
    subjectId: null,
    title: '',
    ownerId: null,
    read: false,
  };
  await writeDocuments(
    notices.map((notice, index) => ({
      path: `users/${userId}/notices/${crypto.randomUUID()}`,
      fields: {
        ...defaults,
        createdAt: new Date(now - index * HOUR),
        expiresAt: new Date(now + HOUR),
        ...notice,
      },
    })),
  );
}

/** A document of the collection `mail`. */
interface Mail {
  to: string;
  message: { subject: string; text: string; html: string };
}

export const mailTo = (email: string): Promise<Mail[]> => findWhere('mail', 'to', email) as Promise<Mail[]>;
