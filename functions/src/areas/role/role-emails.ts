import { pagePaths } from '@aperture-byline/contract/pages/page-table';
import type { Seller } from '@aperture-byline/contract/settings/stored';
import { PRODUCT_NAME } from '@aperture-byline/contract/shared/constants';
import type { Mail } from '../../data/mail/mail.ts';
import { writeEmail } from '../../lib/email/write-email.ts';
import type { RoleChange } from './role-change.ts';

const TEXTS: Readonly<Record<RoleChange, { subject: string; paragraphs: readonly string[] }>> = {
  'artist granted': {
    subject: `Welcome among the photographers of ${PRODUCT_NAME}`,
    paragraphs: [
      'We have read your request and are glad to say yes: you are now one of our photographers.',
      'Your profile leads to the studio. There you upload photographs, write stories, hang exhibitions and offer prints; what you make is private until you submit it and we have looked at it.',
    ],
  },
  'artist ended': {
    subject: `Your photographer account at ${PRODUCT_NAME}`,
    paragraphs: [
      'Your photographer account has become a regular one. Your profile, your bookmarks and your comments are as they were.',
      'If this comes as a surprise, please write to us: we will look into it together.',
    ],
  },
  'artist declined': {
    subject: 'Your request for a photographer account',
    paragraphs: [
      'Thank you for asking to join our photographers. We could not say yes this time, and we know that this is not what you hoped for.',
      'Nothing else changes, and you are welcome to ask again when you have new work to show.',
    ],
  },
  'admin granted': {
    subject: `You now look after ${PRODUCT_NAME}`,
    paragraphs: [
      'You are now an administrator of the house. Thank you for taking care of it with us.',
      'If you are signed in, sign out and in again once, so that every door opens at once.',
    ],
  },
  'admin ended': {
    subject: `Your administrator account at ${PRODUCT_NAME}`,
    paragraphs: [
      'You are no longer an administrator of the house. Your profile stays as it is. Thank you for the time you gave it.',
    ],
  },
};

/** The mail about everything that one write changed; there is at least one change. */
export function writeRoleEmail(
  changes: readonly RoleChange[],
  { firstName, siteUrl, seller }: { firstName: string; siteUrl: string; seller: Seller },
): Mail['message'] {
  const texts = changes.map((change) => TEXTS[change]);
  const subjects = texts.map(({ subject }) => subject);
  return writeEmail({
    subject: subjects.length === 1 ? String(subjects[0]) : `Your account at ${PRODUCT_NAME} has changed`,
    name: firstName,
    paragraphs: texts.flatMap((text) => text.paragraphs),
    link: { label: 'Your profile', address: pagePaths(siteUrl).accountProfile },
    seller,
  });
}
