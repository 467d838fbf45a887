import { findWhere } from './firestore.ts';

/** A document of the outgoing mail. */
export interface Mail {
  to: string;
  message: { subject: string; text: string; html: string };
}

/** Whatever was put into the outgoing mail for this address. */
export const mailTo = (email: string): Promise<Mail[]> => findWhere<Mail>('mail', 'to', email);
