import { exhibitionState } from '@aperture-byline/contract/exhibition/state';
import { isId } from '@aperture-byline/contract/shared/ids';
import { isScheduled, readExhibition, type ScheduledExhibition } from '../data/works/exhibitions.ts';
import { ApiError } from '../lib/errors.ts';
import { isApproved } from './access.ts';

/** An approved exhibition in any state, upcoming, open or closed; null for any other. */
export async function findPublicExhibition(id: unknown): Promise<ScheduledExhibition | null> {
  const exhibition = isId(id) ? await readExhibition(id) : null;
  return exhibition && isApproved(exhibition) && isScheduled(exhibition) ? exhibition : null;
}

/** Reads an approved exhibition in any state. Throws NOT_FOUND for any other. */
export async function readPublicExhibition(id: unknown): Promise<ScheduledExhibition> {
  const exhibition = await findPublicExhibition(id);
  if (!exhibition) throw new ApiError('NOT_FOUND');
  return exhibition;
}

/** Reads an exhibition that is open now. Throws NOT_FOUND for any other. */
export async function readOpenExhibition(id: unknown): Promise<ScheduledExhibition> {
  const exhibition = await readPublicExhibition(id);
  if (exhibitionState(exhibition, new Date()) !== 'ongoing') throw new ApiError('NOT_FOUND');
  return exhibition;
}
