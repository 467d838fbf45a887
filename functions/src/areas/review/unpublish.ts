import type { Unpublished } from '@aperture-byline/contract/review/wire';
import { parseWorkAddress } from '@aperture-byline/contract/review/work-address';
import { isId, isSlug } from '@aperture-byline/contract/shared/ids';
import type { WorkKind } from '@aperture-byline/contract/work/work-kinds';
import { workMessages } from '@aperture-byline/contract/work/work-messages';
import { unpublishImage } from '../../data/review/reviews.ts';
import { readBlogBySlug } from '../../data/works/blogs.ts';
import { readProductBySlug } from '../../data/works/products.ts';
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
  const addressed = parseWorkAddress(address);
  if (!addressed) throw nothingPublic();
  const { kind, key } = addressed;
  const id = kind === 'blog' || kind === 'product' ? await findId(kind, key) : key;
  if (!isId(id)) throw nothingPublic();
  const by = { reason, adminId: Number(adminId) };
  const unpublished = await (kind === 'image' ? unpublishImage(id, by) : unpublishWork(WORK_TYPES[kind], id, by));
  if (!unpublished) throw nothingPublic();
  return { kind, title: unpublished.title };
}

/** Stories and prints are addressed by their slugs. */
async function findId(kind: Exclude<WorkKind, 'exhibition'>, slug: string): Promise<string | null> {
  if (!isSlug(slug)) return null;
  const work = await (kind === 'blog' ? readBlogBySlug(slug) : readProductBySlug(slug));
  return work?.id ?? null;
}

const nothingPublic = () => new ApiError('NOT_FOUND', { message: workMessages.notPublic });
