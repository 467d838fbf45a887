const UNLESS_SENT =
  'If your bank has the file already, please read its answer here, and do not give it up. If it has not, give it up and make a new one.';

/** Message catalogue of payouts by a file for the bank, and of those that come back. */
export const batchMessages = {
  fileHint:
    'A file for your bank’s bulk payments, with one line for each artist. What is in it waits for the bank’s answer, and is in no second file.',
  fileMade: 'The file is made. Please compare number and sum with what your bank shows, and read its answer here.',
  noDebitAccount:
    'The file does not name the account that the money comes from. Please enter the house’s account number under Payment details, and download the file again.',
  nothingForFile: 'No payout can be made by a file now.',
  fileFailed: 'The file could not be made or downloaded. Please look at the files below, and try again.',
  filesNotLoaded: 'The files could not be loaded. Please try again later.',
  giveUpQuestion:
    'What the bank has not answered is due again. Please do so only if the bank has not paid it and will not: else an artist is paid twice.',
  answerHint: 'A CSV file with the names of its columns: reference, amount, status and UTR.',
  answerUnreadable:
    'No answer could be read from this. Please choose a CSV file of at most 1 MB in which columns are named reference, amount, status and UTR.',
  answerEmpty: 'It has the names of the columns, but no transfers. Please choose the answer that has them.',
  answerRecorded: 'Recorded. The artists who were paid are told.',
  paidQuestion: 'Please enter the UTR by which your bank names the transfer. This can be confirmed once only.',
  notPaidQuestion:
    'It is due again then. Please do so only if the bank has not paid it and will not: else the artist is paid twice.',
  failureRecorded: 'Recorded. It is due again.',
  answerNotRecorded: 'The answer could not be recorded. Please try again.',
  recentNotLoaded: 'The payouts could not be loaded. Please try again later.',
  cameBack: 'Recorded. It is due again, and the artist is asked to check where they are paid.',
  cameBackQuestion: 'It is due again then, and the artist is asked to check where they are paid.',
  cameBackFailed: 'This could not be saved. Please try again.',
  inFile:
    'This payout is in a file for the bank. Please read the bank’s answer, or give the file up before you pay otherwise.',
  batchChanged: (name: string) => `${name} has changed where they are paid since this file was made. ${UNLESS_SENT}`,
  payoutChanged: (name: string) =>
    `What is due to ${name} has changed since this file was made, or a claim holds it. ${UNLESS_SENT}`,
  tooManyFiles: 'Too many files wait for the bank’s answer. Please read the answers, or give files up, first.',
  batchUnreadable: (name: string) =>
    `Where ${name} is paid can’t be read any more: please ask them to enter it again. ${UNLESS_SENT}`,
  answerWrong: 'Nothing was recorded, because rows are wrong. Please look at them, and at the file that you chose.',
  referenceUnknown: 'No transfer of this file has this reference',
  referenceTwice: 'Another row has the same reference',
  amountOther: (amount: string) => `The file says ${amount}`,
  utrMissing: 'A transfer that was made needs its UTR, 6 to 35 letters and digits',
  utrTwice: 'Another transfer of this file has the same UTR',
  paidBefore: (utr: string) =>
    `This was recorded as paid with the UTR ${utr}. Should it have come back, please say so under Payouts made.`,
  failedBefore: 'This was recorded as not paid. Please confirm the payout by hand if it was made after all.',
  givenUpBefore: 'This was given up. Please confirm the payout by hand if it was made after all.',
  payoutGone: 'The order has changed, so that this payout can’t be recorded. Please look at its page.',
} as const;
