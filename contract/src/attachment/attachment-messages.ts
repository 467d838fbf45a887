import { ATTACHMENT_FILE_MAX, ATTACHMENTS_PER_DAY } from './wire.ts';

export const attachmentMessages = {
  unreadable: 'Please choose a picture that is a JPEG, PNG or WebP file',
  tooLarge: `Please choose a picture of at most ${ATTACHMENT_FILE_MAX / 1024 / 1024} MB`,
  missing: 'The picture did not arrive. Please add it again.',
  foreign: 'Please add the picture here: it cannot be taken from another address',
  limit: `You have sent ${ATTACHMENTS_PER_DAY} pictures about these prints today, which is the most. Please send this one tomorrow.`,
  uploadLimit: 'You have uploaded too many pictures today. Please add this one tomorrow.',
  tooMany: (max: number) => `Please choose at most ${max} pictures`,
  gone: 'A picture is not here any more. Please add it again.',
  notAdded: 'The picture could not be added. Please try again.',
} as const;
