import { setTimeout as sleep } from 'node:timers/promises';
import { createTransport } from 'nodemailer';
import { findOrigin, HOST, PROJECT, SMTP_PORT } from './addresses.ts';

/** Mail as the terminal shows it. */
interface Printed {
  to: string;
  subject: string;
  text: string;
}

/** A mail as text for the terminal, every line marked. */
export function mailLines({ to, subject, text }: Printed): string {
  const lines = [`to ${to}: ${subject}`, ...text.trim().split('\n')].map(withoutControls);
  return `\n${lines.map((line) => `  ✉ ${line}`.trimEnd()).join('\n')}\n`;
}

/** Replaces control characters: mails quote what visitors wrote, and terminals interpret escape sequences. */
function withoutControls(line: string): string {
  return line.replace(/\p{Cc}/gu, ' ');
}

/** A stateful filter: passes the links that it has not seen; the first call passes none. */
export function newLinksOnly(): (links: readonly OobCode[]) => OobCode[] {
  let seen: Set<string> | undefined;
  return (links) => {
    const known = seen ?? new Set(links.map(({ oobCode }) => oobCode));
    seen = known;
    const fresh = links.filter(({ oobCode }) => !known.has(oobCode));
    for (const { oobCode } of fresh) known.add(oobCode);
    return fresh;
  };
}

const SUBJECTS: Readonly<Record<string, string>> = {
  VERIFY_EMAIL: 'Confirm your address',
  PASSWORD_RESET: 'Set a new password',
  VERIFY_AND_CHANGE_EMAIL: 'Confirm your new address',
};

/**
 * Mails the links of the Auth emulator, which sends none, to the mailbox, as the sign-in service would. Never resolves;
 * asks again where the emulator does not answer.
 */
export async function mailLinks(everyMs = 1500): Promise<never> {
  const mailbox = createTransport({ host: HOST, port: SMTP_PORT, secure: false, ignoreTLS: true });
  const newOnes = newLinksOnly();
  for (;;) {
    const links = await readLinks().catch(() => []);
    for (const { email, newEmail, oobLink, requestType } of newOnes(links))
      await mailbox.sendMail({
        from: `noreply@${PROJECT}.firebaseapp.com`,
        to: { name: '', address: newEmail ?? email },
        subject: SUBJECTS[requestType] ?? requestType,
        text: oobLink,
      });
    await sleep(everyMs);
  }
}

async function readLinks(): Promise<OobCode[]> {
  const answer = await fetch(`${findOrigin('auth')}/emulator/v1/projects/${PROJECT}/oobCodes`);
  const { oobCodes = [] } = (await answer.json()) as { oobCodes?: OobCode[] };
  return oobCodes;
}

export interface OobCode {
  email: string;
  newEmail?: string;
  oobCode: string;
  oobLink: string;
  requestType: string;
}
