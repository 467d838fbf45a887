import { setTimeout as sleep } from 'node:timers/promises';
import type { Firestore } from '@google-cloud/firestore';
import { findOrigin, PROJECT, suiteEnvironment } from './addresses.ts';

/** A mail that production would send: one of the site's, or one of the sign-in service. */
export interface Mail {
  /** Unique. */
  id: string;
  to: string;
  subject: string;
  text: string;
}

/** A stateful filter: passes the mails that it has not seen; the first call passes none. */
export function newMailsOnly(): (mails: readonly Mail[]) => Mail[] {
  let seen: Set<string> | undefined;
  return (mails) => {
    const known = seen ?? new Set(mails.map(({ id }) => id));
    seen = known;
    const fresh = mails.filter(({ id }) => !known.has(id));
    for (const { id } of fresh) known.add(id);
    return fresh;
  };
}

/** A mail as text for the terminal, every line marked. */
export function mailLines({ to, subject, text }: Mail): string {
  const lines = [`to ${to}: ${subject}`, ...text.trim().split('\n')].map(withoutControls);
  return `\n${lines.map((line) => `  ✉ ${line}`.trimEnd()).join('\n')}\n`;
}

/** Replaces control characters: mails quote what visitors wrote, and terminals interpret escape sequences. */
function withoutControls(line: string): string {
  return line.replace(/\p{Cc}/gu, ' ');
}

/** Polls the collection `mail` and the Auth emulator's links and prints what is new. Never resolves; retries errors. */
export async function watchMail(print: (text: string) => void, everyMs = 1500): Promise<never> {
  const firestore = await connectFirestore();
  const sources = [() => readMail(firestore), readLinks].map((read) => ({ read, fresh: newMailsOnly() }));
  for (;;) {
    for (const { read, fresh } of sources) {
      const mails = await read().catch(() => undefined);
      if (mails) for (const mail of fresh(mails)) print(mailLines(mail));
    }
    await sleep(everyMs);
  }
}

async function connectFirestore(): Promise<Firestore> {
  // It says where the emulator is, and that no credentials are to be looked for.
  Object.assign(process.env, suiteEnvironment());
  // The library takes half a second to load, which no other command has to wait for.
  const { Firestore } = await import('@google-cloud/firestore');
  return new Firestore({ projectId: PROJECT });
}

async function readMail(firestore: Firestore): Promise<Mail[]> {
  const { docs } = await firestore.collection('mail').get();
  return docs.map((document) => ({
    id: document.id,
    to: document.get('to') ?? '(nobody)',
    subject: document.get('message.subject') ?? '(no subject)',
    text: document.get('message.text') ?? '',
  }));
}

const SUBJECTS: Readonly<Record<string, string>> = {
  VERIFY_EMAIL: 'confirm your address',
  PASSWORD_RESET: 'set a new password',
  VERIFY_AND_CHANGE_EMAIL: 'confirm your new address',
};

async function readLinks(): Promise<Mail[]> {
  const answer = await fetch(`${findOrigin('auth')}/emulator/v1/projects/${PROJECT}/oobCodes`);
  const { oobCodes = [] } = (await answer.json()) as { oobCodes?: OobCode[] };
  return oobCodes.map(({ email, newEmail, oobCode, oobLink, requestType }) => ({
    id: oobCode,
    to: newEmail ?? email,
    subject: SUBJECTS[requestType] ?? requestType,
    text: oobLink,
  }));
}

interface OobCode {
  email: string;
  newEmail?: string;
  oobCode: string;
  oobLink: string;
  requestType: string;
}
