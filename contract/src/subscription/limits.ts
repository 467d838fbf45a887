/** Days for which the link of a confirmation works; then an address that nobody confirmed is deleted. */
export const CONFIRMATION_DAYS = 7;
/** Days for which the consents of somebody who ended their letters are kept, to show that they were sent rightly. */
export const ENDED_DAYS = 365;
/** Mails that the calls of a day lead to for one address. */
export const SUBSCRIPTION_MAILS_PER_DAY = 5;
export const CONSENTS_MAX = 20;
/** Mails in a row that could not be delivered end a subscription. */
export const BOUNCES_MAX = 3;
