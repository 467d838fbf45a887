import { isDeepStrictEqual } from 'node:util';
import { completeProductSchema, type ProductFields } from '@aperture-byline/contract/product/bodies';
import { computeDensity, PPI_MIN } from '@aperture-byline/contract/product/print-density';
import { haveDistinctMeasures } from '@aperture-byline/contract/product/same-size';
import {
  type Frame,
  type PrintSize,
  type ProductContent,
  productContent,
  type StoredProduct,
  storedProduct,
} from '@aperture-byline/contract/product/stored';
import type { StudioProduct, StudioProductItem, StudioSize } from '@aperture-byline/contract/product/wire';
import { minPrice } from '@aperture-byline/contract/shared/money';
import { HTML_MAX } from '@aperture-byline/contract/work/wire';
import { workMessages } from '@aperture-byline/contract/work/work-messages';
import { readOtherPrints } from '../../../data/orders/editions.ts';
import { fillSlug } from '../../../data/works/work-slugs.ts';
import { ApiError } from '../../../lib/errors.ts';
import { computeLeft } from '../../../lib/order/products.ts';
import { type ArtistImages, pictureFor, toStudioPictures } from '../artist-images.ts';
import { cleanHtml } from '../clean-html.ts';
import { wrongState } from '../work-guards.ts';
import { firstPicture } from '../work-views.ts';
import { findPrintConflicts, isEditionSold, isSoldSize } from './editions.ts';
import { applyFrames, applyFramesUnreviewed, applySizes, computePpi, withTerms } from './print-options.ts';
import type { WorkType } from './work-type.ts';

const computePrice = (sizes: readonly PrintSize[], frames: readonly Frame[]): number =>
  sizes.length > 0 && frames.length > 0 ? minPrice(sizes, frames) : 0;

function findPrintedImage({ imageIds: [first] }: Pick<ProductContent, 'imageIds'>, images: ArtistImages) {
  return first === undefined ? undefined : images.get(first);
}

/** A list of new frames or changed charges and days without new words. */
const haveSameWords = (before: readonly Frame[], after: readonly Frame[]): boolean =>
  after.every(({ id, type, description }) =>
    before.some((frame) => frame.id === id && frame.type === type && frame.description === description),
  );

