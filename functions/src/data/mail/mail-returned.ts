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
  /** Whether changes of a public work were sent back, which stays as it is. */
  isRevision?: boolean;
}

/** Queues the mail that says what was sent back. The reason stands in the studio: it may hold anything. */
export async function mailReturned(ownerId: number, returned: Returned): Promise<void> {
  const { kind, title, submission, workId, isRevision = false } = returned;
  const { siteUrl, contactEmail } = config();
  const [seller, owner] = await Promise.all([readSellerSettings(), readUser(String(ownerId))]);
  const { label } = CONTENT_KINDS[kind];
  const named = `your ${label}${title && ` “${title}”`}`;
  const path = kind === 'image' || workId === undefined ? '/studio' : `${WORK_KINDS[kind].path}/${workId}`;
  const [id, ...near] = listNearPeriods(new Date(), (time) => `returned-${ownerId}-${submission}-${dayInIndia(time)}`);
  const message = writeEmail({
    subject: isRevision ? `Changes of your ${label} were sent back` : `Your ${label} was sent back`,
    name: owner?.firstName ?? '',
    paragraphs: [
      isRevision
        ? `We have looked at your changes of ${named} and sent them back to you. What is public stays as it is.`
        : `We have looked at ${named} and sent it back to you: it is not public.`,
      kind === 'image'
        ? 'Why stands beside it in your studio, as for others of the same submission that came back.'
        : 'Why stands in your studio. Once you have changed it, please submit it again.',
    ],
    link: { label: 'See why', address: `${siteUrl}${path}` },
    seller,
  });
  await queueMailTo(String(ownerId), id, () => ({ ...(contactEmail && { replyTo: contactEmail }), message }), near);
}
