import { LETTER_DAYS_AHEAD, LETTER_HTML_MAX, LETTER_PREVIEW_MAX, LETTER_SUBJECT_MAX } from './limits.ts';

/** Messages about letters to subscribers. */
export const letterMessages = {
  title: 'Letters',
  intro: 'News from the house, as they went out to everybody who asked for them.',
  exhibitions: 'Newest exhibitions',
  stories: 'Newest stories',
  prints: 'Newest prints',
  none: 'No letter has been sent yet.',
  notLoaded: 'The letters could not be loaded. Please try again later.',
  letterNotLoaded: 'This letter could not be loaded. Please try again later.',
  gone: 'There is no such letter.',
  noDrafts:
    'No letter has been written yet. The first one can go out to everybody who confirmed their address.',
  subjectMissing: 'Please write a subject',
  subjectTooLong: `Please write ${LETTER_SUBJECT_MAX} characters or fewer`,
  previewMissing: 'Please write what mail programs show beside the subject',
  previewTooLong: `Please write ${LETTER_PREVIEW_MAX} characters or fewer`,
  wordsMissing: 'Please write some words, or add a block',
  wordsTooLong: `The letter is longer than ${LETTER_HTML_MAX.toLocaleString('en')} characters. Please shorten it.`,
  mailTooLarge: 'With its blocks the letter is longer than mail programs show. Please shorten it.',
  timeTooLate: `Please choose a time within ${LETTER_DAYS_AHEAD} days`,
  timeInvalid: 'Please choose a day and a time',
  notDraft: 'This letter is not a draft any more. Take it back first, if it has not been sent.',
  alreadySending: 'This letter is being sent already, and can not be taken back.',
  notSaved: 'Your letter was not saved. Please try again.',
  changedElsewhere: 'This letter was changed in another window. Please load it anew.',
  saved: 'Saved.',
  deleted: 'The letter is deleted.',
  testSent: 'A test is on its way to your address.',
  noAddress: 'Your account has no address that a test could go to.',
  scheduled: 'The letter is scheduled.',
  missed:
    'This letter was not sent when it was due, since the house sent nothing at that time. If it has not gone out some other way, schedule it again.',
  takenBack: 'The letter is a draft again.',
  notDone: 'That did not work. Please try again.',
  whyYou: 'You get this letter because you confirmed that you want news from us.',
} as const;
