import { letterMessages } from '@aperture-byline/contract/letter/letter-messages';
import type { StoredLetter } from '@aperture-byline/contract/letter/stored';
import {
  LETTER_DAYS_AHEAD,
  LETTER_HTML_MAX,
  LETTER_MAIL_BYTES_MAX,
  type Letter,
  type LetterContent,
  type LetterList,
  type LetterPreview,
} from '@aperture-byline/contract/letter/wire';
import { isId } from '@aperture-byline/contract/shared/ids';
import { cleanText } from '@aperture-byline/contract/shared/text/clean-text';
import { isVisible } from '@aperture-byline/contract/shared/text/text-checks';
import { schemaMessages } from '@aperture-byline/contract/shared/text/text-fields';
import { CONFIRMATION_DAYS } from '@aperture-byline/contract/subscription/wire';
import { readSellerSettings } from '../../data/core/settings.ts';
import {
  changeLetter,
  createLetterAt,
  deleteDraft,
  type ListedLetter,
  readLetter,
  readLetters,
  type StoredLetterWithId,
} from '../../data/mail/letters.ts';
import { listNearPeriods, queueMailTo } from '../../data/mail/mail.ts';
import { countConfirmed, inDays } from '../../data/mail/subscribers.ts';
import { config } from '../../lib/config.ts';
import { UNSUBSCRIBE } from '../../lib/email/subscriber-mail.ts';
import type { Message } from '../../lib/email/write-email.ts';
import { ApiError } from '../../lib/errors.ts';
import { sha256OfJson } from '../../lib/sha256.ts';
import { blocksIn, cleanLetter } from './letter-text.ts';
import { chooseWorks, readWorks } from './letter-works.ts';
import { writeContent, writeLetter } from './write-letter.ts';

/** Length of the id of a draft that was created with a key, in hexadecimal digits. */
const KEYED_ID_LENGTH = 20;

/** Lists all letters, those that are not sent yet first. */
export async function listLetters(): Promise<LetterList> {
  const [found, subscribers] = await Promise.all([readLetters(), countConfirmed()]);
  const isSent = ({ state }: Pick<StoredLetter, 'state'>) => state === 'sent';
  const ordered = [...found.filter((letter) => !isSent(letter)), ...found.filter(isSent)];
  return {
    letters: ordered.map(toSummary),
    subscribers,
  };
}

const EMPTY: LetterContent = { subject: '', previewText: '', html: '' };

/** Makes a draft, once for each key. */
export async function createLetter(
  content: Partial<LetterContent>,
  { userId, key }: { userId: string | null; key: string | null },
): Promise<{ letter: Letter; isNew: boolean }> {
  const now = new Date();
  const id = key === null ? null : sha256OfJson([userId, key]).slice(0, KEYED_ID_LENGTH);
  const { letter, isNew } = await createLetterAt(id, {
    ...EMPTY,
    ...cleanContent(content),
    state: 'draft',
    version: 1,
    sendAt: null,
    missedAt: null,
    startedAt: null,
    sentAt: null,
    content: null,
    shown: [],
    cursor: '',
    recipients: 0,
    editedBy: Number(userId),
    createdAt: now,
    updatedAt: now,
  });
  return { letter: toLetter(letter), isNew };
}

export async function getLetter(id: unknown): Promise<Letter> {
  return toLetter(await requireLetter(id));
}

/** Throws NOT_FOUND, CONFLICT, WRONG_STATE, INVALID. */
export async function saveLetter(
  id: unknown,
  { version, ...content }: Partial<LetterContent> & { version: number },
  userId: string | null,
): Promise<Letter> {
  const clean = cleanContent(content);
  return change(id, (letter) => {
    requireState(letter, ['draft']);
    requireVersion(letter, version);
    return { ...clean, version: letter.version + 1, editedBy: Number(userId), updatedAt: new Date() };
  });
}

/** Throws WRONG_STATE for what is no draft. */
export async function deleteLetter(id: unknown): Promise<void> {
  if (isId(id) && !(await deleteDraft(id))) throw new ApiError('WRONG_STATE', { message: letterMessages.notDraft });
}

export async function previewLetter(id: unknown): Promise<LetterPreview> {
  return write(await requireLetter(id));
}

/** Mails each version once a minute at most. Throws NOT_FOUND, INVALID without subject, CONFLICT without address. */
export async function sendTestLetter(id: unknown, userId: string): Promise<void> {
  const letter = await requireLetter(id);
  if (!isVisible(letter.subject))
    throw new ApiError('INVALID', {
      message: letterMessages.testWithoutSubject,
      fields: { subject: letterMessages.subjectMissing },
    });
  const { subject, ...message } = await write(letter);
  const now = new Date();
  const { contactEmail } = config();
  const [mailId, ...near] = listNearPeriods(
    now,
    (time) => `letter-test-${letter.id}-${letter.version}-${userId}-${time.toISOString().slice(0, 16)}`,
  );
  const isQueued = await queueMailTo(
    userId,
    mailId,
    () => ({
      ...(contactEmail && { replyTo: contactEmail }),
      expiresAt: inDays(now, CONFIRMATION_DAYS),
      message: { ...message, subject: `[Test] ${subject}` },
    }),
    near,
  );
  if (!isQueued) throw new ApiError('CONFLICT', { message: letterMessages.noAddress });
}

