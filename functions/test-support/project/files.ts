import { randomUUID } from 'node:crypto';
import { getStorage } from 'firebase-admin/storage';
import { expect } from 'vitest';
import { bucketName } from '../../src/lib/config.ts';
import { auth } from '../../src/lib/firebase.ts';
import { describeFile, readFile } from '../../src/lib/storage.ts';
import type { FileCreated } from '../../src/lib/storage-event.ts';
import { uniqueId } from './database.ts';

function bucket() {
  return getStorage(auth().app).bucket(bucketName());
}

/** Puts a file where a client uploads an avatar; its path. */
export async function uploadAvatar({ uid }: { uid: string }, data: Buffer, name = uniqueId('face')): Promise<string> {
  const path = `avatars/${uid}/in/${name}`;
  await bucket()
    .file(path)
    .save(data, { resumable: false, metadata: { contentType: 'image/jpeg' } });
  return path;
}

/** Writes a file past the rules; its path. */
export async function putFile(path: string, data: Buffer): Promise<string> {
  await bucket().file(path).save(data, { resumable: false });
  return path;
}

/** Uploads an avatar as a browser does, under the rules; the answer brings an address that anybody can fetch. */
export function upload(
  member: { uid: string; token: string },
  data: Buffer,
  metadata: object = {},
): Promise<{ path: string; address: string }> {
  return uploadTo(`avatars/${member.uid}/in/${randomUUID()}.jpg`, member, data, metadata);
}

/** Uploads a photograph in the same way; its name in the studio too. */
export async function uploadPhotograph(
  member: { uid: string; token: string },
  data: Buffer,
): Promise<{ path: string; address: string; name: string }> {
  const name = randomUUID();
  return { ...(await uploadTo(`uploads/${member.uid}/${name}.jpg`, member, data, {})), name };
}

async function uploadTo(
  path: string,
  { token }: { token: string },
  data: Buffer,
  metadata: object,
): Promise<{ path: string; address: string }> {
  const files = `http://${process.env.FIREBASE_STORAGE_EMULATOR_HOST}/v0/b/${bucketName()}/o`;
  const boundary = randomUUID();
  const part = (type: string) => `--${boundary}\r\nContent-Type: ${type}\r\n\r\n`;
  const response = await fetch(`${files}?name=${encodeURIComponent(path)}`, {
    method: 'POST',
    headers: {
      Authorization: `Firebase ${token}`,
      'X-Goog-Upload-Protocol': 'multipart',
      'Content-Type': `multipart/related; boundary=${boundary}`,
    },
    body: Buffer.concat([
      Buffer.from(part('application/json') + JSON.stringify({ contentType: 'image/jpeg', ...metadata })),
      Buffer.from(`\r\n${part('image/jpeg')}`),
      data,
      Buffer.from(`\r\n--${boundary}--`),
    ]),
  });
  expect(response.status, path).toBe(200);
  const { downloadTokens } = (await response.json()) as { downloadTokens: string };
  return { path, address: `${files}/${encodeURIComponent(path)}?alt=media&token=${downloadTokens}` };
}

/** Builds the event that announces a stored file, or one that is gone by then. */
export async function describeCreation(path: string, change: Partial<FileCreated> = {}): Promise<FileCreated> {
  const { generation, size } = (await describeFile(path)) ?? { generation: '1', size: 10 };
  return { path, generation, size, createdAt: new Date(), fileName: '', hasDownloadUrl: false, ...change };
}

/** Paths below a folder, in order. */
export async function filesBelow(folder: string): Promise<string[]> {
  const [files] = await bucket().getFiles({ prefix: `${folder}/` });
  return files.map(({ name }) => name).sort();
}

/** Reads content and headers of a stored file. */
export async function storedFile(path: string) {
  const [data, [{ contentType, cacheControl, contentDisposition, metadata }]] = await Promise.all([
    readFile(path),
    bucket().file(path).getMetadata(),
  ]);
  if (data === null) throw new Error(`There is no ${path}`);
  return { data, contentType, cacheControl, contentDisposition, metadata };
}

export async function removeFiles(folder: string): Promise<void> {
  await bucket().deleteFiles({ prefix: `${folder}/`, force: true });
}

/** Takes away all files of the test's own project. */
export async function removeAllFiles(): Promise<void> {
  await bucket().deleteFiles({ force: true });
}
