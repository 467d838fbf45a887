import {
  inDays,
  sampleAddress,
  sampleComment,
  sampleEngagement,
  sampleNotice,
  sampleOrderLine,
  samplePicture,
  sampleShipping,
} from '@aperture-byline/contract/samples/stored-documents';
import type { StoredUser } from '@aperture-byline/contract/user/stored';
import { newOrder } from '../../src/areas/order/new-order.ts';
import { keepDeadLetter } from '../../src/data/core/dead-letters.ts';
import { jpeg } from '../pictures/sample-pictures.ts';
import { listedIds, put, uniqueId, uniqueUserId } from '../project/database.ts';
import { eventually } from '../project/eventually.ts';
import { putFile } from '../project/files.ts';
import { joinAs, type Member } from '../project/members.ts';
import { putBlog, putExhibition, putImage, putProduct } from '../works/fixtures.ts';
import { leaveDeskTraces } from './desk-traces.ts';
import { leaveMailTraces } from './mail-traces.ts';

/** A member with personal data in every collection. */
export interface ActiveMember extends Member {
  /** Stands in everything that is the person's. */
  marker: string;
  /** Values that would lead to the person: the marker, the ids, also of the photographs, and the address. */
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

/** A new member with works, files, comments on the works of others, addresses, bookmarks and mail. */
export async function joinActive(fields: Partial<StoredUser> = {}): Promise<ActiveMember> {
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
  await put(`users/${userId}/reminders/some-exhibition`, {
    exhibitionId: 'some-exhibition',
    event: 'opening',
    createdAt: inDays(-1),
    expiresAt: inDays(30),
  });
  await put(`profileSlugs/${marker.toLowerCase()}`, { userId });
  await put(`applications/${userId}`, {
    text: `Application-${marker}`,
    link: `https://${marker}.example.com`,
    pictures: [{ id: 'one', width: 480, height: 320, widths: [480], colour: '#808080' }],
    createdAt: inDays(-1),
  });
  await save(`artist-applications/${userId}/one/480.jpeg`);
  // Both ways: whom they follow, and who follows them.
  const createdAt = inDays(-1);
  const artistId = uniqueUserId();
  await put(`users/${userId}/follows/${artistId}`, { artistId, createdAt });
  await put(`users/${uniqueUserId()}/follows/${userId}`, { artistId: userId, createdAt });
  const announcement = { kind: 'photographs', artistId: userId, cursor: null, isFinished: true, createdAt };
  await put(`announcements/photographs-${userId}-2026-10-31`, { ...announcement, subjectIds: ['gone'] });
  // Of somebody whose followers were being notified, this one last: by path, and by path and time.
  for (const [kind, place] of [
    ['blog', ''],
    ['photographs', `@${createdAt.getTime()}`],
  ] as const)
    await put(`announcements/${kind}-of-${artistId}`, {
      ...{ ...announcement, artistId, kind, isFinished: false, subjectIds: ['gone'] },
      cursor: `users/${userId}/follows/${artistId}${place}`,
    });
  await put(`users/${userId}/origins/2026-10`, {
    days: { '31': { hosts: { 'example.com': 1 }, others: 0 } },
  });
  await put(`users/${userId}/counts/images`, { works: { 'images-gone': { likes: 0, views: 1 } } });
  await put(`users/${userId}/figures/2026-10`, {
    days: { '31': { views: 1 } },
    works: { 'images-gone': { title: `Image-${marker}`, subjectId: 'gone', days: { '31': { views: 1 } } } },
  });
  const images: string[] = [];
  for (const privacyStatus of ['Public', 'Private'] as const) {
    const id = await putImage({ owner, privacyStatus, title: `Image-${marker}` });
    images.push(id);
    await save(`photos/${id}/320.jpeg`);
    await save(`photos/${id}/320.jpeg`);
    await save(`originals/${id}`);
    await put(`images/${id}/comments/own`, sampleComment({ ...author, comment: 'Words on a picture' }));
    await listed(id, privacyStatus === 'Public' ? 3 : 2);
  }
  await putExhibition({ owner, title: `Exhibition-${marker}`, status: 'draft' });
  await putBlog({ creator: owner, title: `Story-${marker}`, status: 'draft', publishedAt: null });
  const productId = (await putProduct({ owner, title: `Product-${marker}` })).id;
  await listed(productId, 3);
  await reviseWorks({ userId, marker, productId, names });
  const { id: storyId } = await putBlog({ banner: samplePicture(await putImage()) });
  await put(`blogs/${storyId}/comments/own`, sampleComment({ ...author, comment: 'Words on a story' }));
  const exhibitionId = await putExhibition({
    banner: samplePicture(await putImage()),
    startDate: inDays(-1),
    endDate: inDays(1),
  });
  await put(`exhibitions/${exhibitionId}/comments/own`, sampleComment({ ...author, comment: 'A line of mine' }));
  const imageId = await putImage();
  await listed(imageId, 3);
  await put(`images/${imageId}/comments/own`, sampleComment({ ...author, comment: 'Words on a picture' }));
  const { id: printId } = await putProduct({ status: 'draft' });
  for (const work of [`images/${imageId}`, `blogs/${storyId}`, `products/${printId}`, `exhibitions/${exhibitionId}`])
    await put(`${work}/marks/${userId}`, sampleEngagement({ userId }));
  await buy({ userId, marker, ...names });
  await leaveReportsAndDecisions({ userId, marker, images, imageId, storyId, exhibitionId });
  await save(`portraits/${userId}/a/80.jpeg`);
  await leaveUploads({ userId, uid });
  await leaveDeskTraces({ userId, marker, images, storyId });
  // What is no picture would not stay.
  for (const folder of ['avatars', 'attachments']) await putFile(`${folder}/${uid}/in/a.jpg`, await jpeg(16, 16));
  await leaveMailTraces({ userId, email, marker });
  const failed = { after: { owner, title: `Failed-${marker}` }, path: `images/${images[0]}` };
  const deadLetter = { trigger: 'syncImages', subject: failed.path, eventId: marker, event: failed };
  await keepDeadLetter(deadLetter, `Error-${marker}`);
  return { ...member, marker, traces: [marker, email, uid, String(userId), ...images], storyId, imageId };
}

/** New words of approved works, one of which waits for an administrator, and a decision about another one. */
async function reviseWorks({
  userId,
  marker,
  productId,
  names,
}: {
  userId: number;
  marker: string;
  productId: string;
  names: { firstName: string; lastName: string };
}): Promise<void> {
  const owner = { userId, ...names };
  const exhibitionId = await putExhibition({ owner, title: `Shown-${marker}` });
  const { id: blogId } = await putBlog({ creator: owner, title: `Shown-${marker}` });
  await Promise.all([listed(exhibitionId, 2), listed(blogId, 1)]);
  const works = [
    { workKind: 'exhibition', path: 'exhibitions', workId: exhibitionId },
    { workKind: 'blog', path: 'blogs', workId: blogId },
    { workKind: 'product', path: 'products', workId: productId },
  ] as const;
  const state = { ownerId: userId, reviewNote: null, submittedAt: null, shownImageIds: [] };
  const times = { createdAt: inDays(-1), updatedAt: inDays(-1) };
  for (const { workKind, path, workId } of works)
    await put(`${path}/${workId}/revisions/next`, {
      kind: workKind,
      workId,
      status: 'draft',
      ...state,
      fields: { title: `Words-${marker}` },
      ...times,
    });
  await put(`blogs/${blogId}/versions/0`, {
    ownerId: userId,
    number: 0,
    wordCount: 2,
    savedAt: inDays(-1),
    fields: { title: `State-${marker}`, content: '<p>Two words</p>' },
  });
  await put(`blogs/${blogId}/previews/${uniqueId('link')}`, {
    ownerId: userId,
    createdAt: inDays(-1),
    expiresAt: inDays(1),
  });
  const submission = { kind: 'artist', workKind: null, subjectId: String(userId), ownerId: userId };
  await put(`reviews/artist-${userId}`, { ...submission, createdAt: inDays(-1) });
  await put(`audit/${uniqueId('decision')}`, {
    ...submission,
    reviewId: `artist-${userId}`,
    decision: 'rejected',
    reason: `Reason-${marker}`,
    adminId: uniqueUserId(),
    createdAt: inDays(-1),
  });
}

/** Stores two uploads: one that was processed, and one that was given up halfway. */
async function leaveUploads({ userId, uid }: { userId: number; uid: string }): Promise<void> {
  const expiresAt = inDays(89);
  for (const state of ['ready', 'processing'] as const) {
    const id = uniqueId('upload');
    const name = `${uid}-${state}`;
    const upload = { ownerId: userId, uid, name, size: 1, state, reason: null, imageId: null };
    await put(`uploads/${id}`, { ...upload, createdAt: inDays(-1), updatedAt: inDays(-1), expiresAt });
    await save(`photos/${id}/320.jpeg`);
    await save(`originals/${id}`);
  }
}

/** An order of somebody else's print. It is too old for a notice. */
async function buy({
  userId,
  marker,
  firstName,
  lastName,
}: {
  userId: number;
  marker: string;
  firstName: string;
  lastName: string;
}): Promise<void> {
  const { createdAt, ...address } = sampleAddress({
    address: `Street-${marker}`,
    email: `mail-${marker}@example.com`,
  });
  const id = uniqueId('order');
  const buyer = { buyerId: userId, buyerName: `${firstName} ${lastName}`, fingerprint: 'x' };
  const { order, subOrders } = newOrder(
    {
      id,
      ...buyer,
      address,
      shipping: sampleShipping(),
      lines: [sampleOrderLine({ artistId: uniqueUserId() })],
    },
    inDays(-3),
  );
  await put(`orders/${id}`, order);
  for (const subOrder of subOrders) await put(`orders/${id}/parts/${subOrder.artistId}`, subOrder);
  for (const { artistId } of subOrders) await talk({ userId, marker, orderId: id, artistId });
}

/** A message with a picture, and the report of another one. */
async function talk({
  userId,
  marker,
  ...place
}: {
  userId: number;
  marker: string;
  orderId: string;
  artistId: number;
}): Promise<void> {
  const { orderId, artistId } = place;
  const path = `orders/${orderId}/parts/${artistId}`;
  const [pictureId, messageId] = [uniqueId('attachment'), uniqueId('message')];
  const measures = { width: 480, height: 320, widths: [480], colour: '#808080' };
  const times = { createdAt: inDays(-1), expiresAt: inDays(89) };
  const sent = { ...place, authorId: userId, createdAt: inDays(-1) };
  await put(`${path}/attachments/${pictureId}`, { ...sent, ...measures, usedIn: `messages/${messageId}` });
  await save(`order-attachments/${orderId}/${artistId}/${pictureId}/480.jpeg`);
  await put(`${path}/messages/${messageId}`, {
    ...sent,
    side: 'buyer',
    text: `Message-${marker}`,
    pictures: [{ id: pictureId, ...measures }],
    status: 'visible',
    isApproved: false,
  });
  await put(`${path}/messages/foreign/reports/${userId}`, { userId, reason: `Reason-${marker}`, ...times });
}

/** Reports of others' comments, decisions about them, notices, and a review of a comment on the member's own work. */
async function leaveReportsAndDecisions({
  userId,
  marker,
  images: [ownImage = ''],
  imageId,
  storyId,
  exhibitionId,
}: Pick<ActiveMember, 'marker' | 'imageId' | 'storyId'> & {
  userId: number;
  exhibitionId: string;
  images: string[];
}): Promise<void> {
  const times = { createdAt: inDays(-1), expiresAt: inDays(89) };
  for (const work of [`images/${imageId}`, `blogs/${storyId}`, `exhibitions/${exhibitionId}`])
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
