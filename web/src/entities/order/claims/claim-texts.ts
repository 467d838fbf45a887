import type { ClaimReason, ClaimStatus, ClaimWish } from '@aperture-byline/contract/order/claims/stored';
import type { Claim, ClaimAction } from '@aperture-byline/contract/order/claims/wire';
import { formatDay } from '@aperture-byline/contract/shared/dates';
import { formatPrice } from '@aperture-byline/contract/shared/money';
import type { ClaimStep } from './claim-mutations.ts';

export type ClaimReader = 'buyer' | 'artist' | 'administrator';

export const CLAIM_REASON_TEXTS: Readonly<Record<ClaimReason, string>> = {
  damaged: 'It arrived damaged',
  wrong_size: 'It is another size than I ordered',
  wrong_frame: 'It has another frame than I ordered',
  wrong_item: 'It is another print than I ordered',
};

export const CLAIM_WISH_TEXTS: Readonly<Record<ClaimWish, string>> = {
  replacement: 'Another print',
  refund: 'My money back',
  part: 'To keep it, and a part of the money back',
};

/** Wishes in the words for readers other than the buyer. */
const WISHES: Readonly<Record<ClaimWish, string>> = {
  replacement: 'another print',
  refund: 'the money back',
  part: 'to keep it, and a part of the money back',
};

export const claimWishText = (wish: ClaimWish, reader: ClaimReader): string =>
  `${reader === 'buyer' ? 'You would' : 'The buyer would'} like ${WISHES[wish]}.`;

/** Reasons in the words for readers other than the buyer. */
const REPORTED: Readonly<Record<ClaimReason, string>> = {
  damaged: 'Arrived damaged',
  wrong_size: 'Wrong size',
  wrong_frame: 'Wrong frame',
  wrong_item: 'Another print than ordered',
};

export const claimReasonText = (reason: ClaimReason): string => REPORTED[reason];

/** Where a claim stands. `artist` is the artist's name. */
const STATUS: Readonly<Record<ClaimStatus, Readonly<Record<ClaimReader, (artist: string) => string>>>> = {
  open: {
    buyer: (artist) => `${artist} has been told, and answers`,
    artist: () => 'Please answer',
    administrator: (artist) => `Waits for ${artist}`,
  },
  refused: {
    buyer: (artist) => `${artist} does not accept it. You can ask us to decide`,
    artist: () => 'You did not accept it. The buyer can ask us to decide',
    administrator: () => 'Refused by the artist',
  },
  disputed: {
    buyer: () => 'It is with us: we decide, and write to you',
    artist: () => 'It is with us: we decide, and write to you',
    administrator: () => 'Waits for your decision',
  },
  return_agreed: {
    buyer: (artist) => `Please send the prints back to ${artist}, in their own packaging`,
    artist: () => 'The buyer sends the prints back',
    administrator: () => 'The buyer sends the prints back',
  },
  return_sent: {
    buyer: (artist) => `The prints are on their way back to ${artist}`,
    artist: () => 'The prints are on their way back. Please say when they have arrived',
    administrator: () => 'The prints are on their way back',
  },
  replacement_agreed: {
    buyer: (artist) => `${artist} makes the prints anew`,
    artist: () => 'Please make the prints anew, and send them',
    administrator: () => 'The artist makes the prints anew',
  },
  replacement_sent: {
    buyer: () => 'Your replacement is on its way',
    artist: () => 'The replacement is on its way',
    administrator: () => 'The replacement is on its way',
  },
  refunded: {
    buyer: () => 'Settled by a refund',
    artist: () => 'Settled by a refund to the buyer',
    administrator: () => 'Settled by a refund',
  },
  replaced: {
    buyer: () => 'Settled by a replacement',
    artist: () => 'Settled by a replacement',
    administrator: () => 'Settled by a replacement',
  },
  closed: {
    buyer: () => 'Closed without a refund',
    artist: () => 'Closed without a refund',
    administrator: () => 'Closed without a refund',
  },
};

/** A sentence with its end, where somebody has until then. */
export function claimStatusText({ status, dueAt }: Claim, reader: ClaimReader, artist: string): string {
  const text = STATUS[status][reader](artist);
  return dueAt === null ? `${text}.` : `${text}, until ${formatDay(dueAt)}.`;
}

/** Props of a dialog that asks before an action on a claim; `onStep` gets the step. */
export interface ClaimStepProps {
  action: ClaimAction;
  /** Whole rupees of the claimed prints. */
  price: number;
  texts: Readonly<Record<'title' | 'text' | 'confirm', string>>;
  isBusy: boolean;
  onClose: () => void;
  onStep: (step: ClaimStep) => void;
}

interface ActionTexts {
  label: string;
  title: string;
  text: string;
  confirm: string;
}

export function claimActionTexts(action: ClaimAction, { amount, reason }: Claim): ActionTexts {
  const price = formatPrice(amount);
  const isDamaged = reason === 'damaged';
  const shipping = isDamaged ? ' Their share of the shipping goes back too, and the house bears it.' : '';
  switch (action) {
    case 'agreeReplacement':
      return {
        label: 'Replace the prints',
        title: 'Replace the prints?',
        text: 'They are made anew and sent within 7 days. The buyer is told.',
        confirm: 'Replace them',
      };
    case 'agreeReturn':
      return {
        label: 'Take the prints back',
        title: 'Take the prints back?',
        text: `The buyer sends them back within 14 days, and gets back ${price} when they have arrived.${isDamaged ? ' Please have them collected, or send a paid label.' : ''}${shipping}`,
        confirm: 'Take them back',
      };
    case 'refund':
      return {
        label: `Refund ${price} or a part`,
        title: 'How much goes back?',
        text: `The buyer keeps the prints and gets back ${price}, or the part of it that you enter, the way it was paid.${shipping} Please say what it is for: both sides read it, here, by mail and on the credit note. This cannot be undone.`,
        confirm: 'Refund',
      };
    case 'refuse':
      return {
        label: 'Refuse the claim',
        title: 'Refuse this claim?',
        text: 'Both sides read your reason.',
        confirm: 'Refuse',
      };
    case 'withdraw':
      return {
        label: 'Withdraw the claim',
        title: 'Withdraw this claim?',
        text: 'It ends without a refund, and the same prints cannot be reported again.',
        confirm: 'Withdraw',
      };
    case 'dispute':
      return {
        label: 'Ask the house to decide',
        title: 'What should we know?',
        text: 'We read what both sides say, and decide. Both sides read your words.',
        confirm: 'Send',
      };
    case 'sendReturn':
      return {
        label: 'I have sent them back',
        title: 'How did you send them?',
        text: 'The artist reads the carrier and the number.',
        confirm: 'Save',
      };
    case 'sendReplacement':
      return {
        label: 'The replacement is sent',
        title: 'How did you send it?',
        text: 'The buyer reads the carrier and the number.',
        confirm: 'Save',
      };
    case 'receiveReturn':
      return {
        label: 'They have come back',
        title: 'Have the prints come back?',
        text: `The buyer then gets back ${price}, the way it was paid. This cannot be undone.`,
        confirm: 'They have come',
      };
    case 'receiveReplacement':
      return {
        label: 'The replacement has arrived',
        title: 'Has the replacement arrived?',
        text: 'The claim is settled then. Should something be wrong with it, it can be reported within 7 days.',
        confirm: 'It has arrived',
      };
  }
}
