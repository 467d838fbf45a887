import type { Unpublished, UnpublishPreview } from '@aperture-byline/contract/review/wire';
import { parseWorkAddress } from '@aperture-byline/contract/review/work-address';
import { isId, isSlug } from '@aperture-byline/contract/shared/ids';
import { fullName } from '@aperture-byline/contract/shared/text/content';
import type { WorkKind } from '@aperture-byline/contract/work/work-kinds';
import { workMessages } from '@aperture-byline/contract/work/work-messages';
import { followTurnedImage } from '../../data/images/follow-turned-image.ts';
import { readImage } from '../../data/images/images.ts';
import { unpublishImage } from '../../data/review/reviews.ts';
import { readBlogBySlug } from '../../data/works/blogs.ts';
import { readProductBySlug } from '../../data/works/products.ts';
import { getOwner } from '../../data/works/work-collections.ts';
import { readPlacesOf } from '../../data/works/work-pictures.ts';
import { readWorkAlone } from '../../data/works/works.ts';
import { ApiError } from '../../lib/errors.ts';
import { unpublishWork } from '../work/review/decide-work.ts';
import { WORK_TYPES } from '../work/works.ts';

/** Takes what is public at an address off the site at once. Throws NOT_FOUND where nothing public is there. */
export async function unpublish({
  address,
  reason,
  adminId,
}: {
  address: string;
  reason: string;
  adminId: string | null;
}): Promise<Unpublished> {
  const { kind, id } = await findAddressed(address);
  const by = { reason, adminId: Number(adminId) };
  const unpublished = await (kind === 'image' ? unpublishImage(id, by) : unpublishWork(WORK_TYPES[kind], id, by));
  if (!unpublished) throw nothingPublic();
  if (kind === 'image') await followTurnedImage(id);
  return { kind, title: unpublished.title };
}

/** Reads what `unpublish` would take off the site. Throws NOT_FOUND where nothing public is there. */
export async function previewUnpublish(address: string | null | undefined): Promise<UnpublishPreview> {
  const { kind, id } = await findAddressed(address ?? '');
  if (kind === 'image') {
    const image = await readImage(id);
    if (image?.status !== 'approved' || image.privacyStatus !== 'Public') throw nothingPublic();
    const shownIn = (await readPlacesOf(id)).map((place) => ({ kind: place.kind, title: place.title }));
    return { kind, title: image.title, artist: fullName(image.owner), shownIn };
  }
  const work = await readWorkAlone(kind, id);
  if (work?.status !== 'approved') throw nothingPublic();
  return { kind, title: work.title, artist: fullName(getOwner(work)), shownIn: [] };
}

async function findAddressed(address: string): Promise<{ kind: Unpublished['kind']; id: string }> {
  const addressed = parseWorkAddress(address);
  if (!addressed) throw nothingPublic();
  const { kind, key } = addressed;
  const id = kind === 'blog' || kind === 'product' ? await findId(kind, key) : key;
  if (!isId(id)) throw nothingPublic();
  return { kind, id };
}

/** Stories and prints are addressed by their slugs. */
async function findId(kind: Exclude<WorkKind, 'exhibition'>, slug: string): Promise<string | null> {
  if (!isSlug(slug)) return null;
  const work = await (kind === 'blog' ? readBlogBySlug(slug) : readProductBySlug(slug));
  return work?.id ?? null;
}

const nothingPublic = () => new ApiError('NOT_FOUND', { message: workMessages.notPublic });
