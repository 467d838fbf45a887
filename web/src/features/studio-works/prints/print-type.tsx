import type { ProductFields } from '@aperture-byline/contract/product/bodies';
import type { StudioProduct } from '@aperture-byline/contract/product/wire';
import { formatPrice } from '@aperture-byline/contract/shared/money';
import { studioMessages } from '@aperture-byline/contract/work/studio-messages';
import { RichText } from '#components/rich-text/rich-text.tsx';
import { readHtml } from '#entities/work/autosave/compare-works.ts';
import type { WorkType } from '../editor/work-type.ts';
import { printCalls } from '../work-calls.ts';
import {
  blankFrame,
  blankSize,
  isIncomplete,
  type PrintValues,
  relatedPaths,
  sizeText,
  toFields,
  toValues,
  withKnownIds,
  withSavedIds,
} from './print-values.ts';

const withoutIds = (entries: readonly { id?: string | undefined }[]) => entries.map(({ id: _id, ...entry }) => entry);

export const printType: WorkType<ProductFields, PrintValues, StudioProduct> = {
  kind: 'product',
  calls: printCalls,
  newTitle: 'A new print',
  advice: studioMessages.offered,
  questions: {
    withdraw: {
      title: 'Withdraw this print?',
      text: 'Nobody can order it any more, at once. What is ordered already stays ordered. It becomes a draft, which you can submit again.',
      confirm: 'Withdraw',
    },
    remove: {
      title: 'Delete this print?',
      text: 'Its photographs stay in your library. This cannot be undone.',
      confirm: 'Delete',
    },
    dropRevision: {
      title: 'Drop the changes?',
      text: 'What visitors see stays as it is, with its present prices. You can undo this for some seconds.',
      confirm: 'Drop them',
    },
  },
  emptyValues: {
    title: '',
    introduction: '',
    description: '',
    place: '',
    paper: '',
    categories: [],
    imageIds: [],
    sizes: [],
    frames: [],
  },
  samples: { sizes: [blankSize()], frames: [blankFrame()] },
  toValues,
  toFields,
  labels: {
    title: 'Title',
    introduction: 'Introduction',
    description: 'Description',
    place: 'Place',
    paper: 'Paper',
    categories: 'Categories',
    imageIds: 'Photographs',
    sizes: 'Sizes',
    frames: 'Frames',
  },
  describeField: (name, fields) => {
    switch (name) {
      case 'description':
        return fields.description && <RichText html={fields.description} />;
      case 'categories':
        return fields.categories.join(', ');
      case 'imageIds':
        return `${fields.imageIds.length} photographs`;
      case 'sizes':
        return fields.sizes
          .map((size) => `${sizeText(size)}${size.crop === undefined ? '' : ', cropped'}, ${formatPrice(size.price)}`)
          .join('; ');
      case 'frames':
        return fields.frames.map(({ type, charge }) => `${type}, ${formatPrice(charge)}`).join('; ');
      default:
        return fields[name];
    }
  },
  comparable: { description: readHtml, sizes: withoutIds, frames: withoutIds },
  relatedPaths,
  // A price that is half typed is nobody's price: what buyers see at once waits for the artist's word.
  isHeld: (name, values, print) =>
    (name === 'sizes' || name === 'frames') && (print?.status === 'approved' || isIncomplete[name](values)),
  withSavedIds,
  withKnownIds,
  listPictures: ({ images }) => images,
};
