import { dayInIndia } from '@aperture-byline/contract/shared/dates';
import { CONTENT_KINDS, WORK_KINDS, type WorkKind } from '@aperture-byline/contract/work/work-kinds';
import { config } from '../../lib/config.ts';
import { writeEmail } from '../../lib/email/write-email.ts';
import { readSellerSettings } from '../core/settings.ts';
import { readUser } from '../people/users.ts';
import { listNearPeriods, queueMailTo } from './mail.ts';

interface Returned {
  kind: WorkKind | 'image';
  title: string;
  /** Names what was submitted together: a day's decisions about it are one mail. */
  submission: string | number;
  /** Names a work's editor; photographs are found in the studio. */
  workId?: string;
  /** The administrator's words; null where there are none. */
  reason: string | null;
  /** Whether changes of a public work were sent back, which stays as it is. */
  isRevision?: boolean;
}

/** Queues the mail that says what was sent back and why; of a submission of photographs the first of a day. */
export async function mailReturned(ownerId: number, returned: Returned): Promise<void> {
  const { kind, title, submission, workId, reason, isRevision = false } = returned;
  const { siteUrl, contactEmail } = config();
  const [seller, owner] = await Promise.all([readSellerSettings(), readUser(String(ownerId))]);
  const { label } = CONTENT_KINDS[kind];
  const named = `your ${label}${title && ` “${title}”`}`;
  const path = kind === 'image' || workId === undefined ? '/studio' : `${WORK_KINDS[kind].path}/${workId}`;
  const [id, ...near] = listNearPeriods(new Date(), (time) => `returned-${ownerId}-${submission}-${dayInIndia(time)}`);
  const message = writeEmail({
    subject:
      kind === 'image'
        ? 'Photographs of yours were sent back'
        : isRevision
          ? `Changes of your ${label} were sent back`
          : `Your ${label} was sent back`,
    name: owner?.firstName ?? '',
    paragraphs: [
      isRevision
        ? `We have looked at your changes of ${named} and sent them back to you. What is public stays as it is.`
        : `We have looked at ${named} and sent it back to you: it is not public.`,
      ...(reason ? [`Our reason: ${reason}`] : []),
      kind === 'image'
        ? 'Your studio lists all photographs that came back, each with its reason.'
        : 'Once you have changed it, please submit it again.',
    ],
    link: { label: kind === 'image' ? 'See what came back' : 'Open it', address: `${siteUrl}${path}` },
    seller,
  });
  await queueMailTo(String(ownerId), id, () => ({ ...(contactEmail && { replyTo: contactEmail }), message }), near);
}
