export const studioMessages = {
  worksNotLoaded: (plural: string) => `Your ${plural} could not be loaded. Please try again later.`,
  noExhibitions: 'You have no exhibitions yet. Begin one: you can leave it and come back at any time.',
  noStories: 'You have not written a story yet.',
  noPrints: 'You offer no prints yet. Begin one: you can leave it and come back at any time.',
  notFound: 'This is not among your works. It may have been deleted in another window.',
  workNotLoaded: 'This could not be loaded. Please try again later.',
  saved: 'Saved',
  saving: 'Saving…',
  waitsForConnection: 'Not saved: no connection. It is kept in this browser and saved when you are online again.',
  notSaved: 'Not saved: something went wrong. It is kept in this browser and will be tried again.',
  notAllowed: 'Not saved: this account may not change it any more. Please copy what you have written.',
  /** With the sentence of the server, which says why. */
  refused: (reason: string) => `Not saved: ${reason}`,
  keptUntilChanged: 'It is kept in this browser, and sent again once you change something.',
  partlySaved: 'Saved, but for the fields that are marked.',
  newDraft: 'A new draft: it is saved as soon as you write.',
  waitsElsewhere: 'It waits for review there and can’t be changed until it is taken back.',
  restored: 'What was not saved the last time is here again.',
  submitted: 'Submitted: you get a notice when it is decided.',
  published: 'Published: it is public now.',
  takenBack: 'Taken back: you can change it again.',
  withdrawn: 'Withdrawn: visitors do not see it any more.',
  ended: 'The exhibition has ended.',
  deleted: 'Deleted.',
  dropped: 'The changes are dropped. What visitors see stays as it is.',
  undone: 'The changes are back.',
  notDone: 'That did not work. Please try again.',
  notSubmitted: 'Not submitted: please look at the fields that are marked.',
  optionsIncomplete: 'Saved, but for sizes or frames that lack a measure, a price or a name.',
  notInShop: 'Not in the shop yet. Prices and editions change there once you update it.',
  fieldsWrong: 'Some of this needs another look: see the fields that are marked.',
  offered: 'Prices, editions and charges change as soon as you update the shop. Words and photographs wait for review.',
  revised: 'What you change here waits for review. Until then visitors see it as it was.',
  /** Message about photographs with which a new work was to begin. */
  chosenGone: (count: number) =>
    count === 1
      ? 'One of the photographs is not in your library any more and was left out.'
      : `${count} of the photographs are not in your library any more and were left out.`,
  chosenTooMany: (max: number, titles: readonly string[]) =>
    `There is room for ${max} photographs here. Left out: ${titles.map((title) => `“${title}”`).join(', ')}.`,
  densityUnknown: 'Choose the photograph first, and its pixels per inch are told here.',
  noneChosen: 'No photographs are chosen yet.',
  teaserExplained: (max: number) =>
    `Up to ${max} of them stand on its page while it is upcoming. The others are shown when it opens.`,
  publicImages: 'What about photographs that visitors can see in the gallery already?',
  publicImagesHidden: 'Hide them until the opening',
  publicImagesHiddenAdvice:
    'Until then visitors see only those that you chose above, the banner, and what also hangs in another exhibition, a story or a print.',
  publicImagesKept: 'Leave them where they are',
  publicImagesKeptAdvice:
    'Until the opening visitors still see them in the gallery and on your profile. New ones come with the opening.',
  noTeaser: 'Before the opening visitors see no photograph here but the banner.',
  cartInPreview: 'In the shop, buyers put it into their cart here.',
  tooFewPixels: 'This photograph has too few pixels to be offered as a print of any size.',
  largestSize: (size: string) => `Its pixels allow up to ${size}.`,
  offerCopied: (title: string, leftOut: readonly string[]) =>
    leftOut.length === 0
      ? `Sizes and frames of “${title}” are taken over.`
      : `Sizes and frames of “${title}” are taken over. Left out, since this photograph has too few pixels: ${leftOut.join(', ')}.`,
  picturePrivate: 'This photograph is private: the story can be submitted once visitors may see it.',
  pictureUndescribed: 'This photograph lacks words in your library, without which the story can’t be submitted.',
  pictureWordsMissing: 'Please give it a title, and describe above what is to be seen.',
  pictureNotPublished: 'The photograph could not be changed. Please try again.',
  pictureNotInserted:
    'The photograph is in your library, but could not be put into the text. Please insert it from there.',
  slugChecking: 'Checking whether the address is free…',
  slugFree: 'This address is free.',
  versionsExplained:
    'Kept every ten minutes while you write, and before anything is replaced. The last twenty are here.',
  noVersions: 'Nothing is kept yet: the first state is kept some minutes after you began to write.',
  versionsNotLoaded: 'The history could not be loaded. Please try again later.',
  versionIsPresent: 'This is what the story is now.',
  versionRestored: 'Restored. What was there before is in the history.',
  versionNotRestored: 'Not restored: what you have written is not saved yet. Please see to that first.',
  previewExplained: (work: string) =>
    `Whoever has a link can see this ${work} as it is saved, without an account, until the link ends. Search engines do not list it. Photographs that you keep private are left out.`,
  previewMade: 'The link is made. Copy it now: it is not shown again.',
  previewEnded: 'The link has ended: nobody can open it any more.',
  previewsNotLoaded: 'The links could not be loaded. Please try again later.',
  previewNotCopied: 'Not copied: please copy the selected address.',
  slugFixed: 'The address of a story that was published stays as it is.',
} as const;
