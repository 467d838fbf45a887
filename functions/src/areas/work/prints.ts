import { isDeepStrictEqual } from 'node:util';
import { densityOf, PPI_MIN } from '@aperture-byline/contract/product/print-density';
import type { Frame, PrintSize, StoredProduct } from '@aperture-byline/contract/product/stored';
import { completeProductSchema, type ProductFields } from '@aperture-byline/contract/product/studio-schemas';
import type {
  StudioProduct,
  StudioProductItem,
  StudioSize,
} from '@aperture-byline/contract/product/studio-wire';
import { minPrice } from '@aperture-byline/contract/shared/money';
import { HTML_MAX } from '@aperture-byline/contract/work/limits';
import { workMessages } from '@aperture-byline/contract/work/work-messages';
import type { Contents } from '../../data/studio-works.ts';
import { ApiError } from '../../lib/errors.ts';
import { withDefaults } from '../../lib/parse.ts';
import { leftOf } from '../../lib/products.ts';
import { cleanHtml } from './clean-html.ts';
import type { Noun } from './noun.ts';
import { type OwnImages, pictureFor, toStudioPictures } from './own-images.ts';
import { applyFrames, applySizes, framesAtOnce, ppiOf } from './print-options.ts';
import { firstPicture } from './studio-state.ts';

type PrintNoun = Noun<'product', { fields: ProductFields; work: StudioProduct; item: StudioProductItem }>;
type Content = Contents['product'];

const sizesOf = ({ sizes }: Pick<StoredProduct, 'sizes'>): PrintSize[] => (Array.isArray(sizes) ? sizes : []);
const priceOf = (sizes: readonly PrintSize[], frames: readonly Frame[]): number =>
  sizes.length > 0 && frames.length > 0 ? minPrice(sizes, frames) : 0;

function printedOf({ imageIds: [first] }: Pick<Content, 'imageIds'>, images: OwnImages) {
  return first === undefined ? undefined : images.get(first);
}

/** A list of new frames or changed charges without new words. */
const haveSameWords = (before: readonly Frame[], after: readonly Frame[]): boolean =>
  after.every(({ id, type, description }) =>
    before.some((frame) => frame.id === id && frame.type === type && frame.description === description),
  );

