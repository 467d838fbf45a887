import type { BlogFields } from '@aperture-byline/contract/blog/bodies';
import type { StudioBlog } from '@aperture-byline/contract/blog/wire';
import { studioMessages } from '@aperture-byline/contract/work/studio-messages';
import { RichText } from '#components/rich-text/rich-text.tsx';
import { readHtml } from '#entities/work/autosave/compare-works.ts';
import { listBanner } from '../editor/use-work-pictures.ts';
import type { WorkType } from '../editor/work-type.ts';
import { storyCalls } from '../work-calls.ts';

/** A story in the editor: its values are those of the API. */
export const storyType: WorkType<BlogFields, BlogFields, StudioBlog> = {
  kind: 'blog',
  calls: storyCalls,
  newTitle: 'Write a story',
  advice: studioMessages.revised,
  questions: {
    withdraw: {
      title: 'Withdraw this story?',
      text: 'Visitors can’t read it any more, at once. It becomes a draft with your newest words, which you can submit again.',
      confirm: 'Withdraw',
    },
    remove: {
      title: 'Delete this story?',
      text: 'Its words are gone then; photographs stay in your library. This cannot be undone.',
      confirm: 'Delete',
    },
    dropRevision: {
      title: 'Drop the changes?',
      text: 'What visitors read stays as it is. You can undo this for some seconds.',
      confirm: 'Drop them',
    },
  },
  emptyValues: {
    title: '',
    description: '',
    content: '',
    slug: '',
    bannerId: null,
    pictureIds: [],
    categories: [],
    tags: [],
  },
  toValues: (fields) => fields,
  toFields: (values) => values,
  labels: {
    title: 'Title',
    description: 'Description',
    content: 'Text',
    slug: 'Address',
    bannerId: 'Banner',
    pictureIds: 'Picture gallery',
    categories: 'Categories',
    tags: 'Tags',
  },
  describeField: (name, fields) => {
    if (name === 'content') return fields.content && <RichText html={fields.content} />;
    if (name === 'bannerId') return fields.bannerId ? 'Another photograph' : 'None';
    if (name === 'pictureIds') return `${fields.pictureIds.length} photographs`;
    const value = fields[name];
    return typeof value === 'string' ? value : value.join(', ');
  },
  // The history keeps what was there.
  overwriting: { isOverwriting: true },
  comparable: { content: readHtml },
  listPictures: (story) => [...story.pictures, ...story.textPictures, ...listBanner(story)],
};
