import type { ExhibitionFields } from '@aperture-byline/contract/exhibition/bodies';
import type { StudioExhibition } from '@aperture-byline/contract/exhibition/wire';
import { formatTime } from '@aperture-byline/contract/shared/dates';
import { studioMessages } from '@aperture-byline/contract/work/studio-messages';
import { RichText } from '#components/rich-text/rich-text.tsx';
import { readHtml } from '#entities/work/autosave/compare-works.ts';
import { fromIndiaTime, toIndiaTime } from '#lib/india-time.ts';
import { listBanner } from '../editor/use-work-pictures.ts';
import type { WorkType } from '../editor/work-type.ts';
import { exhibitionCalls } from '../work-calls.ts';

/** An exhibition as its form has it: days and times are those of India's clocks. */
type ExhibitionValues = Omit<ExhibitionFields, 'startDate' | 'endDate'> & {
  startDate: string;
  endDate: string;
};

export const exhibitionType: WorkType<ExhibitionFields, ExhibitionValues, StudioExhibition> = {
  kind: 'exhibition',
  calls: exhibitionCalls,
  newTitle: 'A new exhibition',
  advice: studioMessages.revised,
  questions: {
    withdraw: {
      title: 'Withdraw this exhibition?',
      text: 'Visitors do not see it any more, at once. It becomes a draft, which you can submit again.',
      confirm: 'Withdraw',
    },
    end: {
      title: 'End this exhibition now?',
      text: 'Its photographs can’t be visited any more, at once. It stays on the list of past exhibitions.',
      confirm: 'End it',
    },
    remove: {
      title: 'Delete this exhibition?',
      text: 'Its photographs stay in your library. This cannot be undone.',
      confirm: 'Delete',
    },
    dropRevision: {
      title: 'Drop the changes?',
      text: 'What visitors see stays as it is. You can undo this for some seconds.',
      confirm: 'Drop them',
    },
  },
  emptyValues: {
    imageIds: [],
    teaserImageIds: [],
    keepsPublicImages: false,
    bannerId: null,
    title: '',
    description: '',
    authorDescription: '',
    genre: '',
    genreDescription: '',
    startDate: '',
    endDate: '',
  },
  toValues: ({ startDate, endDate, ...fields }) => ({
    ...fields,
    startDate: toIndiaTime(startDate),
    endDate: toIndiaTime(endDate),
  }),
  toFields: ({ startDate, endDate, ...values }) => ({
    ...values,
    ...(startDate !== undefined && { startDate: fromIndiaTime(startDate) }),
    ...(endDate !== undefined && { endDate: fromIndiaTime(endDate) }),
  }),
  labels: {
    imageIds: 'Photographs',
    teaserImageIds: 'Shown before the opening',
    keepsPublicImages: 'Photographs that are in the gallery already',
    bannerId: 'Banner',
    title: 'Title',
    description: 'Description',
    authorDescription: 'About the author',
    genre: 'Genre',
    genreDescription: 'About the genre',
    startDate: 'Opens',
    endDate: 'Closes',
  },
  describeField: (name, fields) => {
    switch (name) {
      case 'imageIds':
      case 'teaserImageIds':
        return `${fields[name].length} photographs`;
      case 'keepsPublicImages':
        return fields[name] ? 'Stay there' : 'Are taken out until the opening';
      case 'bannerId':
        return fields.bannerId ? 'Another photograph' : 'None';
      case 'startDate':
      case 'endDate':
        return fields[name] && formatTime(fields[name]);
      case 'title':
      case 'genre':
        return fields[name];
      default:
        return fields[name] && <RichText html={fields[name]} />;
    }
  },
  comparable: { description: readHtml, authorDescription: readHtml, genreDescription: readHtml },
  /** An exhibition that closes before it opens is mended at either end. */
  relatedPaths: (path) => (path === 'endDate' ? ['startDate'] : []),
  // Of the same photograph the last one counts: of the banner the API tells no title.
  listPictures: (exhibition) => [...listBanner(exhibition), ...exhibition.images],
};
