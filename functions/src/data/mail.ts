import { createAll } from './firestore.ts';

/** A document of the "Trigger Email" extension. */
export interface Mail {
  to: string;
  replyTo?: string;
  message: { subject: string; text: string; html: string };
}

/** Queues a mail once: the same id a second time changes nothing. */
export async function queueMail(id: string, mail: Mail): Promise<void> {
  await createAll([{ path: `mail/${id}`, data: mail }]);
}
