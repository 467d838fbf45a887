/** What is said once a link for a new password is sent. */
export const passwordResetMessages = {
  resetSent: 'Password reset email sent! Check your inbox.',
  resetNote: 'Reset password link has been sent to your email. You can close this page.',
} as const;
