/** Characters of an answer to a message of the contact form, and of a mail to somebody with an account. */
export const HOUSE_MAIL_MAX = 5000;

/** `GET /studio/contact`: a message of the contact form. */
export interface ContactEntry {
  id: string;
  name: string;
  email: string;
  /** Text, never HTML. */
  message: string;
  /** ISO 8601. */
  createdAt: string;
  isOpen: boolean;
  /** Text of the answer; null where it waits, or was closed without one. */
  answer: string | null;
  /** Who answered or closed it; empty before, and for a former member. */
  adminName: string;
  /** Value to send as `cursor` for what comes after it. */
  cursor: string;
}
