export const subscriptionMessages = {
  title: 'Letters and reminders',
  /** Message that is equal for every address, so that nobody learns who gets letters. */
  requested: 'Please look into your mail: we have sent you a link. Nothing else comes until you follow it.',
  /** For whoever sent the plain form, which can't say what was wrong. */
  refused:
    'We have not sent you a link, since we could not take this address. Please compare it with one like name@example.com, and send it again by the box at the foot of this page. If it is right, please try again in an hour.',
  notRequested: 'We could not take your address. Please try again.',
  ended:
    'This link leads nowhere any more: it has ended, or nothing is stored of your address. The box at the foot of this page brings a new one, as “Remind me” does on the page of an exhibition.',
  confirmedOnce:
    'This link has confirmed your letters once, and you ended them since. The box at the foot of this page brings a new link.',
  notLoaded: 'Your choices could not be loaded. Please try again later.',
  notSaved: 'This could not be saved. Please try again.',
  /** For whoever sent a plain form, which can't say what was wrong. */
  refusedForm:
    'Nothing was changed. Below is how things stand now: please try again, and if that does not help, in an hour.',
  subscribed: 'You get our letters',
  unsubscribed: 'You get no letters of ours any more',
  reminderConfirmed: 'You are reminded',
  reminderTakenBack: 'You will not be reminded of it',
  followNewsSaved: 'Saved',
  sent: 'We have sent it to your address',
  tooManyMails: 'We have sent you five mails today. Please try again tomorrow.',
  erased: 'Your address is erased',
  erasedWhat:
    'Only a number made of it stays for 15 weeks, so that no backup brings it back. The box at the foot of this page takes the address again, should you want letters.',
} as const;
