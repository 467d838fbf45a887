import { exhibitionState } from '@aperture-byline/contract/exhibition/state';
import type { ExhibitionImage } from '@aperture-byline/contract/image/wire';
import { isId } from '@aperture-byline/contract/shared/ids';
import { readExhibition } from '../../data/exhibitions.ts';
import { now } from '../../lib/clock.ts';
import { mapReadable } from '../../lib/parse.ts';
import { getHungImages } from '../image/get-exhibition-images.ts';
import { completeExhibition, hangOf } from './mappers.ts';

/** Whoever asks, by the token: the product's user id and whether it is an admin. */
interface Viewer {
  userId: string | null;
  admin: boolean;
}

/** The hang in order: of an open exhibition for everybody, of any other for its owner and admins; else empty. */
export async function listHungImages(id: unknown, viewer: Viewer | null): Promise<ExhibitionImage[]> {
  const stored = isId(id) ? await readExhibition(id) : null;
  const [exhibition] = mapReadable(stored ? [stored] : [], completeExhibition);
  if (!exhibition) return [];
  const open = exhibition.status === 'approved' && exhibitionState(exhibition, now()) === 'ongoing';
  const insider = viewer !== null && (viewer.admin || viewer.userId === String(exhibition.owner.userId));
  if (!open && !insider) return [];
  return getHungImages(hangOf(exhibition), { withNonPublicOf: insider ? exhibition.owner.userId : null });
}
