import {
  findHoldEnd,
  type OwnPayoutDetails,
  type PayoutDetails,
  type StoredPayoutDetails,
} from '@aperture-byline/contract/order/payouts/payout-details';
import { payoutMessages } from '@aperture-byline/contract/order/payouts/payout-messages';
import { pagePaths } from '@aperture-byline/contract/pages/page-table';
import { PRODUCT_NAME } from '@aperture-byline/contract/shared/constants';
import { formatTime } from '@aperture-byline/contract/shared/dates';
import { isUserId } from '@aperture-byline/contract/shared/ids';
import { fullName } from '@aperture-byline/contract/shared/text/content';
import { addDecision } from '../../../data/core/audit.ts';
import { readSellerSettings } from '../../../data/core/settings.ts';
import { queueMailTo } from '../../../data/mail/mail.ts';
import { closeNotices, createNotice } from '../../../data/mail/notices.ts';
import { readPayoutOf } from '../../../data/orders/money/payout-details.ts';
import { readDuePayouts } from '../../../data/orders/money/payouts.ts';
import { changePayoutDetails, findFormer, readContact, readUser } from '../../../data/people/users.ts';
import { config } from '../../../lib/config.ts';
import { writeEmail } from '../../../lib/email/write-email.ts';
import { ApiError } from '../../../lib/errors.ts';
import { openPayoutDetails } from '../../../lib/payout-cipher.ts';

/** Name of the notice that asks an artist once where they are paid. */
export const ASKS_FOR_DETAILS = 'payout-details';

export async function getPayoutDetails(userId: string): Promise<OwnPayoutDetails> {
  const [contact, { asksPan }] = await Promise.all([readContact(userId), readSellerSettings()]);
  return toOwn(contact?.payout ?? null, asksPan);
}

const toOwn = (payout: StoredPayoutDetails | null, asksPan: boolean): OwnPayoutDetails => ({
  masked: payout?.masked ?? '',
  heldUntil: findHoldEnd(payout, new Date())?.toISOString() ?? null,
  asksPan,
});

/**
 * Tells each change by a notice and a mail, masked, also to an address that was changed in the last days: who changes
 * them steals what is paid out. Throws INVALID without a PAN that the house asks for, FORBIDDEN once erased.
 */
export async function savePayoutDetails(userId: string, details: PayoutDetails): Promise<OwnPayoutDetails> {
  const { asksPan } = await readSellerSettings();
  const isRemoval = !details.upiId && !details.accountNumber;
  if (asksPan && !details.pan && !isRemoval)
    throw new ApiError('INVALID', { fields: { pan: payoutMessages.panMissing } });
  const kept = { ...details, pan: asksPan ? details.pan : '' };
  const stored = await changePayoutDetails(userId, kept, new Date());
  if (stored === undefined) throw new ApiError('FORBIDDEN');
  // Also where the same comes again: the first call may have failed before its mail.
  if (stored !== null) await tellChange(userId, stored);
  if (stored?.masked) await closeNotices(userId, [ASKS_FOR_DETAILS]);
  return toOwn(stored, asksPan);
}

async function tellChange(userId: string, payout: StoredPayoutDetails): Promise<void> {
  const [user, seller] = await Promise.all([readUser(userId), readSellerSettings()]);
  const { siteUrl, contactEmail } = config();
  const { masked, isChange, changedAt } = payout;
  const heldUntil = findHoldEnd(payout, changedAt);
  const id = `payout-details-${userId}-${changedAt.getTime()}`;
  const mail = {
    ...(contactEmail && { replyTo: contactEmail }),
    message: writeEmail({
      subject: `Where we pay you at ${PRODUCT_NAME} was ${isChange ? 'changed' : 'entered'}`,
      name: user ? fullName(user) : '',
      paragraphs: [
        masked
          ? `From now on we pay you for your prints to: ${masked}.`
          : 'Where we pay you for your prints was removed.',
        ...(heldUntil ? [`Because it was changed, payouts wait until ${formatTime(heldUntil.toISOString())}.`] : []),
        'If it was not you, somebody else is in your account: please write to us at once by answering this mail, and set a new password.',
      ],
      link: { label: 'Where we pay you', address: `${pagePaths(siteUrl).studio}/money` },
      seller,
    }),
  };
  await createNotice(userId, id, {
    kind: 'payoutDetails',
    state: 'changed',
    subjectId: null,
    title: '',
    ownerId: null,
    createdAt: changedAt,
  });
  await queueMailTo(userId, id, () => mail);
  await queueMailTo(userId, `${id}-former`, (contact) => {
    const to = findFormer(contact, changedAt);
    return to === null ? null : { ...mail, to };
  });
}

/**
 * Decrypts where an artist is to be paid, and records who saw it. Throws NOT_FOUND unless a payout is due and they said
 * where, CONFLICT where it can't be decrypted.
 */
export async function showPayoutDetails(artistId: unknown, adminId: string | null): Promise<PayoutDetails> {
  const due = isUserId(artistId) ? await readDuePayouts(artistId) : [];
  const [longest] = due;
  const payout = longest ? await readPayoutOf(longest.artistId, due) : null;
  if (!longest || !payout?.masked) throw new ApiError('NOT_FOUND');
  const details = openPayoutDetails(String(longest.artistId), payout);
  if (details === null) throw new ApiError('CONFLICT', { message: payoutMessages.unreadable });
  await addDecision({
    kind: 'payment',
    decision: 'payout_details_shown',
    orderId: longest.orderId,
    artistId: longest.artistId,
    reference: '',
    amount: 0,
    adminId: Number(adminId),
    createdAt: new Date(),
  });
  return details;
}
