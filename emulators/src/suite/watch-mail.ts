import { setTimeout as sleep } from 'node:timers/promises';
import { originOf, PROJECT } from './addresses.ts';

/** Something that would have gone to somebody's mailbox. */
export interface Letter {
  /** Never the same twice. */
  id: string;
  to: string;
  subject: string;
  text: string;
}

/** What has come since the last time, and nothing of what was there the first time. */
export function newcomers(): (letters: readonly Letter[]) => Letter[] {
  let seen: Set<string> | undefined;
  return (letters) => {
    const known = seen ?? new Set(letters.map(({ id }) => id));
    seen = known;
    const fresh = letters.filter(({ id }) => !known.has(id));
    for (const { id } of fresh) known.add(id);
    return fresh;
  };
}

/** A letter as the terminal shows it: quiet, and set apart from what is around it. */
export function letterLines({ to, subject, text }: Letter): string {
  const lines = [`to ${to}: ${subject}`, ...text.trim().split('\n')].map(withoutControls);
  return `\n${lines.map((line) => `  ✉ ${line}`.trimEnd()).join('\n')}\n`;
}

/** A letter holds what visitors wrote, and a terminal obeys control characters. */
function withoutControls(line: string): string {
  return line.replace(/\p{Cc}/gu, ' ');
}

/**
 * Prints each letter that is put into the outgoing mail, and each link that the Auth emulator makes instead of sending
 * it, as it comes. Never resolves; an emulator that does not answer for a moment is asked again.
 */
export async function watchMail(print: (text: string) => void, everyMs = 1500): Promise<never> {
  const kinds = [readMail, readLinks].map((read) => ({ read, fresh: newcomers() }));
  for (;;) {
    for (const { read, fresh } of kinds) {
      const letters = await read();
      if (letters) for (const letter of fresh(letters)) print(letterLines(letter));
    }
    await sleep(everyMs);
  }
}

/** Undefined where the emulator does not answer as it should. */
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

async function readMail(): Promise<Letter[] | undefined> {
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
};

async function readLinks(): Promise<Letter[] | undefined> {
  const url = `${originOf('auth')}/emulator/v1/projects/${PROJECT}/oobCodes`;
  const codes = await ask<{
    oobCodes?: { email: string; oobCode: string; oobLink: string; requestType: string }[];
  }>(url);
  return codes?.oobCodes?.map(({ email, oobCode, oobLink, requestType }) => ({
    id: oobCode,
    to: email,
    subject: SUBJECTS[requestType] ?? requestType,
    text: oobLink,
  }));
}
