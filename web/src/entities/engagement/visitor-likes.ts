import { getStoryEngagement } from '@aperture-byline/contract/endpoints/works/blog-feedback';
import { getImageEngagement } from '@aperture-byline/contract/endpoints/works/image-feedback';
import type { StoryEngagement } from '@aperture-byline/contract/engagement/wire';
import { isId } from '@aperture-byline/contract/shared/ids';
import { callAuthenticated } from '#entities/session/api/account-api.ts';
import { browserStorage, STORAGE_KEYS } from '#lib/storage/browser-storage.ts';

export interface Likeable {
  on: 'image' | 'blog';
  id: string;
}

/** Likes and bookmark of a person or visitor on an image or story. Only people keep bookmarks, and only of stories. */
export type Engagement = Omit<StoryEngagement, 'bookmarked'> &
  Partial<Pick<StoryEngagement, 'bookmarked'>> & {
    /** The likes since somebody pressed here, before and after the answer. */
    shown?: number;
  };

/** The likes of an image or story by its key, when the visitor's own was counted. */
type VisitorLikes = Readonly<Record<string, number>>;

/** How many images and stories are remembered, the last liked ones. */
export const LIKES_MAX = 500;
/** Longer texts were not written by this client, and are not parsed. */
const TEXT_MAX = 100_000;

const buildKey = ({ on, id }: Likeable) => `${on}/${id}`;

/** The likes in a stored text. Whatever isn't one is left out. */
export function parseLikes(text: string | null): VisitorLikes {
  if (text === null || text.length > TEXT_MAX) return {};
  let stored: unknown;
  try {
    stored = JSON.parse(text);
  } catch {
    // Not JSON: not written by this client.
    return {};
  }
  if (typeof stored !== 'object' || stored === null || Array.isArray(stored)) return {};
  return Object.fromEntries(Object.entries(stored).filter(([key, likes]) => isKey(key) && isCount(likes)));
}

function isKey(key: string): boolean {
  const [on, id, ...more] = key.split('/');
  return (on === 'image' || on === 'blog') && isId(id) && more.length === 0;
}

const isCount = (value: unknown): boolean => Number.isSafeInteger(value) && Number(value) > 0;

/** The newest last; at most `LIKES_MAX`. */
export function withLike(liked: VisitorLikes, likeable: Likeable, likes: number): VisitorLikes {
  const others = Object.entries(liked).filter(([key]) => key !== buildKey(likeable));
  return Object.fromEntries([...others, [buildKey(likeable), likes] as const].slice(-LIKES_MAX));
}

const readLikes = () => parseLikes(browserStorage.get(STORAGE_KEYS.likes) ?? null);

/** Reads a visitor's like from this browser's storage. */
export function readVisitorEngagement(likeable: Likeable): { liked: boolean; likes: number } {
  const likes = readLikes()[buildKey(likeable)];
  return { liked: likes !== undefined, likes: likes ?? 0 };
}

/** Stores that a visitor likes an image or story, where the browser allows it. */
export function rememberLike(likeable: Likeable, likes: number): void {
  browserStorage.set(STORAGE_KEYS.likes, JSON.stringify(withLike(readLikes(), likeable, likes)));
}

/** Forgets a visitor's like that was taken back. */
export function forgetLike(likeable: Likeable): void {
  const { [buildKey(likeable)]: _taken, ...others } = readLikes();
  browserStorage.set(STORAGE_KEYS.likes, JSON.stringify(others));
}

/** Reads the likes and bookmark of the signed-in user, or of the visitor of this browser. */
export async function readEngagement(
  likeable: Likeable,
  { isPerson, signal }: { isPerson: boolean; signal: AbortSignal },
): Promise<Engagement> {
  if (!isPerson) return readVisitorEngagement(likeable);
  const { on, id } = likeable;
  return on === 'image'
    ? callAuthenticated(getImageEngagement, { params: { imageId: id } }, { signal })
    : callAuthenticated(getStoryEngagement, { params: { blogId: id } }, { signal });
}
