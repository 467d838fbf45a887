import { GrpcStatus } from 'firebase-admin/firestore';
import { collection } from './firestore.ts';

/** A document of the "Trigger Email" extension. */
export interface Mail {
  to: string;
  replyTo: string;
  message: { subject: string; text: string; html: string };
}

/** Queues a mail once: the same id a second time changes nothing. */
export async function queueMail(id: string, mail: Mail): Promise<void> {
  try {
    await collection('mail').doc(id).create(mail);
  } catch (error) {
    if (!isAlreadyThere(error)) throw error;
  }
}

function isAlreadyThere(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === GrpcStatus.ALREADY_EXISTS;
}
