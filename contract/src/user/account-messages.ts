import { ARTIST_ANSWER_DAYS } from '../shared/constants.ts';

/** Messages of the settings, apart from `messages` so that only few pages load them. */
export const accountMessages = {
  passwordChanged: 'Your password is changed.',
  wrongPassword: 'That is not your present password.',
  passwordSame: 'Please choose another password than the present one.',
  emailSame: 'That is your present address.',
  emailSent: (email: string) =>
    `We sent a link to ${email}. Open it to confirm the address, then sign in with it. Until then your present address stays.`,
  mailsSaved: 'Saved.',
  mailsNotSaved: 'Your choice could not be saved. Please try again.',
} as const;

export const passwordResetMessages = {
  resetSent: 'Password reset email sent! Check your inbox.',
  resetNote: 'Reset password link has been sent to your email. You can close this page.',
} as const;

export const artistRequestMessages = {
  requested: 'Request Submitted. You will get further updates in mail.',
  failed: 'Something went wrong. please try again later or contact support',
  notLoaded: 'What you sent us could not be loaded.',
  show: 'Now show us what you do',
  textEmpty: 'Please write a few words about you and your work',
  linkInvalid: 'Please enter a full address, such as https://example.com/photographs',
  confirmFirst:
    'To add photographs, confirm your email address first: open the link that we mailed to you. A link to them is enough as well.',
  nothingToSee: 'Please add a link or a photograph, so that we see what you do',
  picturesPending: 'Please wait until the photographs are here, or remove those that did not arrive',
  notWaiting: 'Your request was answered meanwhile. Please load the page again.',
  shown: `Thank you: this is with us now. The answer comes by mail within ${ARTIST_ANSWER_DAYS} days.`,
} as const;
