import { setTimeout as sleep } from 'node:timers/promises';
import { originOf, PROJECT } from './addresses.ts';

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

/**
 * Polls the collection `mail` and the Auth emulator's links, and prints what is new. Never resolves; errors are retried.
 */
export async function watchMail(print: (text: string) => void, everyMs = 1500): Promise<never> {
  const kinds = [readMail, readLinks].map((read) => ({ read, fresh: newMailsOnly() }));
  for (;;) {
    for (const { read, fresh } of kinds) {
      const mails = await read();
      if (mails) for (const mail of fresh(mails)) print(mailLines(mail));
    }
    await sleep(everyMs);
  }
}

/** Undefined for an error response or a refused connection. */
async function ask<T>(url: string, body?: object): Promise<T | undefined> {
  try {
    const answer = await fetch(url, {
      headers: { authorization: 'Bearer owner' },
      ...(body && { method: 'POST', body: JSON.stringify(body) }),
    });
    return answer.ok ? ((await answer.json()) as T) : undefined;
  } catch (error) {
    // What fetch says of a connection that is refused or cut.
    if (error instanceof TypeError) return undefined;
    throw error;
  }
}

interface StoredMail {
  name: string;
  fields: {
    to?: { stringValue?: string };
    message?: { mapValue?: { fields?: { subject?: Text; text?: Text } } };
  };
}
type Text = { stringValue?: string };

async function readMail(): Promise<Mail[] | undefined> {
  const documents = `${originOf('firestore')}/v1/projects/${PROJECT}/databases/(default)/documents`;
  const found = await ask<{ document?: StoredMail }[]>(`${documents}:runQuery`, {
    structuredQuery: { from: [{ collectionId: 'mail' }] },
  });
  return found?.flatMap(({ document }) => {
    if (!document) return [];
    const { to, message } = document.fields;
    const { subject, text } = message?.mapValue?.fields ?? {};
    return [
      {
        id: document.name,
        to: to?.stringValue ?? '(nobody)',
        subject: subject?.stringValue ?? '(no subject)',
        text: text?.stringValue ?? '',
      },
    ];
  });
}

const SUBJECTS: Readonly<Record<string, string>> = {
  VERIFY_EMAIL: 'confirm your address',
  PASSWORD_RESET: 'set a new password',
  VERIFY_AND_CHANGE_EMAIL: 'confirm your new address',
};

async function readLinks(): Promise<Mail[] | undefined> {
  const url = `${originOf('auth')}/emulator/v1/projects/${PROJECT}/oobCodes`;
  const codes = await ask<{
    oobCodes?: { email: string; newEmail?: string; oobCode: string; oobLink: string; requestType: string }[];
  }>(url);
  return codes?.oobCodes?.map(({ email, newEmail, oobCode, oobLink, requestType }) => ({
    id: oobCode,
    to: newEmail ?? email,
    subject: SUBJECTS[requestType] ?? requestType,
    text: oobLink,
  }));
}
