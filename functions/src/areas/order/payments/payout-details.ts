import {
  maskPayoutDetails,
  NO_PAYOUT_DETAILS,
  type PayoutDetails,
  type StoredPayoutDetails,
} from '@aperture-byline/contract/order/payout-details';
import { pagePaths } from '@aperture-byline/contract/pages/page-table';
import { PRODUCT_NAME } from '@aperture-byline/contract/shared/constants';
import { fullName } from '@aperture-byline/contract/shared/text/content';
import { readSellerSettings } from '../../../data/core/settings.ts';
import { queueMailTo } from '../../../data/mail/mail.ts';
import { changePayoutDetails, findFormer, readContact, readUser } from '../../../data/people/users.ts';
import { config } from '../../../lib/config.ts';
import { writeEmail } from '../../../lib/email/write-email.ts';
import { ApiError } from '../../../lib/errors.ts';

const toDetails = ({ upiId, accountName, accountNumber, ifsc }: PayoutDetails): PayoutDetails => ({
  upiId,
  accountName,
  accountNumber,
  ifsc,
});

export async function getPayoutDetails(userId: string): Promise<PayoutDetails> {
  return toDetails((await readContact(userId))?.payout ?? NO_PAYOUT_DETAILS);
}

/**
 * Tells each change by mail, masked, also to an address that was changed in the last days: who changes them steals what
 * is paid out. Throws FORBIDDEN once erased.
 */
export async function savePayoutDetails(userId: string, details: PayoutDetails): Promise<PayoutDetails> {
  const payout = { ...toDetails(details), changedAt: new Date() };
  const stored = await changePayoutDetails(userId, payout);
  if (stored === null) throw new ApiError('FORBIDDEN');
  // Also where the same comes again: the first call may have failed before its mail.
  await tellChange(userId, stored);
  return toDetails(stored);
}

async function tellChange(userId: string, payout: StoredPayoutDetails): Promise<void> {
  const [user, seller] = await Promise.all([readUser(userId), readSellerSettings()]);
  const { siteUrl, contactEmail } = config();
  const where = maskPayoutDetails(payout);
  const id = `payout-details-${userId}-${payout.changedAt.getTime()}`;
  const mail = {
    ...(contactEmail && { replyTo: contactEmail }),
    message: writeEmail({
      subject: `Where we pay you at ${PRODUCT_NAME} was changed`,
      name: user ? fullName(user) : '',
      paragraphs: [
        where
          ? `From now on we pay you for your prints to: ${where}.`
          : 'Where we pay you for your prints was removed.',
        'If you did not change it, somebody else is in your account: please write to us at once by answering this mail, and set a new password.',
      ],
      link: { label: 'Your orders', address: `${pagePaths(siteUrl).studio}/orders` },
      seller,
    }),
  };
  await queueMailTo(userId, id, () => mail);
  await queueMailTo(userId, `${id}-former`, (contact) => {
    const to = findFormer(contact, payout.changedAt);
    return to === null ? null : { ...mail, to };
  });
}
