import { isDeepStrictEqual } from 'node:util';
import { storedPicture } from '@aperture-byline/contract/shared/stored';
import { listField, nullable, requiredText, text, time } from '@aperture-byline/contract/shared/stored-fields';
import { type WorkName, workKind } from '@aperture-byline/contract/work/stored';
import { WORK_KIND_NAMES, WORK_KINDS, type WorkKind } from '@aperture-byline/contract/work/work-kinds';
import type { Query, Transaction } from 'firebase-admin/firestore';
import { object } from 'valibot';
import { forEachConcurrently } from '../../lib/concurrency.ts';
import { describeShown, listDrawnImages, listShownImages, listVisible } from '../../lib/pictures/shown-images.ts';
import { defineCollection } from '../core/collection.ts';
import { collectionGroup, splitIntoParts, streamIds } from '../core/firestore.ts';
import type { WorkFields } from './work-collections.ts';
import { editStoredWork, workDocuments } from './works.ts';

interface ImagePlace {
  kind: WorkKind;
  id: string;
  title: string;
}

const titles = object({ title: text });
const titledRevisions = defineCollection('revisions', object({ kind: workKind, workId: requiredText, fields: titles }));
const showing = (query: Query, imageId: string) => query.where('shownImageIds', 'array-contains', imageId);

/** Limit of places of each kind of work, and of revisions. */
const PLACES_MAX = 100;

/** Reads works that show an image, in any state or in a revision: all, or the first hundred of each kind. */
export async function readPlacesOf(imageId: string): Promise<ImagePlace[]> {
  const [revisions, ...works] = await Promise.all([
    titledRevisions.query(
      showing(collectionGroup('revisions'), imageId).select('kind', 'workId', 'fields.title').limit(PLACES_MAX),
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

const shownWorks = object({
  shownImageIds: listField(requiredText),
  startDate: nullable(time),
  banner: nullable(storedPicture),
  teaserImageIds: listField(requiredText),
});
/** Values of one `array-contains-any`. */
const VALUES_MAX = 30;

/** An exhibition that has not opened. */
interface Opening {
  id: string;
  startDate: Date;
}

interface ImageUses {
  /** Ids of images that public works show now. An exhibition that has not opened shows its banner and teaser only. */
  shown: ReadonlySet<string>;
  /** By image, the first to open of the exhibitions that show it only then. */
  openings: ReadonlyMap<string, Opening>;
}

/** Reads where works other than `workId` show the images. */
export async function readOtherUses(
  imageIds: readonly string[],
  { workId, now, transaction }: { workId?: string | undefined; now: Date; transaction?: Transaction },
): Promise<ImageUses> {
  const shown = new Set<string>();
  const openings = new Map<string, Opening>();
  for (const kind of WORK_KIND_NAMES) {
    const { documents, query } = defineCollection(WORK_KINDS[kind].collection, shownWorks, { isPartial: true });
    for (const ids of splitIntoParts(imageIds, VALUES_MAX)) {
      const found = documents().where('status', '==', 'approved').where('shownImageIds', 'array-contains-any', ids);
      for (const { id, shownImageIds, startDate, banner, teaserImageIds } of await query(found, transaction)) {
        if (id === workId) continue;
        const isUpcoming = startDate !== null && startDate > now;
        for (const imageId of shownImageIds)
          if (!isUpcoming || imageId === banner?.imageId || teaserImageIds.includes(imageId)) shown.add(imageId);
          else openings.set(imageId, firstToOpen(openings.get(imageId), { id, startDate }));
      }
    }
  }
  return { shown, openings };
}

export function firstToOpen(one: Opening | undefined, other: Opening): Opening {
  return one && one.startDate <= other.startDate ? one : other;
}

const listings = object({
  banner: nullable(storedPicture),
  cover: nullable(storedPicture),
  pictures: listField(storedPicture),
  imageIds: listField(requiredText),
});

/**
 * Writes into works whether everybody may see an image in them, in one transaction each, so that saves agree. Returns
 * those works.
 */
export async function syncShownImage(imageId: string): Promise<WorkName[]> {
  const showingIt: WorkName[] = [];
  for (const kind of WORK_KIND_NAMES) {
    const { documents, stream } = defineCollection(WORK_KINDS[kind].collection, listings, { isPartial: true });
    await forEachConcurrently(stream(showing(documents(), imageId)), async ({ id, imageIds, ...drawn }) => {
      if (listDrawnImages(drawn).includes(imageId) || (kind === 'exhibition' && imageIds.includes(imageId))) {
        await describeAgain(kind, id, () => [imageId]);
        showingIt.push({ kind, id });
      }
    });
  }
  return showingIt;
}

/** Writes into an exhibition which of its images it shows. */
export async function syncHungImages(id: string): Promise<void> {
  await describeAgain('exhibition', id, ({ imageIds = [] }) => imageIds);
}

/** Describes anew which of these images of a work everybody may see. */
function describeAgain(kind: WorkKind, id: string, select: (work: WorkFields) => readonly string[]): Promise<unknown> {
  return editStoredWork(kind, id, async ({ work }, { readVisibility }) => {
    const selected = new Set(select(work));
    const images = await readVisibility(listVisible(work).filter((imageId) => selected.has(imageId)));
    const shown = describeShown(work, images, (imageId) => !selected.has(imageId));
    return isDeepStrictEqual({ ...work, ...shown }, work) ? {} : { work: shown };
  });
}

/** Corrects what works say of their images, where it is wrong; resolves with the number of works that were. */
export async function repairShownImages(): Promise<number> {
  let repaired = 0;
  for (const kind of WORK_KIND_NAMES)
    await forEachConcurrently(streamIds(workDocuments(kind)), async (id) => {
      const changed = await editStoredWork(kind, id, async ({ work }, { readVisibility }) => {
        const shownImageIds = listShownImages(work);
        const right = { shownImageIds, ...describeShown(work, await readVisibility(listVisible(work))) };
        return isDeepStrictEqual({ ...work, ...right }, work) ? {} : { work: right };
      });
      if (changed?.change.work) repaired += 1;
    });
  return repaired;
}

const shownImages = object({ shownImageIds: listField(requiredText) });
const shownIn = defineCollection('revisions', object({ kind: workKind, ...shownImages.entries }), { isPartial: true });

/** Reads the kinds of works that show each image, in any state or in a revision. */
export async function readAllShownImages(): Promise<Map<string, Set<WorkKind>>> {
  const shown = new Map<string, Set<WorkKind>>();
  const add = (kind: WorkKind, ids: readonly string[]) => {
    for (const id of ids) shown.set(id, (shown.get(id) ?? new Set()).add(kind));
  };
  for await (const { kind, shownImageIds } of shownIn.stream(collectionGroup('revisions'))) add(kind, shownImageIds);
  for (const kind of WORK_KIND_NAMES) {
    const works = defineCollection(WORK_KINDS[kind].collection, shownImages, { isPartial: true });
    for await (const { shownImageIds } of works.stream(works.documents())) add(kind, shownImageIds);
  }
  return shown;
}
