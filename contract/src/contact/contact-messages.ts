export const contactMessages = {
  contactNameRequired: 'Please enter your name',
  contactEmailRequired: 'Please enter your email',
  contactEmailInvalid: 'Please enter a valid email',
  contactMessageRequired: 'Please enter a message',
  sending: 'Sending…',
  contactSent: 'Thank you. Your message is on its way, and we answer within two working days.',
} as const;
