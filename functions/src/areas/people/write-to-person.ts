import { peopleMessages } from '@aperture-byline/contract/people/people-messages';
import { PRODUCT_NAME } from '@aperture-byline/contract/shared/constants';
import { DAY } from '@aperture-byline/contract/shared/durations';
import { fullName } from '@aperture-byline/contract/shared/text/content';
import { readSellerSettings } from '../../data/core/settings.ts';
import { listNearPeriods, queueMail, queueMailTo } from '../../data/mail/mail.ts';
import { config } from '../../lib/config.ts';
import { writeEmail } from '../../lib/email/write-email.ts';
import { ApiError } from '../../lib/errors.ts';
import { idOfJson } from '../../lib/sha256.ts';
import { buildSignInLink, readSignIn } from '../../lib/sign-in-accounts.ts';
import { type ByAdmin, decideAbout } from './change-person.ts';

/** Names a mail, which is queued once a minute, as after a double click. */
const idsOf = (...parts: unknown[]) =>
  listNearPeriods(new Date(), (time) => `person-${idOfJson([time.toISOString().slice(0, 16), ...parts])}`);

const LINKS = {
  confirmation: {
    decision: 'resentConfirmation',
    subject: `Confirm your address for ${PRODUCT_NAME}`,
    paragraph: 'Please confirm with the button below that this address is yours. Some things need it, such as orders.',
    label: 'Confirm the address',
  },
  reset: {
    decision: 'sentReset',
    subject: `Set a new password for ${PRODUCT_NAME}`,
    paragraph: 'With the button below you set a new password. Until you do, the present one stays.',
    label: 'Set a new password',
  },
} as const;

/** Mails a link of the sign-in service. Throws NOT_FOUND, CONFLICT where there is nothing to confirm or to reset. */
export async function sendSignInLink(by: ByAdmin, kind: keyof typeof LINKS): Promise<void> {
  const { decision, subject, paragraph, label } = LINKS[kind];
  const user = await decideAbout(by, decision, () => null);
  const signIn = await readSignIn(user.uid);
  if (signIn?.email == null) throw new ApiError('CONFLICT', { message: peopleMessages.noAddress });
  if (kind === 'confirmation' && signIn.emailVerified)
    throw new ApiError('CONFLICT', { message: peopleMessages.confirmedBefore });
  if (kind === 'reset' && !signIn.providers.some(({ id }) => id === 'password'))
    throw new ApiError('CONFLICT', { message: peopleMessages.noPassword });
  const { contactEmail } = config();
  const [id, ...near] = idsOf(user.userId, kind);
  const mail = {
    to: signIn.email.toLowerCase(),
    userId: String(user.userId),
    ...(contactEmail && { replyTo: contactEmail }),
    // The link is a secret, and valid for hours.
    expiresAt: new Date(Date.now() + DAY),
    message: writeEmail({
      subject,
      name: user.firstName,
      paragraphs: [paragraph, 'If you did not ask for it, you need not do anything.'],
      link: { label, address: await buildSignInLink(kind, signIn.email) },
      seller: await readSellerSettings(),
    }),
  };
  await decideAbout(by, decision, () => ({}));
  await queueMail(id, mail, near);
}

/** Mails to somebody's confirmed address. Throws NOT_FOUND, CONFLICT where there is none. */
export async function writeToPerson(by: ByAdmin, { subject, text }: { subject: string; text: string }): Promise<void> {
  const user = await decideAbout(by, 'wrote', () => null);
  const { contactEmail, siteUrl } = config();
  const seller = await readSellerSettings();
  const [id, ...near] = idsOf(user.userId, by.adminId, subject, text);
  const write = () => ({
    ...(contactEmail && { replyTo: contactEmail }),
    message: writeEmail({
      subject,
      name: fullName(user),
      paragraphs: [text],
      link: { label: 'Visit the gallery', address: siteUrl },
      seller,
    }),
  });
  if (!(await queueMailTo(String(user.userId), id, write, near)))
    throw new ApiError('CONFLICT', { message: peopleMessages.noAddress });
  await decideAbout(by, 'wrote', () => ({}), subject);
}
