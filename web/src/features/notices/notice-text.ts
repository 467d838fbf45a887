import type { Notice } from '@aperture-byline/contract/notice/wire';
import { formatTime } from '@aperture-byline/contract/shared/dates';
import { CONTENT_KINDS, isContentKind, WORK_KINDS } from '@aperture-byline/contract/work/work-kinds';
import { pluralize } from '#lib/format-count.ts';
import { paths } from '#lib/navigation/paths.ts';
import { studioPaths } from '#lib/navigation/studio-paths.ts';

type Texts = Partial<Record<Notice['state'], (print: string) => string>>;

/** Texts about the user's own orders. `print` names the prints concerned. */
const ORDER: Texts = {
  placed: (print) => `You ordered ${print}`,
  accepted: (print) => `Your order of ${print} was accepted`,
  declined: (print) => `Your order of ${print} was declined`,
  expired: (print) => `Your order of ${print} was not accepted in time`,
  cancelled: (print) => `Your order of ${print} is cancelled`,
  payment_due: (print) => `Your order of ${print} can be paid now`,
  payment_reminded: (print) => `Your order of ${print} waits for your payment`,
  payment_not_found: (print) => `We could not find your payment for ${print}`,
  part_paid: (print) => `A part of your payment for ${print} has arrived`,
  unpaid: (print) => `Your order of ${print} ended unpaid`,
  paid: (print) => `Your payment for ${print} has arrived`,
  late: (print) => `Your order of ${print} takes longer`,
  preparing: (print) => `Your order of ${print} is being prepared`,
  shipped: (print) => `Your order of ${print} is on its way`,
  delivered: (print) => `Your order of ${print} has arrived`,
  refund_due: (print) => `You get money back for your order of ${print}`,
  refunded: (print) => `Your refund for ${print} is on its way`,
  message: (print) => `New message about your order of ${print}`,
  claim_refused: (print) => `Your claim about ${print} was not accepted`,
  claim_disputed: (print) => `We decide about your claim for ${print}`,
  claim_closed: (print) => `Your claim about ${print} is closed`,
  claim_refunded: (print) => `You get a refund for ${print}`,
  replacement_agreed: (print) => `You get a replacement of ${print}`,
  replacement_sent: (print) => `Your replacement of ${print} is on its way`,
  replaced: (print) => `Your replacement of ${print} has arrived`,
  return_agreed: (print) => `Please send ${print} back`,
  buyer_reminded: (print) => `Your claim about ${print} waits for you`,
};

/** Texts about the refund of an overpayment, which concerns no print. */
const SURPLUS: Texts = {
  refund_due: () => 'You get back what you paid too much',
  refunded: () => 'Your refund of what you paid too much is on its way',
};

const SALE: Texts = {
  placed: (print) => `New order of ${print}: please answer within 24 hours`,
  reminded: (print) => `An order of ${print} waits for your answer`,
  expired: (print) => `An order of ${print} ended without your answer`,
  cancelled: (print) => `An order of ${print} was cancelled`,
  unpaid: (print) => `An order of ${print} ended unpaid`,
  paid: (print) => `An order of ${print} is paid: please prepare it`,
  late: (print) => `An order of ${print} should have been prepared by now`,
  arrived: (print) => `${print} has arrived, says its buyer`,
  paid_out: (print) => `You were paid out for ${print}`,
  payout_returned: (print) => `A payout for ${print} came back: please check where we pay you`,
  message: (print) => `New message about an order of ${print}`,
  payout_details: (print) => `You sold ${print}: please enter where we pay you`,
  claim_opened: (print) => `A buyer reports a problem with ${print}: please answer within 3 days`,
  artist_reminded: (print) => `A claim about ${print} waits for you`,
  claim_disputed: (print) => `We decide about a claim for ${print}`,
  claim_withdrawn: (print) => `A claim about ${print} was withdrawn`,
  claim_closed: (print) => `A claim about ${print} is closed`,
  claim_refunded: (print) => `The buyer of ${print} gets a refund`,
  replacement_agreed: (print) => `Please send a replacement of ${print}`,
  replaced: (print) => `A replacement of ${print} has arrived`,
  return_agreed: (print) => `The buyer sends ${print} back`,
  return_sent: (print) => `${print} is on its way back to you`,
  reversal_paid: (print) => `What you sent back for ${print} has arrived`,
};

/** Texts about review decisions, which follow the name of the work. */
const DECISIONS: Readonly<Partial<Record<Notice['state'], string>>> = {
  approved: 'is approved: everybody can see it now',
  returned: 'was sent back to you',
  rejected: 'was not approved',
  revisionApproved: 'shows your changes now',
  revisionReturned: 'stays as it is: your changes were sent back to you',
  revisionRejected: 'stays as it is: your changes were not approved',
};

type Visibility = Pick<Notice, 'opensAt' | 'shown' | 'waiting' | 'privates'>;

