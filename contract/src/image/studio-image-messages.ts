export const studioImageMessages = {
  waitsForOpening: 'Opens with its exhibition',
  /** Messages about several photographs, shown below each. */
  needsTitle: 'Needs a title',
  needsAlt: 'Needs an alternative text',
  needsBoth: 'Needs a title and an alternative text',
  titleMissing: 'Please give it a title.',
  altMissing: 'Please describe what is to be seen, for those who cannot see it.',
  tagEmpty: 'There is nothing to see in a tag. Please write a word, or take the tag away.',
  tagTwice: 'A tag stands there twice.',
  tooManyTags: 'Please choose at most 20 tags.',
  tooManyForWork: 'Please choose 100 at most to begin a work with them.',
  notLoaded: 'Your photographs could not be loaded. Please try again later.',
  uploadsNotLoaded: 'What became of earlier uploads could not be loaded. Please try again later.',
  none: 'You have no photographs here yet.',
  noneFits: 'No photograph fits. Try other words or filters.',
  noneFitsYet: 'No photograph fits among the newest. There are older ones.',
  /** Between them: how many of how many. */
  someUndescribed: 'Without a title or an alternative text:',
  someMarked: 'Each is marked; nothing was submitted.',
  notSubmitted: 'Nothing was submitted. Please try again.',
  notSaved: 'Your changes were not saved. Please try again.',
  unsaved: 'Save what you typed?',
  unsavedAdvice: 'It is not saved yet, and is lost if you go on without saving.',
  notSavedYet: 'Not saved yet',
  saved: 'Saved.',
  submitted: 'Submitted: you get a notice when it is decided.',
  published: 'Published: nothing has to be decided.',
  approvedPrivate: 'Approved: only you see it, as it is private. Nothing has to be decided.',
  /** Asked before a submission. */
  privateTitle: (count: number, all: number) =>
    all === 1
      ? 'This photograph is private'
      : count === all
        ? `All ${count} photographs are private`
        : `${count} of ${all} photographs ${count === 1 ? 'is' : 'are'} private`,
  privateText: 'Nobody but you sees a private photograph, not even once it is approved. Should everybody see it then?',
  deleted: 'Deleted.',
  isSubmitted:
    'This photograph waits for review. Please take it back first if you want to change it: set it to Private.',
  originalsFetched: (count: number, all: number) =>
    `${count} of ${all} ${all === 1 ? 'original' : 'originals'} fetched`,
  originalsSaved: (count: number) =>
    count === 1 ? 'The original is in your downloads.' : `${count} originals are in your downloads, in one zip.`,
  originalsFailed: (count: number, all: number) =>
    count === all
      ? 'Nothing could be downloaded. Please check your connection, and try again.'
      : `${count} of ${all} could not be downloaded. The others are in your downloads, in one zip.`,
  waits: 'It waits for review, and its words stay as they are. Taken back, it is a private draft again.',
  someWait:
    'Some of these wait for review, and their words stay as they are. Taken back, they are private drafts again.',
  takenBack: 'Taken back.',
  /** Messages of the table in which photographs are named. */
  changedElsewhere: 'This was changed in another window. What you typed here is not saved until you decide.',
  deletedElsewhere: 'This photograph was deleted. What you typed about it is not saved.',
  tableWaits: 'Waits for review',
  noneToName: 'Choose photographs in your library, and name them here.',
  cellsChanged: (count: number) => (count === 1 ? 'One cell changed.' : `${count} cells changed.`),
  linesLeftOut: (count: number) => (count === 1 ? 'One line was left out.' : `${count} lines were left out.`),
  wordsMissing: (count: number) =>
    `Nothing was submitted: ${count === 1 ? 'one cell is' : `${count} cells are`} empty or not right yet. Each is marked.`,
  inUse: 'This photograph is shown elsewhere. Please take it out there first.',
} as const;
