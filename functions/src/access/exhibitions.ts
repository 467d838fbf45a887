import { isId } from '@aperture-byline/contract/shared/ids';
import { readExhibition, type ScheduledExhibition } from '../data/works/exhibitions.ts';
import { ApiError } from '../lib/errors.ts';
import { isOpen, isPublicExhibition } from '../publication/visibility.ts';

/** An approved exhibition in any state, upcoming, open or closed; null for any other. */
export async function findPublicExhibition(id: unknown): Promise<ScheduledExhibition | null> {
  const exhibition = isId(id) ? await readExhibition(id) : null;
  return exhibition && isPublicExhibition(exhibition) ? exhibition : null;
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
  if (!isOpen(exhibition, new Date())) throw new ApiError('NOT_FOUND');
  return exhibition;
}