export const print: WorkType<{
  work: StoredProduct;
  content: ProductContent;
  fields: ProductFields;
  view: StudioProduct;
  item: StudioProductItem;
}> = {
  kind: 'product',
  documentSchema: storedProduct,
  contentSchema: productContent,
  completeSchema: completeProductSchema,
  createDraft: (owner) => ({ owner }),
  namedImages: ({ imageIds }) => ({ ...(imageIds && { imageIds }) }),
  edit: (content, patch, images) => {
    const { title, introduction, description, place, paper, categories, imageIds, frames } = patch;
    return {
      ...(title !== undefined && { title }),
      ...(introduction !== undefined && { introduction }),
      ...(description !== undefined && {
        description: cleanHtml('description', description, HTML_MAX),
      }),
      ...(place !== undefined && { place }),
      ...(paper !== undefined && { paper }),
      ...(categories && { categories }),
      ...(imageIds && { imageIds, pictures: imageIds.map((id) => pictureFor(id, images)) }),
      ...(frames && { frames: applyFrames(content.frames, frames) }),
    };
  },
  editUnreviewed: async ({ work, revision }, patch, { images }) => {
    const isPublic = work.status === 'approved';
    if (patch.imageIds && patch.imageIds[0] !== work.imageIds[0] && isEditionSold(work))
      throw new ApiError('INVALID', { fields: { imageIds: workMessages.photographSold } });
    // Of an approved print, what is on sale is the public photograph.
    const imageIds = (isPublic ? undefined : patch.imageIds) ?? work.imageIds;
    const printed = findPrintedImage({ imageIds }, images);
    const isSamePhotograph = imageIds[0] === work.imageIds[0];
    const sizes = patch.sizes && applySizes(work.sizes, patch.sizes, { printed, isPublic, isSamePhotograph });
    if (!isPublic) {
      if (sizes || !patch.imageIds) return { ...(sizes && { sizes }) };
      return { sizes: work.sizes.map((size) => ({ ...size, ppi: printed ? computePpi(printed, size) : null })) };
    }
    if (sizes?.length === 0) throw new ApiError('INVALID', { fields: { sizes: workMessages.sizesMissing } });
    if (patch.frames?.length === 0) throw new ApiError('INVALID', { fields: { frames: workMessages.framesMissing } });
    const known = revision?.fields.frames ?? work.frames;
    const frames = patch.frames && applyFramesUnreviewed(work.frames, applyFrames(known, patch.frames));
    if (!sizes && !frames) return {};
    return {
      ...(sizes && { sizes }),
      ...(frames && { frames }),
      minPrice: computePrice(sizes ?? work.sizes, frames ?? work.frames),
    };
  },
  hasSameWords: ({ frames, ...before }, { frames: newFrames, ...after }) =>
    isDeepStrictEqual(before, after) && haveSameWords(frames, newFrames),
  derive: ({ imageIds, sizes, frames }) => ({
    minPrice: computePrice(sizes, frames),
    printedImageId: imageIds[0] ?? null,
  }),
  beforeSubmission: async ({ work, revision }, { images, slugs }) => {
    if (revision) return {};
    const printed = findPrintedImage(work, images);
    // Sizes that were written by hand have no density, and stay on sale as they are.
    const sizes = work.sizes.map((size) =>
      printed && size.ppi !== null ? { ...size, ppi: computePpi(printed, size) } : size,
    );
    return { sizes, ...(await fillSlug(work, slugs)) };
  },
  assertRemovable: ({ status, sizes }) => {
    if (sizes.some(isSoldSize)) throw wrongState(status, workMessages.productSold);
  },
  measuredImages: ({ work, revision }) =>
    [work.imageIds[0], revision?.fields.imageIds[0]].filter((id) => id !== undefined),
  validateForReview: ({ work }, content, images) => {
    const printed = findPrintedImage(content, images);
    const isNew = printed?.id !== work.imageIds[0];
    const low = work.sizes.flatMap((size, index) => {
      // Sizes that were written by hand stay on sale as they are.
      if (!isNew && size.ppi === null) return [];
      const ppi = printed ? computePpi(printed, size) : PPI_MIN;
      return ppi < PPI_MIN ? [`sizes[${index}].width`] : [];
    });
    return {
      ...(!haveDistinctMeasures(work.sizes) && { sizes: workMessages.sizeTwice }),
      ...Object.fromEntries(low.map((field) => [field, workMessages.densityLow])),
    };
  },
  findConflicts: (work, content, { read }) =>
    findPrintConflicts(work, content, (imageId) =>
      read((transaction) => readOtherPrints(imageId, work.id, transaction)),
    ),
  approveRevision: (work, { fields }, images) => {
    const printed = findPrintedImage(fields, images);
    const isNew = fields.imageIds[0] !== work.imageIds[0];
    const sizes = work.sizes.map((size) => (isNew && printed ? { ...size, ppi: computePpi(printed, size) } : size));
    const frames = fields.frames.map((frame) =>
      withTerms(frame, work.frames.find(({ id }) => id === frame.id) ?? frame),
    );
    const printedImageId = fields.imageIds[0] ?? null;
    return { ...fields, frames, sizes, minPrice: computePrice(sizes, frames), printedImageId };
  },
  toFields: ({ sizes }, { pictures: _pictures, ...content }) => ({
    ...content,
    paper: content.paper ?? '',
    sizes: sizes.map(({ id, width, height, price, edition, crop }) => ({
      id,
      width,
      height,
      price,
      edition,
      ...(crop !== undefined && { crop }),
    })),
  }),
  toView: ({ state, work, content, images }) => {
    const printed = findPrintedImage(content, images);
    return {
      ...state,
      fields: print.toFields(work, content),
      slug: work.slug,
      images: toStudioPictures(content.imageIds, images),
      sizes: work.sizes.map((size): StudioSize => {
        const ppi = printed ? computePpi(printed, size) : null;
        return {
          id: size.id,
          ppi,
          density: ppi === null ? null : computeDensity(ppi),
          sold: size.sold,
          left: computeLeft(size),
        };
      }),
    };
  },
  toItem: ({ state, work, content: { title, pictures } }) => ({
    ...state,
    title,
    picture: firstPicture(pictures, work),
    slug: work.slug,
    minPrice: work.minPrice || null,
    sold: work.sizes.reduce((sum, { sold }) => sum + sold, 0),
  }),
};