/** Throws NOT_FOUND, CONFLICT, WRONG_STATE, and INVALID where something is missing or too long. */
export async function scheduleLetter(
  id: unknown,
  { version, sendAt }: { version: number; sendAt: string },
): Promise<Letter> {
  const now = new Date();
  const due = new Date(Math.max(Date.parse(sendAt), now.getTime()));
  if (due > inDays(now, LETTER_DAYS_AHEAD))
    throw new ApiError('INVALID', { fields: { sendAt: letterMessages.timeTooLate } });
  const letter = await requireLetter(id);
  requireState(letter, ['draft', 'scheduled']);
  const problems = {
    ...(!isVisible(letter.subject) && { subject: letterMessages.subjectMissing }),
    ...(!isVisible(letter.previewText) && { previewText: letterMessages.previewMissing }),
    ...(letter.html === '' && { html: letterMessages.wordsMissing }),
  };
  if (Object.keys(problems).length > 0) throw new ApiError('INVALID', { fields: problems });
  if (Buffer.byteLength((await write(letter)).html) > LETTER_MAIL_BYTES_MAX)
    throw new ApiError('INVALID', { fields: { html: letterMessages.mailTooLarge } });
  return change(id, (present) => {
    requireState(present, ['draft', 'scheduled']);
    requireVersion(present, version);
    return { state: 'scheduled', sendAt: due, missedAt: null, version: present.version + 1, updatedAt: new Date() };
  });
}

/** Throws NOT_FOUND, WRONG_STATE once it is being sent. */
export function unscheduleLetter(id: unknown): Promise<Letter> {
  return change(id, (letter) => {
    if (letter.state === 'draft') return {};
    requireState(letter, ['scheduled'], letterMessages.alreadySending);
    return { state: 'draft', sendAt: null, version: letter.version + 1, updatedAt: new Date() };
  });
}

/** With its blocks as they are now, or as they were sent. */
async function write(letter: StoredLetterWithId): Promise<Message> {
  const shown = letter.startedAt === null ? await chooseWorks(blocksIn(letter.html), new Date()) : letter.shown;
  const content = letter.content ?? writeContent(letter.html, await readWorks(shown));
  const seller = await readSellerSettings();
  return writeLetter(letter, content, { unsubscribe: { label: UNSUBSCRIBE, address: config().siteUrl }, seller });
}

/** Throws INVALID where the words are too long once they are clean. */
function cleanContent({ html, ...lines }: Partial<LetterContent>): Partial<LetterContent> {
  return html === undefined ? lines : { ...lines, html: cleanWords(html) };
}

function cleanWords(html: string): string {
  const refuse = (problem: string) => new ApiError('INVALID', { fields: { html: problem } });
  const clean = cleanLetter(html);
  if (clean.length > LETTER_HTML_MAX) throw refuse(letterMessages.wordsTooLong);
  if (cleanText('html', clean) !== clean) throw refuse(schemaMessages.valueInvalid);
  return clean;
}

async function requireLetter(id: unknown): Promise<StoredLetterWithId> {
  const letter = isId(id) ? await readLetter(id) : null;
  if (letter === null) throw new ApiError('NOT_FOUND', { message: letterMessages.gone });
  return letter;
}

async function change(id: unknown, decide: (letter: StoredLetterWithId) => Partial<StoredLetter>): Promise<Letter> {
  const changed = isId(id) ? await changeLetter(id, decide) : null;
  if (changed === null) throw new ApiError('NOT_FOUND', { message: letterMessages.gone });
  return toLetter(changed);
}

function requireState(
  { state }: StoredLetter,
  states: readonly StoredLetter['state'][],
  message: string = letterMessages.notDraft,
): void {
  if (!states.includes(state)) throw new ApiError('WRONG_STATE', { message, fields: { status: state } });
}

function requireVersion(letter: StoredLetter, version: number): void {
  if (letter.version === version) return;
  throw new ApiError('CONFLICT', {
    message: letterMessages.changedElsewhere,
    fields: { version: String(letter.version) },
  });
}

function toLetter(letter: StoredLetterWithId): Letter {
  const { previewText, html } = letter;
  return { ...toSummary(letter), previewText, html: cleanLetter(html) };
}

function toSummary({
  id,
  subject,
  state,
  version,
  sendAt,
  sentAt,
  missedAt,
  recipients,
  updatedAt,
}: ListedLetter): LetterList['letters'][number] {
  return {
    id,
    subject,
    state,
    version,
    sendAt: sendAt?.toISOString() ?? null,
    sentAt: sentAt?.toISOString() ?? null,
    missedAt: missedAt?.toISOString() ?? null,
    recipients,
    updatedAt: updatedAt.toISOString(),
  };
}
