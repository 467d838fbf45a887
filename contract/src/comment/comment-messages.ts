/** Messages about comments, of client and server. */
export const commentMessages = {
  empty: 'Comment cannot be empty',
  reasonEmpty: 'Please say what is wrong with this comment',
} as const;
