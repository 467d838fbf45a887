export const commentMessages = {
  empty: 'Comment cannot be empty',
  placeholder: 'Write your thoughts here',
  send: 'Send',
  sending: 'Sending…',
  sent: 'Your comment was added.',
  held: 'Thank you. We look at comments with several links first: yours shows once it is approved.',
  anonymous: 'Anonymous',
  cookieRefused:
    'Guests are recognised by a cookie, and this browser sends none. Please allow cookies for this site, or log in.',
  loginFirst: 'Please login to add comment',
  deleteQuestion: 'Delete this comment?',
  deleted: 'Comment deleted',
  notDeleted: 'This comment could not be deleted. Please try again.',
  reported: 'Thank you. We look into every report.',
  gone: 'This comment is no longer here.',
  reasonEmpty: 'Please say what is wrong with this comment',
} as const;

/** Texts about the answer of a photographer to a comment, or to a line of a guest book. */
export const answerMessages = {
  label: 'Your answer',
  placeholder: 'Everybody reads it, under your name',
  send: 'Send the answer',
  sending: 'Sending…',
  sent: 'Your answer was added.',
  held: 'Thank you. We look at answers with several links first: yours shows once it is approved.',
  answered: 'This has an answer already. Please reload the page to see it. To write another, delete that one.',
  gone: 'What you answer is no longer here.',
  deleteQuestion: 'Delete this answer?',
  deleted: 'Answer deleted',
  notDeleted: 'This answer could not be deleted. Please try again.',
} as const;
