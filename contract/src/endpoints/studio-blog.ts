import { studioBlog } from './studio-works.ts';

export const {
  list: listStudioStories,
  get: getStudioStory,
  create: createStory,
  update: updateStory,
  remove: deleteStory,
  submit: submitStory,
  withdraw: withdrawStory,
  withdrawRevision: withdrawStoryRevision,
  dropRevision: deleteStoryRevision,
  checkSlug,
} = studioBlog;
