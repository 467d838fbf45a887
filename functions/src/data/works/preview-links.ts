import { randomBytes } from 'node:crypto';
import { storedPreviewLink } from '@aperture-byline/contract/blog/stored';
import { PREVIEW_LINKS_MAX } from '@aperture-byline/contract/work/wire';
import type { InferOutput } from 'valibot';
import { sha256 } from '../../lib/sha256.ts';
import { defineCollection, ownedInGroup, type WithId } from '../core/collection.ts';
import { countReads, runSerialized } from '../core/database.ts';
import { userAt } from '../people/users.ts';
import { blogs } from './blogs.ts';

type StoredPreviewLink = WithId<InferOutput<typeof storedPreviewLink>>;

export const previewLinksIn = (storyId: string) => defineCollection(`blogs/${storyId}/previews`, storedPreviewLink);

/** Preview links of a person's stories, with the stories that they lead to. */
export const previewLinksBy = ownedInGroup(defineCollection('previews', storedPreviewLink), 'ownerId');

/** The id of the story, and 128 bits that only those know who have the link. */
const TOKEN = /^([\w-]{1,64})-[0-9a-f]{32}$/;

/** Returns what is stored of a token: whoever reads that can't make a link of it. */
const hashToken = (token: string): string => sha256(token);
/** True for what may be the id of a link. */
export const isPreviewLinkId = (id: string): boolean => /^[0-9a-f]{64}$/.test(id);

function liveLinks(storyId: string) {
  return previewLinksIn(storyId).documents().where('expiresAt', '>', new Date()).orderBy('expiresAt');
}

/** Reads the links that have not expired, the next to expire first. */
export function readPreviewLinks(storyId: string): Promise<StoredPreviewLink[]> {
  return previewLinksIn(storyId).query(liveLinks(storyId).limit(PREVIEW_LINKS_MAX));
}

/** Makes a link. Null where the story or its owner is gone, or where it has as many as it may have. */
export function createPreviewLink(
  storyId: string,
  { ownerId, expiresAt }: { ownerId: number; expiresAt: Date },
): Promise<{ link: StoredPreviewLink; token: string } | 'gone' | 'tooMany'> {
  const token = `${storyId}-${randomBytes(16).toString('hex')}`;
  const { reference } = previewLinksIn(storyId).at(hashToken(token));
  // Many at once would otherwise wait for each other's locks in the database.
  return runSerialized(`blogs/${storyId}/previews`, async (transaction) => {
    const both = await transaction.getAll(userAt(ownerId), blogs.at(storyId).reference);
    countReads(both.length);
    if (!both.every(({ exists }) => exists)) return 'gone';
    const live = await previewLinksIn(storyId).query(liveLinks(storyId).limit(PREVIEW_LINKS_MAX), transaction);
    if (live.length >= PREVIEW_LINKS_MAX) return 'tooMany';
    const link = { ownerId, createdAt: new Date(), expiresAt };
    transaction.create(reference, link);
    return { link: { ...link, id: reference.id }, token };
  });
}

/** The link with this token and the story that it leads to. Null where there is none, and once it has ended. */
export async function readPreviewLink(token: string): Promise<{ storyId: string; link: StoredPreviewLink } | null> {
  const storyId = TOKEN.exec(token)?.[1];
  const link = storyId === undefined ? null : await previewLinksIn(storyId).read(hashToken(token));
  return storyId !== undefined && link && link.expiresAt > new Date() ? { storyId, link } : null;
}
