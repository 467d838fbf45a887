import { ATTACHMENT_FILE_MAX, ATTACHMENT_UPLOADS_PER_DAY } from '@aperture-byline/contract/attachment/wire';
import { AVATAR_FILE_MAX, AVATAR_UPLOADS_PER_DAY } from '@aperture-byline/contract/shared/constants';
import { DAY } from '@aperture-byline/contract/shared/durations';
import { listField, timeField } from '@aperture-byline/contract/shared/stored-fields';
import { type InferOutput, object, optional, picklist, string } from 'valibot';
import { sha256OfJson } from '../../lib/sha256.ts';
import { defineCollection } from '../core/collection.ts';
import { firestore } from '../core/database.ts';

/** Limits of uploaded files, by the folder into which they are uploaded. */
const LIMITS = {
  avatars: { bytes: AVATAR_FILE_MAX, uploadsPerDay: AVATAR_UPLOADS_PER_DAY },
  attachments: { bytes: ATTACHMENT_FILE_MAX, uploadsPerDay: ATTACHMENT_UPLOADS_PER_DAY },
} as const;
type IncomingFolder = keyof typeof LIMITS;

/** An uploaded file that nothing was made of yet: `avatars/{uid}/in/{name}` or `attachments/{uid}/in/{name}`. */
export interface IncomingFile {
  path: string;
  folder: IncomingFolder;
  uid: string;
  name: string;
}

const PATH = /^(avatars|attachments)\/([^/]+)\/in\/([A-Za-z0-9_-][A-Za-z0-9._-]{0,127})$/;

export function toIncomingFile(path: string): IncomingFile | null {
  const [, folder, uid, name] = PATH.exec(path) ?? [];
  if (uid === undefined || name === undefined) return null;
  return { path, folder: folder === 'avatars' ? folder : 'attachments', uid, name };
}

export const isTooLarge = ({ folder }: Pick<IncomingFile, 'folder'>, bytes: number): boolean =>
  bytes > LIMITS[folder].bytes;

const PROBLEMS = ['over limit', 'too large', 'unreadable'] as const;
export type UploadProblem = (typeof PROBLEMS)[number];

const loggedUpload = object({ name: string(), generation: string(), problem: optional(picklist(PROBLEMS)) });
type LoggedUpload = InferOutput<typeof loggedUpload>;

/** `rateLimits/{hash}`: the uploads of one account into one folder on one day (UTC), at most as many as are allowed. */
const logs = defineCollection(
  'rateLimits',
  object({
    uploads: listField(loggedUpload),
    /** Time from which the TTL policy that all counters have may delete the document. */
    expiresAt: timeField,
  }),
);

/** Upload of a file. Its name may be used again once the file is gone; the generation differs then. */
export type Upload = IncomingFile & { generation: string; createdAt: Date };

function buildLogId({ folder, uid }: Pick<IncomingFile, 'folder' | 'uid'>, day: number): string {
  return sha256OfJson([folder, uid, day]);
}

const computeDay = (time: Date): number => Math.floor(time.getTime() / DAY);

/** Counts an upload once and returns its problem, noted before or by the day's limit, else null. */
export function countUpload(upload: Upload): Promise<UploadProblem | null> {
  const { folder, name, generation } = upload;
  return changeLog(upload, (uploads, logged) => {
    if (logged) return { result: logged.problem ?? null };
    if (uploads.length >= LIMITS[folder].uploadsPerDay) return { result: 'over limit' };
    return { result: null, uploads: [...uploads, { name, generation }] };
  });
}

/** Records the problem of a counted upload, for the call that finds its file deleted. */
export async function recordProblem(upload: Upload, problem: UploadProblem): Promise<void> {
  await changeLog(upload, (uploads, logged) => ({
    result: null,
    uploads: uploads.map((one) => (one === logged ? { ...one, problem } : one)),
  }));
}

const readUploads = async (file: Pick<IncomingFile, 'folder' | 'uid'>, day: number) =>
  (await logs.read(buildLogId(file, day)))?.uploads ?? [];

/** Returns an upload's problem; null for none, or where it is not yet counted and within the day's limit. */
export async function findProblem(upload: Upload): Promise<UploadProblem | null> {
  const { folder, name, generation, createdAt } = upload;
  const uploads = await readUploads(upload, computeDay(createdAt));
  const logged = uploads.find((one) => one.name === name && one.generation === generation);
  if (logged) return logged.problem ?? null;
  return uploads.length >= LIMITS[folder].uploadsPerDay ? 'over limit' : null;
}

/** Returns the problem of a file that is gone, by its last upload of today or yesterday; null where none is known. */
export async function findProblemOfGone(file: IncomingFile): Promise<UploadProblem | null> {
  const today = computeDay(new Date());
  const uploads = await readUploads(file, today);
  const isOfFile = ({ name }: LoggedUpload) => name === file.name;
  const logged = uploads.findLast(isOfFile) ?? (await readUploads(file, today - 1)).findLast(isOfFile);
  if (logged) return logged.problem ?? null;
  return uploads.length >= LIMITS[file.folder].uploadsPerDay ? 'over limit' : null;
}

function changeLog<R>(
  { folder, uid, name, generation, createdAt }: Upload,
  change: (uploads: LoggedUpload[], logged?: LoggedUpload) => { result: R; uploads?: LoggedUpload[] },
): Promise<R> {
  const day = computeDay(createdAt);
  const id = buildLogId({ folder, uid }, day);
  return firestore().runTransaction(async (transaction) => {
    const before = (await logs.read(id, transaction))?.uploads ?? [];
    const logged = before.find((one) => one.name === name && one.generation === generation);
    const { result, uploads } = change(before, logged);
    if (uploads) transaction.set(logs.at(id).reference, { uploads, expiresAt: new Date((day + 2) * DAY) });
    return result;
  });
}
