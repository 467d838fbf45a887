/** Messages about reminders of openings. */
export const reminderMessages = {
  remind: 'Remind me',
  reminding: 'You are reminded',
  reminded: 'We write to you when it opens',
  notReminded: 'You will not be reminded',
  notSaved: 'This could not be saved. Please try again.',
  open: 'This exhibition is not upcoming: there is nothing to remind you of.',
} as const;
