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
