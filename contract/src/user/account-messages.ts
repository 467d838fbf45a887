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
  notChanged: 'That could not be changed. Please try again.',
} as const;

export const passwordResetMessages = {
  resetSent: 'Password reset email sent! Check your inbox.',
  resetNote: 'Reset password link has been sent to your email. You can close this page.',
} as const;

export const artistRequestMessages = {
  requested: 'Request Submitted. You will get further updates in mail.',
  failed: 'Something went wrong. please try again later or contact support',
} as const;
