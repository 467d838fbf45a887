import { inDays } from '@aperture-byline/contract/samples/stored-documents';
import { put, uniqueId, uniqueUserId } from '../project/database.ts';

/** Stores notes that the member wrote as an administrator, and that others wrote about the member. */
export async function leaveDeskTraces({
  userId,
  marker,
  images: [ownImage = ''],
  storyId,
}: {
  userId: number;
  marker: string;
  images: readonly string[];
  storyId: string;
}): Promise<void> {
  const other = uniqueUserId();
  const write = (subject: string, authorId: number, personIds: number[]) =>
    put(`${subject}/deskNotes/all`, {
      subject,
      notes: [{ id: 'one', authorId, text: authorId === userId ? 'Ask them' : marker, createdAt: inDays(-1) }],
      count: 1,
      authorIds: [authorId],
      personIds,
    });
  for (const subject of [
    `users/${other}`,
    `images/${uniqueId('image')}`,
    `images/${uniqueId('image')}/comments/foreign`,
    `blogs/${uniqueId('story')}`,
    `blogs/${uniqueId('story')}/comments/foreign`,
    `exhibitions/${uniqueId('exhibition')}`,
    `exhibitions/${uniqueId('exhibition')}/comments/foreign`,
    `products/${uniqueId('print')}`,
    `orders/${uniqueId('order')}/parts/${other}`,
    `orders/${uniqueId('order')}/parts/${other}/messages/foreign`,
  ])
    await write(subject, userId, []);
  await write(`images/${ownImage}`, other, []);
  await write(`blogs/${storyId}/comments/own`, other, [userId]);
}
