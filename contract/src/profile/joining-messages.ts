import { ARTIST_ANSWER_DAYS, PAYOUT_DAYS } from '../shared/constants.ts';

/** Messages for photographers who may join. What the foot of every page says of it is in `joining.ts`. */
export const joiningMessages = {
  title: 'You make photographs?',
  earnings: `You set the prices of your prints. What is yours of a sale is paid out within ${PAYOUT_DAYS} business days, once the print is sent.`,
  answer: `We look at every photographer’s account ourselves, and answer by mail within ${ARTIST_ANSWER_DAYS} days.`,
  asked: 'We look at a few words about you and your work, at a link or at three photographs of yours.',
} as const;
