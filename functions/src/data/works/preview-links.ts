import { randomBytes } from 'node:crypto';
import { storedPreviewLink } from '@aperture-byline/contract/blog/stored';
import type { PreviewedKind } from '@aperture-byline/contract/endpoints/studio/studio-works';
import { PREVIEW_LINKS_MAX } from '@aperture-byline/contract/work/wire';
import { WORK_KINDS } from '@aperture-byline/contract/work/work-kinds';
import type { InferOutput } from 'valibot';
import { sha256 } from '../../lib/sha256.ts';
import { defineCollection, ownedInGroup, type WithId } from '../core/collection.ts';
import { countReads, runSerialized } from '../core/database.ts';
import { userAt } from '../people/users.ts';
import { WORK_COLLECTIONS } from './work-collections.ts';

type StoredPreviewLink = WithId<InferOutput<typeof storedPreviewLink>>;

/** Work that a link leads to. */
interface Previewed {
  kind: PreviewedKind;
  id: string;
}

const pathOf = ({ kind, id }: Previewed) => `${WORK_KINDS[kind].collection}/${id}/previews`;

export const previewLinksIn = (work: Previewed) => defineCollection(pathOf(work), storedPreviewLink);

/** Preview links of a person's works, with the works that they lead to. */
export const previewLinksBy = ownedInGroup(defineCollection('previews', storedPreviewLink), 'ownerId');

/** The id of the work, behind the kind of an exhibition, and 128 bits that only those know who have the link. */
const TOKEN = /^(exhibition~)?([\w-]{1,64})-[0-9a-f]{32}$/;

/** Returns what is stored of a token: whoever reads that can't make a link of it. */
const hashToken = (token: string): string => sha256(token);
/** True for what may be the id of a link. */
export const isPreviewLinkId = (id: string): boolean => /^[0-9a-f]{64}$/.test(id);

function liveLinks(work: Previewed) {
  return previewLinksIn(work).documents().where('expiresAt', '>', new Date()).orderBy('expiresAt');
}

/** Reads the links that have not expired, the next to expire first. */
export function readPreviewLinks(work: Previewed): Promise<StoredPreviewLink[]> {
  return previewLinksIn(work).query(liveLinks(work).limit(PREVIEW_LINKS_MAX));
}

/** Makes a link, unless the work or its owner is gone, or it has as many as it may have. */
export function createPreviewLink(
  work: Previewed,
  { ownerId, expiresAt }: { ownerId: number; expiresAt: Date },
): Promise<{ link: StoredPreviewLink; token: string } | 'gone' | 'tooMany'> {
  const token = `${work.kind === 'exhibition' ? 'exhibition~' : ''}${work.id}-${randomBytes(16).toString('hex')}`;
  const { reference } = previewLinksIn(work).at(hashToken(token));
  // Many at once would otherwise wait for each other's locks in the database.
  return runSerialized(pathOf(work), async (transaction) => {
    const both = await transaction.getAll(userAt(ownerId), WORK_COLLECTIONS[work.kind].works.at(work.id).reference);
    countReads(both.length);
    if (!both.every(({ exists }) => exists)) return 'gone';
    const live = await previewLinksIn(work).query(liveLinks(work).limit(PREVIEW_LINKS_MAX), transaction);
    if (live.length >= PREVIEW_LINKS_MAX) return 'tooMany';
    const link = { ownerId, createdAt: new Date(), expiresAt };
    transaction.create(reference, link);
    return { link: { ...link, id: reference.id }, token };
  });
}

/** The link with this token and the work that it leads to. Null where there is none, and once it has ended. */
export async function readPreviewLink(token: string): Promise<{ work: Previewed; link: StoredPreviewLink } | null> {
  const [, exhibition, id] = TOKEN.exec(token) ?? [];
  if (id === undefined) return null;
  const work: Previewed = { kind: exhibition ? 'exhibition' : 'blog', id };
  const link = await previewLinksIn(work).read(hashToken(token));
  return link && link.expiresAt > new Date() ? { work, link } : null;
}
