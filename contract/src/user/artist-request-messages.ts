/** What is said after a photographer's account is requested, apart so that only screens which can do so load it. */
export const artistRequestMessages = {
  requested: 'Request Submitted. You will get further updates in mail.',
  failed: 'Something went wrong. please try again later or contact support',
} as const;
