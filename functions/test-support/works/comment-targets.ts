import type { BlogComment } from '@aperture-byline/contract/blog/wire';
import type { ImageComment } from '@aperture-byline/contract/image/wire';
import { type Browser, newBrowser } from '../calls/visitors.ts';
import { db } from '../project/database.ts';
import { get, postJson, type Reply } from '../servers/suite.ts';
import { putBlog, putImage } from './fixtures.ts';

/** A browser with a guest's record, of the suite or of another instance, which signs cookies of its own. */
export async function newGuest(
  names: object = {},
  options: { at?: string } = {},
): Promise<Browser & { userId: number }> {
  const browser = newBrowser();
  const { body } = await browser.post('/user', names, options);
  const { userId } = body.data as { userId: number };
  return Object.assign(browser, { userId });
}

/** A work on which somebody comments. */
interface Target {
  commentedKind: 'image' | 'blog';
  id: string;
  /** Below which its comments are stored. */
  path: string;
}

export async function putTarget(commentedKind: Target['commentedKind'], fields: object = {}): Promise<Target> {
  const id = commentedKind === 'image' ? await putImage(fields) : (await putBlog(fields)).id;
  return { commentedKind, id, path: `${commentedKind}s/${id}/comments` };
}

export function bodyFor({ commentedKind, id }: Target, comment: unknown): object {
  return { [`${commentedKind}Id`]: id, comment };
}

export function sendComment(target: Target, text: unknown, options: Parameters<typeof postJson>[2]): Promise<Reply> {
  return postJson(`/${target.commentedKind}/comment`, bodyFor(target, text), options);
}

/** The oldest first. */
export async function storedComments({ path }: Target): Promise<Record<string, unknown>[]> {
  const { docs } = await db.collection(path).orderBy('createdAt').get();
  return docs.map((document) => ({ ...document.data(), id: document.id }));
}

/** Reads the comments that everybody sees. */
export const listedComments = ({ commentedKind, id }: Target) =>
  get<(ImageComment & BlogComment)[]>(`/${commentedKind}/comment/${id}`);