function decisionText(state: Notice['state'], { opensAt, shown = 0, waiting = 0, privates }: Visibility): string {
  if (opensAt) {
    const day = formatTime(opensAt);
    if (waiting === 0) return `is approved: its page and its photographs are public now. It opens on ${day}`;
    return shown === 0
      ? `is approved: its page is public now, and its photographs from ${day}`
      : `is approved: its page is public now with ${pluralize(shown, 'photograph')}, and ${waiting} more from ${day}`;
  }
  return privates ? 'is approved: it is private, so only you see it' : (DECISIONS[state] ?? 'has changed');
}

function visibilityOf(count: number, privates: number): string {
  if (privates === 0) return 'everybody can see them now';
  if (privates === count) return 'they are private, so only you see them';
  return `everybody can see ${count - privates} of them now, and only you the ${privates} private`;
}

function lineText(state: Notice['state'], exhibition: string): string {
  if (state === 'answered') return `Your line in the guest book of ${exhibition} was answered`;
  if (state === 'held') return `Your line in the guest book of ${exhibition} waits for review`;
  if (state === 'restored') return `Your line in the guest book of ${exhibition} is shown again`;
  return `New line in the guest book of ${exhibition}`;
}

export function noticeText({
  kind,
  state,
  title,
  artist,
  privates = 0,
  others = 0,
  ...opening
}: Pick<Notice, 'kind' | 'state' | 'title' | 'artist' | 'others'> & Visibility): string {
  if (state === 'published') {
    const what = isContentKind(kind)
      ? `New ${CONTENT_KINDS[kind].label}`
      : others > 0
        ? `${others + 1} new photographs`
        : 'New photograph';
    return `${what} by ${artist || 'a photographer you follow'}${title && `: ${quoted(title)}`}`;
  }
  if (kind === 'artistRequest')
    return state === 'rejected'
      ? 'Your request for a photographer account was not approved'
      : 'Your photographer account is approved';
  if (isContentKind(kind)) {
    if (others > 0) return `${others + 1} photographs were approved: ${visibilityOf(others + 1, privates)}`;
    return `Your ${CONTENT_KINDS[kind].label}${title && ` ${quoted(title)}`} ${decisionText(state, { ...opening, privates })}`;
  }
  if (kind === 'order' || kind === 'sale') {
    const text = (!title && SURPLUS[state]) || (kind === 'order' ? ORDER : SALE)[state];
    return (
      text?.(title ? `${quoted(title)}${others ? ` and ${others} more` : ''}` : 'a print') ??
      'An order of yours has changed'
    );
  }
  if (kind === 'upload')
    return state === 'ready'
      ? 'Photographs you uploaded are ready'
      : `${title ? `Your file ${quoted(title)}` : 'A file you uploaded'}${others ? ` and ${others} more` : ''} could not be used`;
  if (kind === 'payoutDetails')
    return 'Where we pay you was entered or changed: if it was not you, write to us at once';
  if (kind === 'exhibitionComment') return lineText(state, quoted(title) || 'an exhibition');
  const likeableName = kind === 'storyComment' ? 'story' : 'photograph';
  switch (state) {
    case 'answered':
      return `Your comment on ${quoted(title) || `a ${likeableName}`} was answered`;
    case 'held':
      return `Your comment on ${quoted(title) || `a ${likeableName}`} waits for review`;
    case 'restored':
      return `Your comment on ${quoted(title) || `a ${likeableName}`} is shown again`;
    default:
      return `New comment on ${quoted(title) || `your ${likeableName}`}`;
  }
}

const quoted = (title: string) => title && `“${title}”`;

type Target = Pick<Notice, 'kind' | 'state' | 'subjectId' | 'slug' | 'imageId' | 'artistId' | 'privates' | 'others'>;

/** Returns the page of a notice: for returned work where it is mended, for approved work its public page. */
export function noticeTarget({
  kind,
  state,
  subjectId,
  slug,
  imageId,
  artistId,
  privates,
  others = 0,
}: Target): string {
  if (kind === 'upload') return studioPaths.upload;
  if (kind === 'payoutDetails') return studioPaths.money;
  if (subjectId === null) return paths.accountProfile;
  const isPublic = (state === 'approved' && !privates) || state === 'revisionApproved' || state === 'published';
  switch (kind) {
    case 'photographs':
      return imageId ? paths.image(imageId) : paths.profile(subjectId);
    case 'image':
      if (others > 0) return studioPaths.library;
      return isPublic ? paths.image(subjectId) : studioPaths.libraryImage(subjectId);
    case 'exhibition':
      return isPublic ? paths.exhibition(subjectId) : `${WORK_KINDS[kind].path}/${subjectId}`;
    case 'blog':
      return isPublic && slug ? paths.story(slug) : `${WORK_KINDS[kind].path}/${subjectId}`;
    case 'product':
      return isPublic && slug ? paths.product(slug) : `${WORK_KINDS[kind].path}/${subjectId}`;
    case 'sale':
      if (state === 'payout_details' || state === 'payout_returned') return studioPaths.money;
      return `${studioPaths.orders}#${state === 'message' ? 'messages' : 'sale'}-${subjectId}`;
    case 'order':
      return `${paths.order(subjectId)}${state === 'message' ? `#messages-${artistId}` : ''}`;
    case 'storyComment':
      return paths.story(subjectId);
    case 'exhibitionComment':
      return paths.exhibition(subjectId);
    default:
      return paths.image(subjectId);
  }
}
