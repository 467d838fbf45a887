import { renamePath } from '@aperture-byline/contract/shared/stored';
import { WORK_KIND_NAMES, WORK_KINDS } from '@aperture-byline/contract/work/work-kinds';
import type { DocumentData, Query } from 'firebase-admin/firestore';
import { mapConcurrently } from '../lib/concurrency.ts';
import { runSerialized } from './database.ts';
import { collection, collectionGroup, streamSnapshots } from './firestore.ts';

/** Pictures of before decision 62 hold the folder of their files: `photos/{imageId}` where everybody may see them. */
const PUBLIC_PATH = /^photos\/([A-Za-z0-9_-]{1,64})$/;
const PICTURES = ['picture', 'banner', 'cover'] as const;

const toList = (value: unknown): unknown[] => (Array.isArray(value) ? value : []);

function findPublicId(picture: unknown): string[] {
  const hasPath = typeof picture === 'object' && picture !== null && 'path' in picture;
  return (hasPath && PUBLIC_PATH.exec(String(picture.path))?.slice(1)) || [];
}

/** The document with what the paths of its pictures say of their visibility, where it has no fields for it yet. */
export function withVisibility(data: DocumentData): DocumentData {
  const pictures = [...PICTURES.map((name) => data[name]), ...toList(data.pictures)];
  const publicImageIds = pictures.flatMap(findPublicId);
  return publicImageIds.length === 0 ? data : { isPublished: true, publicImageIds, ...data };
}

/** Gives images, works and revisions of before the fields of today; the number of documents that changed. May be repeated. */
export async function migratePictures(): Promise<number> {
  const visibleBy = (name: 'isPublished' | 'publicImageIds', hidden: unknown) => (data: DocumentData) => ({
    ...renamePaths(data),
    ...(data[name] === undefined && { [name]: withVisibility(data)[name] ?? hidden }),
  });
  const counts = [
    await changeAll(collection('images'), visibleBy('isPublished', false)),
    await changeAll(collectionGroup('revisions'), ({ fields }) => renamePaths(Object(fields), 'fields.')),
  ];
  for (const kind of WORK_KIND_NAMES) {
    const works = collection(WORK_KINDS[kind].collection);
    counts.push(await changeAll(works, visibleBy('publicImageIds', [])));
  }
  return counts.reduce((sum, count) => sum + count, 0);
}

/** The pictures that hold a path, as they are without one; what is malformed in a document stays. */
function renamePaths(data: DocumentData, prefix = ''): DocumentData {
  const fields = PICTURES.map((name) => [name, renamePath(data[name])] as const);
  const pictures = toList(data.pictures).map(renamePath);
  const isRenamed = pictures.some((picture, index) => picture !== data.pictures[index]);
  return {
    ...Object.fromEntries(
      fields
        .filter(([name, picture]) => picture !== data[name])
        .map(([name, picture]) => [prefix + name, picture]),
    ),
    ...(isRenamed && { [`${prefix}pictures`]: pictures }),
  };
}

async function changeAll(query: Query, listChanges: (data: DocumentData) => DocumentData): Promise<number> {
  const changed = await mapConcurrently(streamSnapshots(query), async (found) => {
    if (Object.keys(listChanges(found.data())).length === 0) return false;
    return runSerialized(found.ref.path, async (transaction) => {
      const present = (await transaction.get(found.ref)).data();
      if (present) transaction.update(found.ref, listChanges(present));
      return present !== undefined;
    });
  });
  return changed.filter(Boolean).length;
}
