/** Messages of the guest book of an exhibition, of client and server. */
export const guestBookMessages = {
  title: 'Guest book',
  intro: 'What did you see? Leave a line for the photographer and for those who come after you.',
  noLines: 'Nobody has signed yet.',
  label: 'Your line',
  placeholder: 'What stays with you?',
  sign: 'Sign the guest book',
  signing: 'Signing…',
  signed: 'Thank you. Your line is in the guest book.',
  held: 'Thank you. We look at lines with several links first: yours shows once it is approved.',
  empty: 'Please write a line first',
  nameMissing: 'Please sign with your name',
  closed: 'This guest book is closed: it is signed while its exhibition is open.',
  deleteQuestion: 'Delete this line?',
  deleted: 'Line deleted',
  notDeleted: 'This line could not be deleted. Please try again.',
  gone: 'This line is no longer here.',
} as const;