export const prints: PrintNoun = {
  kind: 'product',
  emptyWork: (owner) => ({
    owner,
    slug: '',
    title: '',
    introduction: '',
    description: '',
    place: '',
    imageIds: [],
    pictures: [],
    categories: [],
    sizes: [],
    frames: [],
    minPrice: 0,
  }),
  contentOf: (work) => {
    const content = withDefaults<Content>(work, {
      title: '',
      introduction: '',
      description: '',
      place: '',
      categories: [],
      imageIds: [],
      pictures: [],
      frames: [],
    });
    const { title, introduction, description, place, categories, imageIds, pictures, frames } = content;
    return { title, introduction, description, place, categories, imageIds, pictures, frames };
  },
  namedImages: ({ imageIds }) => ({ ...(imageIds && { imageIds }) }),
  applyContent: (before, sent, images) => {
    const { title, introduction, description, place, categories, imageIds, frames } = sent;
    return {
      ...before,
      ...(title !== undefined && { title }),
      ...(introduction !== undefined && { introduction }),
      ...(description !== undefined && {
        description: cleanHtml('description', description, HTML_MAX),
      }),
      ...(place !== undefined && { place }),
      ...(categories && { categories }),
      ...(imageIds && { imageIds, pictures: imageIds.map((id) => pictureFor(id, images)) }),
      ...(frames && { frames: applyFrames(before.frames, frames) }),
    };
  },
  applyAtOnce: async ({ work, revision }, sent, { images }) => {
    const isPublic = work.status === 'approved';
    const content = prints.contentOf(work);
    // Of an approved print, what is on sale is the public photograph.
    const imageIds = (isPublic ? undefined : sent.imageIds) ?? content.imageIds;
    const printed = printedOf({ imageIds }, images);
    const sizes = sent.sizes
      ? applySizes(sizesOf(work), sent.sizes, { printed, isPublic })
      : isPublic || !sent.imageIds
        ? sizesOf(work)
        : sizesOf(work).map((size) => ({ ...size, ppi: printed ? ppiOf(printed, size) : null }));
    if (!isPublic) return { sizes };
    if (sent.sizes?.length === 0)
      throw new ApiError('INVALID', { fields: { sizes: workMessages.sizesMissing } });
    if (sent.frames?.length === 0)
      throw new ApiError('INVALID', { fields: { frames: workMessages.framesMissing } });
    if (!sent.sizes && !sent.frames) return {};
    const known = revision?.fields.frames ?? content.frames;
    const frames = sent.frames
      ? framesAtOnce(content.frames, applyFrames(known, sent.frames))
      : content.frames;
    return { sizes, frames, minPrice: priceOf(sizes, frames) };
  },
  hasSameWords: ({ frames, ...before }, { frames: newFrames, ...after }) =>
    isDeepStrictEqual(before, after) && haveSameWords(frames, newFrames),
  derive: (work) => ({ minPrice: priceOf(sizesOf(work), prints.contentOf(work).frames) }),
  measure: (work, images) => {
    const printed = printedOf(prints.contentOf(work), images);
    // Sizes from before the studio have no density, and stay on sale as they are.
    const sizes = sizesOf(work).map((size) =>
      printed && size.ppi !== undefined ? { ...size, ppi: ppiOf(printed, size) } : size,
    );
    return { sizes };
  },
  neededImages: ({ work, revision }) =>
    [work.imageIds?.[0], revision?.fields.imageIds[0]].filter((id) => id !== undefined),
  complete: completeProductSchema,
  problemsOf: ({ work }, content, images) => {
    const printed = printedOf(content, images);
    const isNew = printed?.id !== work.imageIds?.[0];
    const low = sizesOf(work).flatMap((size, index) => {
      // Sizes from before the studio stay on sale as they are.
      if (!isNew && size.ppi === undefined) return [];
      const ppi = printed ? ppiOf(printed, size) : PPI_MIN;
      return ppi < PPI_MIN ? [`sizes[${index}].width`] : [];
    });
    return Object.fromEntries(low.map((field) => [field, workMessages.densityLow]));
  },
  applyRevision: (work, { fields }, images) => {
    const printed = printedOf(fields, images);
    const isNew = fields.imageIds[0] !== work.imageIds?.[0];
    const sizes = sizesOf(work).map((size) =>
      isNew && printed ? { ...size, ppi: ppiOf(printed, size) } : size,
    );
    const frames = fields.frames.map((frame) => ({
      ...frame,
      charge: work.frames?.find(({ id }) => id === frame.id)?.charge ?? frame.charge,
    }));
    return { ...fields, frames, sizes, minPrice: priceOf(sizes, frames) };
  },
  toFields: (work, { pictures: _pictures, ...content }) => ({
    ...content,
    sizes: sizesOf(work).map(({ id, width, height, price, edition }) => ({
      id,
      width,
      height,
      price,
      edition: edition ?? null,
    })),
  }),
  toWork: ({ state, work, content, images }) => {
    const printed = printedOf(content, images);
    return {
      ...state,
      fields: prints.toFields(work, content),
      slug: work.slug ?? '',
      images: toStudioPictures(content.imageIds, images),
      sizes: sizesOf(work).map((size): StudioSize => {
        const ppi = printed ? ppiOf(printed, size) : null;
        return {
          size_id: size.id,
          ppi,
          density: ppi === null ? null : densityOf(ppi),
          sold: size.sold ?? 0,
          left: leftOf({ edition: size.edition ?? null, sold: size.sold ?? 0 }),
        };
      }),
    };
  },
  toItem: ({ state, work, content: { title, pictures } }) => ({
    ...state,
    title,
    picture: firstPicture(pictures),
    slug: work.slug ?? '',
    min_price: work.minPrice || null,
    sold: sizesOf(work).reduce((sum, { sold }) => sum + (sold ?? 0), 0),
  }),
};

/** Whether prints of it are ordered, or were numbered. */
export function isSold(work: Pick<StoredProduct, 'sizes'>): boolean {
  return sizesOf(work).some(({ sold, issued }) => (sold ?? 0) > 0 || (issued ?? 0) > 0);
}
