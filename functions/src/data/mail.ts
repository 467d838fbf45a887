import { collection, createAll, deleteTrees, readQuery, type WithId } from './firestore.ts';

/** A document of Firebase's "Trigger Email" extension. */
export interface Mail {
  to: string;
  replyTo?: string;
  message: { subject: string; text: string; html: string };
}

/** Queues a mail once: the same id a second time changes nothing. */
export async function queueMail(id: string, mail: Mail): Promise<void> {
  await createAll([{ path: `mail/${id}`, data: mail }]);
}

/** `to`: mails to an address; `replyTo`: messages of the contact form that name it as their sender's. */
type Role = 'to' | 'replyTo';

function mailOf(role: Role, email: string) {
  return collection('mail').where(role, '==', email);
}

export function readMail(role: Role, email: string): Promise<WithId<object>[]> {
  return readQuery(mailOf(role, email));
}

export function deleteMail(role: Role, email: string): Promise<void> {
  return deleteTrees(mailOf(role, email));
}
