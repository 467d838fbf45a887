export const reminderMessages = {
  opening: { remind: 'Remind me', reminded: 'We write to you when it opens' },
  closing: { remind: 'Remind me before it closes', reminded: 'We write to you two days before it closes' },
  reminding: 'You are reminded',
  notReminded: 'You will not be reminded',
  notSaved: 'This could not be saved. Please try again.',
  /** Message that is equal for every address, so that nobody learns who is reminded of what. */
  requested: 'Please look into your mail: we have sent you a link. You are reminded once you follow it.',
  over: 'There is nothing to remind you of any more: the exhibition has opened, closes soon, or is not shown. See what is on.',
  changed: 'The exhibition has opened, or was moved, since you opened this page. Please reload it.',
} as const;
