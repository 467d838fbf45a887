import { randomBytes } from 'node:crypto';
import type { FrameFields, SizeFields } from '@aperture-byline/contract/product/bodies';
import { PPI_MIN, printDensity } from '@aperture-byline/contract/product/print-density';
import type { Frame, PrintSize } from '@aperture-byline/contract/product/stored';
import { schemaMessages } from '@aperture-byline/contract/shared/text/text-fields';
import { LEAD_DAYS } from '@aperture-byline/contract/shipping/arrival';
import { workMessages } from '@aperture-byline/contract/work/work-messages';
import type { Image } from '../../../data/images/images.ts';
import { ApiError } from '../../../lib/errors.ts';
import { isSoldSize } from './editions.ts';

export function computePpi({ picture }: Pick<Image, 'picture'>, size: Pick<PrintSize, 'width' | 'height'>): number {
  return printDensity(picture, size);
}

function refuse(field: string, problem: string): never {
  throw new ApiError('INVALID', { fields: { [field]: problem } });
}

/** Numbers of the edition that buyers have: the highest one. */
function highestNumber({ issued, returned }: Pick<PrintSize, 'issued' | 'returned'>): number {
  for (let number = issued; number > 0; number -= 1) if (!returned.includes(number)) return number;
  return 0;
}

/** Applies sizes; what is sold keeps measures and edition. Throws INVALID, for public ones of few pixels too. */
export function applySizes(
  before: readonly PrintSize[],
  submitted: readonly SizeFields[],
  { printed, isPublic, isSamePhotograph }: { printed: Image | undefined; isPublic: boolean; isSamePhotograph: boolean },
): PrintSize[] {
  if (before.some((size) => isSoldSize(size) && submitted.every(({ id }) => id !== size.id)))
    refuse('sizes', workMessages.sizeSold);
  const ids = new Set(submitted.map(({ id }) => id));
  return submitted.map((fields, index) => {
    const { id, width, height, price, edition, crop } = fields;
    const known = before.find((size) => size.id === id);
    if (id !== undefined && !known) refuse(`sizes[${index}].id`, schemaMessages.valueInvalid);
    const isSame = known?.width === width && known.height === height;
    const isChanged = known && isSoldSize(known) && (!isSame || known.crop !== crop);
    if (isChanged) refuse(`sizes[${index}].width`, workMessages.sizeSold);
    if (known) checkEdition(known, edition, `sizes[${index}].edition`);
    // Sizes that were written by hand have no density.
    const hasNone = isSame && isSamePhotograph && known.ppi === null;
    const ppi = printed && !hasNone ? computePpi(printed, { width, height }) : null;
    const isLow = ppi !== null && ppi < PPI_MIN;
    if (isPublic && isLow && !isSame) refuse(`sizes[${index}].width`, workMessages.densityLow);
    const { issued = 0, returned = [], sold = 0 } = known ?? {};
    const measures = { width, height, ...(crop !== undefined && { crop }) };
    return { id: id ?? newId(`${width}x${height}`, ids), ...measures, price, edition, sold, issued, returned, ppi };
  });
}

function checkEdition(size: PrintSize, edition: number | null, field: string): void {
  if (!isSoldSize(size)) return;
  const promised = size.edition;
  if (promised !== null && (edition === null || edition > promised)) refuse(field, workMessages.editionRaised);
  if (edition !== null && edition < Math.max(size.sold, highestNumber(size)))
    refuse(field, workMessages.editionBelowSold);
}

/** A readable id that no other option has. */
function newId(name: string, taken: Set<string | undefined>): string {
  const base = name.replaceAll('.', '-');
  const id = taken.has(base) ? `${base}-${randomBytes(4).toString('hex')}` : base;
  taken.add(id);
  return id;
}

/** The frames with what was sent. Throws INVALID for an id that is none of theirs. */
export function applyFrames(before: readonly Frame[], submitted: readonly FrameFields[]): Frame[] {
  return submitted.map(({ id, type, charge, description, leadDays }, index) => {
    if (id !== undefined && before.every((frame) => frame.id !== id))
      refuse(`frames[${index}].id`, schemaMessages.valueInvalid);
    const lead = leadDays === undefined || leadDays === LEAD_DAYS.usual ? {} : { leadDays };
    return { id: id ?? `frame-${randomBytes(6).toString('hex')}`, type, charge, description, ...lead };
  });
}

/** A frame with charge and days of another version of it, and its own words. */
export function withTerms({ leadDays: _leadDays, ...words }: Frame, { charge, leadDays }: Frame): Frame {
  return { ...words, charge, ...(leadDays !== undefined && { leadDays }) };
}

/** Applies charges, days and removals, which must not wait, to approved frames. Throws INVALID where none is left. */
export function applyFramesUnreviewed(shown: readonly Frame[], submitted: readonly Frame[]): Frame[] {
  const left = shown.flatMap((frame) => {
    const found = submitted.find(({ id }) => id === frame.id);
    return found ? [withTerms(frame, found)] : [];
  });
  if (left.length === 0 && shown.length > 0) refuse('frames', workMessages.framesNoneShown);
  return left;
}
