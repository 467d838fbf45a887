import { randomBytes } from 'node:crypto';
import { firstEveningEnd } from '@aperture-byline/contract/exhibition/state';
import type { OpeningVisit } from '@aperture-byline/contract/exhibition/wire';
import { readOpenExhibition } from '../../access/exhibitions.ts';
import { countOpeningVisitors, recordOpeningVisitor } from '../../data/stats/opening-visitors.ts';

/** Records a visitor on the first evening alone, in three reads and a write at most. Throws NOT_FOUND if not open. */
export async function visitOpening(
  id: unknown,
  visitorId: string | null,
): Promise<{ visit: OpeningVisit; newVisitorId: string | undefined }> {
  const now = new Date();
  const exhibition = await readOpenExhibition(id);
  if (firstEveningEnd(exhibition, now) === null) return { visit: { here: null }, newVisitorId: undefined };
  const visitor = visitorId ?? randomBytes(16).toString('hex');
  await recordOpeningVisitor(exhibition.id, visitor, now);
  return {
    visit: { here: await countOpeningVisitors(exhibition.id, now) },
    newVisitorId: visitorId === null ? visitor : undefined,
  };
}
