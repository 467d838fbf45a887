import { findWhere } from './firestore.ts';

/** A document of the collection `mail`. */
export interface Mail {
  to: string;
  message: { subject: string; text: string; html: string };
}

/** All mails queued for this address. */
export const mailTo = (email: string): Promise<Mail[]> => findWhere('mail', 'to', email) as Promise<Mail[]>;
