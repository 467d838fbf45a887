import type { StoredImage } from '@aperture-byline/contract/image/stored';
import type { StudioImagePage } from '@aperture-byline/contract/image/wire';
import { db } from '../project/database.ts';
import type { Member } from '../project/members.ts';
import { get, postJson, type Reply } from '../servers/suite.ts';
import { byline, type ImageFields, putImage } from './fixtures.ts';

export const ownedBy = ({ userId }: Member) => byline({ userId });

/** A private draft in the library of its owner. */
export function putLibraryImage(owner: Member, fields: ImageFields = {}): Promise<string> {
  return putImage({
    owner: ownedBy(owner),
    status: 'draft',
    privacyStatus: 'Private',
    publishedAt: null,
    ...fields,
  });
}

/** A page of the library as its owner reads it. */
export function listLibrary({ token }: Pick<Member, 'token'>, query = ''): Promise<StudioImagePage> {
  return get(`/studio/image${query}`, { token });
}

export const idsOn = ({ data }: StudioImagePage) => data.map(({ id }) => id);

export async function storedImage(id: string): Promise<StoredImage> {
  return (await db.doc(`images/${id}`).get()).data() as StoredImage;
}

/** Changes images, as the artist with this token or as nobody. */
export function putChanges(body: unknown, { token }: { token?: string }): Promise<Reply> {
  return postJson('/studio/image', body, { method: 'PUT', ...(token !== undefined && { token }) });
}
