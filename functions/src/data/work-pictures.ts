import { isDeepStrictEqual } from 'node:util';
import type { StoredPicture } from '@aperture-byline/contract/shared/stored';
import { listField, requiredText, text } from '@aperture-byline/contract/shared/stored-fields';
import { workKind } from '@aperture-byline/contract/work/stored';
import { WORK_KIND_NAMES, WORK_KINDS, type WorkKind } from '@aperture-byline/contract/work/work-kinds';
import type { Query } from 'firebase-admin/firestore';
import { object } from 'valibot';
import { forEachConcurrently } from '../lib/concurrency.ts';
import { imageIdOfPicture, listShownImages } from '../lib/shown-images.ts';
import { defineCollection } from './collection.ts';
import { countReads, runSerialized } from './database.ts';
import { collectionGroup, streamIds, streamSnapshots } from './firestore.ts';
import { transactWork, workDocuments } from './works.ts';

/** A work that shows an image, or whose revision does. */
interface ImagePlace {
  kind: WorkKind;
  id: string;
  title: string;
}

const titles = object({ title: text });
const titledRevisions = defineCollection(
  'revisions',
  object({ kind: workKind, workId: requiredText, fields: titles }),
);
const showing = (query: Query, imageId: string) => query.where('shownImageIds', 'array-contains', imageId);

/** Of each kind, and of revisions. */
const PLACES_MAX = 100;

/** The works that show the image, in any state, also where only its revision does: all, or the first hundred of each kind. */
export async function readPlacesOf(imageId: string): Promise<ImagePlace[]> {
  const [revisions, ...works] = await Promise.all([
    titledRevisions.query(
      showing(collectionGroup('revisions'), imageId)
        .select('kind', 'workId', 'fields.title')
        .limit(PLACES_MAX),
    ),
    ...WORK_KIND_NAMES.map(async (kind) => {
      const { documents, query } = defineCollection(WORK_KINDS[kind].collection, titles, { isPartial: true });
      const found = await query(showing(documents(), imageId).limit(PLACES_MAX));
      return found.map(({ id, title }) => ({ kind, id, title }));
    }),
  ]);
  const places = works.flat();
  for (const { kind, workId, fields } of revisions)
    if (!places.some((place) => place.kind === kind && place.id === workId))
      places.push({ kind, id: workId, title: fields.title });
  return places;
}

interface Drawn {
  banner?: StoredPicture | null;
  cover?: StoredPicture | null;
  pictures?: StoredPicture[];
}

const DRAWN_FIELDS = ['banner', 'cover', 'pictures'] as const;

/**
 * Writes the folder of an image's variants into the works and revisions that draw it, so that no page names a file that is gone. Changes
 * documents as they are stored, without parsing them: what is malformed in them stays.
 */
export async function setPictureFolder(imageId: string, path: string): Promise<void> {
  const move = (picture: StoredPicture) =>
    imageIdOfPicture(picture) === imageId && picture.path !== path ? { ...picture, path } : picture;
  const listChanges = (fields: Drawn | undefined, prefix: string) => {
    const moved = (['banner', 'cover'] as const).flatMap((name) => {
      const picture = fields?.[name];
      const next = picture && move(picture);
      return next === picture ? [] : [[`${prefix}${name}`, next] as const];
    });
    const pictures = Array.isArray(fields?.pictures) ? fields.pictures.map(move) : undefined;
    const isMoved = pictures?.some((picture, index) => picture !== fields?.pictures?.[index]);
    return {
      ...Object.fromEntries(moved),
      ...(isMoved && { [`${prefix}pictures`]: pictures }),
    };
  };
  const queries = [
    ...WORK_KIND_NAMES.map((kind) => ({
      query: showing(workDocuments(kind), imageId).select(...DRAWN_FIELDS),
      changes: (work: Drawn) => listChanges(work, ''),
    })),
    {
      query: showing(collectionGroup('revisions'), imageId).select(
        ...DRAWN_FIELDS.map((name) => `fields.${name}`),
      ),
      changes: ({ fields }: { fields?: Drawn }) => listChanges(fields, 'fields.'),
    },
  ];
  for (const { query, changes } of queries)
    await forEachConcurrently(streamSnapshots(query), async (found) => {
      if (Object.keys(changes(found.data())).length === 0) return;
      const document = found.ref.parent.parent ?? found.ref;
      await runSerialized(document.path, async (transaction) => {
        const present = (await transaction.get(found.ref)).data();
        countReads(1);
        const changed = present ? changes(present) : {};
        if (Object.keys(changed).length > 0) transaction.update(found.ref, changed);
      });
    });
}

const shownIn = defineCollection(
  'revisions',
  object({ kind: workKind, shownImageIds: listField(requiredText) }),
  {
    isPartial: true,
  },
);

/** By the id of an image the kinds of works that show it, in any state or in a revision; works that lack the list are given it. */
export async function readAllShownImages(): Promise<Map<string, Set<WorkKind>>> {
  const shown = new Map<string, Set<WorkKind>>();
  const add = (kind: WorkKind, ids: readonly string[]) => {
    for (const id of ids) shown.set(id, (shown.get(id) ?? new Set()).add(kind));
  };
  for await (const { kind, shownImageIds } of shownIn.stream(collectionGroup('revisions')))
    add(kind, shownImageIds);
  for (const kind of WORK_KIND_NAMES)
    await forEachConcurrently(streamIds(workDocuments(kind)), async (id) => {
      const changed = await transactWork(kind, id, ({ work }) => {
        const ids = listShownImages(work);
        return isDeepStrictEqual(ids, work.shownImageIds) ? {} : { work: { shownImageIds: ids } };
      });
      if (changed) add(kind, changed.work.shownImageIds);
    });
  return shown;
}
