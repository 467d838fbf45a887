export const settingsMessages = {
  notLoaded: 'The settings could not be loaded. Please try again later.',
  saved: 'Saved. Visitors see it within minutes.',
  shopSaved: 'Saved. Buyers read it from now on.',
  sellerSaved: 'Saved. Receipts of payments that are confirmed from now on name it.',
  gstinInvalid:
    'A GSTIN has 15 digits and letters, such as 27AAPFU0939F1ZV. Please compare it with the certificate.',
  sellerMissing: 'With a GSTIN, receipts have to name the seller and the address. Please fill in both.',
  hsnInvalid: 'With a GSTIN, receipts have to name an HSN code of 4, 6 or 8 digits, such as 4911.',
  gstRateInvalid: 'A rate is a whole number of per cent from 0 to 40.',
  conflict:
    'Somebody else has changed this since you opened it. Load the newest, and make your changes once more.',
  notSaved: 'Your changes were not saved. Please try again.',
  choicesNotLoaded: 'The choices could not be loaded. Please try again later.',
  noCarousel: 'No photograph is chosen: the front page opens without one.',
  noIntroStories: 'No story is chosen: the marks on the stories themselves choose them.',
} as const;
