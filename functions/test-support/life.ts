import {
  inDays,
  sampleAddress,
  sampleComment,
  sampleMark,
  sampleNotice,
  samplePicture,
} from '@aperture-byline/contract/samples/stored-documents';
import type { StoredUser } from '@aperture-byline/contract/user/stored';
import { listedIds, put, uniqueId, uniqueUserId } from './database.ts';
import { eventually } from './eventually.ts';
import { putFile } from './files.ts';
import { putBlog, putExhibition, putImage, putProduct } from './fixtures.ts';
import { joinAs, type Member } from './members.ts';
import { jpeg } from './pictures.ts';

/** A member who left traces everywhere. */
export interface Lived extends Member {
  /** Stands in everything that is the person's. */
  marker: string;
  /** What would lead to the person: beside the marker the ids, also of the photographs, and the address. */
  traces: string[];
  /** Works of others on which the person's words stand. */
  storyId: string;
  imageId: string;
}

const save = (path: string) => putFile(path, Buffer.from('x'));

/** Resolves when the triggers have put the document into so many page indexes. */
async function listed(id: string, indexes: number): Promise<void> {
  await eventually(`${id} is listed`, async () => (await listedIds(id)).length === indexes);
}

/** Gives a new member works, files, comments with others, addresses, bookmarks and mail. */
export async function live(fields: Partial<StoredUser> = {}): Promise<Lived> {
  const marker = uniqueId('marker');
  const names = { firstName: `First-${marker}`, lastName: `Last-${marker}` };
  const member = await joinAs({
    isArtist: true,
    ...names,
    middleName: `Middle-${marker}`,
    subtitle: `Subtitle-${marker}`,
    bio: `<p>Bio-${marker}</p>`,
    achievements: [{ title: `Prize-${marker}`, description: marker, achievedDate: '2025-01-01' }],
    socialLinks: [{ socialMedia: 'instagram', link: `https://instagram.com/${marker}` }],
    ...fields,
  });
  const { userId, uid, email } = member;
  const owner = { userId, ...names };
  const author = { authorId: userId, ...names };
  await put(
    `users/${userId}/addresses/home`,
    sampleAddress({ address: `Street-${marker}`, phone: `Phone-${marker}`, email }),
  );
  await put(`users/${userId}/bookmarks/some-story`, { createdAt: inDays(-1) });
  const images: string[] = [];
  for (const privacyStatus of ['Public', 'Private'] as const) {
    const id = await putImage({ owner, privacyStatus, title: `Image-${marker}` });
    images.push(id);
    await save(`photos/${id}/320.jpeg`);
    await save(`unpublished/${id}/320.jpeg`);
    await put(`images/${id}/comments/own`, sampleComment({ ...author, comment: 'Words on a picture' }));
    await listed(id, privacyStatus === 'Public' ? 3 : 2);
  }
  await putExhibition({ owner, title: `Exhibition-${marker}`, status: 'draft' });
  await putBlog({ creator: owner, title: `Story-${marker}`, status: 'draft', publishedAt: null });
  await listed((await putProduct({ owner, title: `Product-${marker}` })).id, 2);
  const { id: storyId } = await putBlog({ banner: samplePicture('foreign') });
  await put(`blogs/${storyId}/comments/own`, sampleComment({ ...author, comment: 'Words on a story' }));
  const imageId = await putImage();
  await listed(imageId, 3);
  await put(`images/${imageId}/comments/own`, sampleComment({ ...author, comment: 'Words on a picture' }));
  for (const work of [`images/${imageId}`, `blogs/${storyId}`])
    await put(`${work}/marks/${userId}`, sampleMark({ userId }));
  await leaveReportsAndDecisions({ userId, marker, images, imageId, storyId });
  for (const path of [`originals/${uid}/a/b.jpeg`, `portraits/${userId}/a/80.jpeg`]) await save(path);
  // What is no picture would not stay.
  await putFile(`avatars/${uid}/in/a.jpg`, await jpeg(16, 16));
  const message = { subject: `Subject-${marker}`, text: '', html: '' };
  await put(`mail/${uniqueId('mail')}`, { to: email, message });
  await put(`mail/${uniqueId('mail')}`, { to: 'contact@example.com', replyTo: email, message });
  return { ...member, marker, traces: [marker, email, uid, String(userId), ...images], storyId, imageId };
}

/** Reports of others' comments, decisions about them, notices, and a review of a comment on the member's own work. */
async function leaveReportsAndDecisions({
  userId,
  marker,
  images: [ownImage = ''],
  imageId,
  storyId,
}: Pick<Lived, 'marker' | 'imageId' | 'storyId'> & { userId: number; images: string[] }): Promise<void> {
  const times = { createdAt: inDays(-1), expiresAt: inDays(89) };
  for (const work of [`images/${imageId}`, `blogs/${storyId}`])
    await put(`${work}/comments/foreign/reports/${userId}`, { userId, reason: `Reason-${marker}`, ...times });
  const comment = { kind: 'comment', on: 'images', commentId: 'foreign', createdAt: inDays(-1) };
  await put(`audit/${uniqueId('decision')}`, {
    ...comment,
    workId: imageId,
    decision: 'approved',
    adminId: userId,
  });
  await put(`reviews/${uniqueId('review')}`, {
    ...comment,
    workId: ownImage,
    ownerId: userId,
    reason: 'links',
  });
  await put(`users/${userId}/notices/one`, sampleNotice({ ownerId: userId, title: `Image-${marker}` }));
  // Somebody else's notice that names the member's work.
  await put(
    `users/${uniqueUserId()}/notices/one`,
    sampleNotice({ ownerId: userId, subjectId: ownImage, title: `Image-${marker}` }),
  );
}
