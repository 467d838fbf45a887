import { randomUUID } from 'node:crypto';
import type { Attachment } from '@aperture-byline/contract/attachment/wire';
import type { StoredMessage } from '@aperture-byline/contract/conversation/stored';
import type { Conversation, Message } from '@aperture-byline/contract/conversation/wire';
import type { Review } from '@aperture-byline/contract/review/wire';
import { expect } from 'vitest';
import { db } from '../project/database.ts';
import { putFile } from '../project/files.ts';
import type { Member, Sender } from '../project/members.ts';
import { get, postJson, type Reply } from '../servers/suite.ts';

/** A sub-order, as the address of its calls has it. */
export interface Place {
  orderId: string;
  artist: Pick<Member, 'userId'>;
}

export const partAddress = ({ orderId, artist }: Place) => `/product/order/${orderId}/part/${artist.userId}`;
export const partPath = ({ orderId, artist }: Place) => `orders/${orderId}/parts/${artist.userId}`;

export function send(
  place: Place,
  { token, at }: Sender,
  body: unknown,
  key: string | null = randomUUID(),
): Promise<Reply> {
  const headers: Record<string, string> = key === null ? {} : { 'Idempotency-Key': key };
  return postJson(`${partAddress(place)}/message`, body, { token, at, headers });
}

/** Sends what must be taken. */
export async function sendText(place: Place, sender: Sender, text: string): Promise<Message> {
  const { status, body, text: answer } = await send(place, sender, { text });
  expect(status, answer).toBe(201);
  return body.data;
}

export const readConversation = (place: Place, { token }: Sender, cursor?: string): Promise<Conversation> =>
  get(`${partAddress(place)}/message${cursor === undefined ? '' : `?cursor=${cursor}`}`, { token });

export const texts = ({ messages }: Conversation) => messages.map(({ text }) => text);

/** Puts a file where a client uploads a picture for a message; its path. */
export const putIncoming = ({ uid }: Pick<Member, 'uid'>, data: Buffer): Promise<string> =>
  putFile(`attachments/${uid}/in/${randomUUID()}.jpg`, data);

export const attach = (place: Place, { token, at }: Sender, file: unknown): Promise<Reply> =>
  postJson(`${partAddress(place)}/attachment`, { file }, { token, at });

/** Attaches what must be taken. */
export async function attachPicture(place: Place, member: Member, data: Buffer): Promise<Attachment> {
  const { status, body, text } = await attach(place, member, await putIncoming(member, data));
  expect(status, text).toBe(201);
  return body.data;
}

export const askHouse = (place: Place, { token }: Sender): Promise<Reply> =>
  postJson(`${partAddress(place)}/administrator`, {}, { token });

export const report = (place: Place, messageId: string, { token }: Sender, reason = 'Rude'): Promise<Reply> =>
  postJson(`${partAddress(place)}/message/${messageId}/report`, { reason }, { token });

export const decide = (reviewId: string, decision: string, { token }: Sender): Promise<Reply> =>
  postJson(`/studio/review/${reviewId}/${decision}`, {}, { token });

export async function listReviews({ token }: Sender, kind: Review['kind']): Promise<Review[]> {
  return (await get<{ items: Review[] }>(`/studio/review?kind=${kind}`, { token })).items;
}

export async function storedMessages(place: Place): Promise<StoredMessage[]> {
  const { docs } = await db
    .collection(`${partPath(place)}/messages`)
    .orderBy('createdAt')
    .get();
  return docs.map((document) => document.data() as StoredMessage);
}

export async function fetchVariant({ picture }: Attachment, width = picture.widths[0]): Promise<Response> {
  const path = picture.src.replace('{width}', String(width)).replace('{format}', 'jpeg');
  return fetch(`${process.env.SUITE_URL ?? 'http://127.0.0.1:5050'}${path}`);
}

/** Takes away all that waits for a decision, and all decisions. */
export async function removeReviews(): Promise<void> {
  for (const name of ['reviews', 'audit']) await db.recursiveDelete(db.collection(name));
}
