import { isDeepStrictEqual } from 'node:util';
import { isContentSlug } from '@aperture-byline/contract/shared/text/slug';
import { isRefusedSince } from '../../data/core/audit.ts';
import type { DocumentChange, WithId } from '../../data/core/collection.ts';
import { publishImages } from '../../data/images/publish-images.ts';
import { decisionByHand, submissionId } from '../../data/review/reviews.ts';
import { getOwner, type StoredWork, type WorkContent, type WorkFields } from '../../data/works/work-collections.ts';
import { editStoredWork, readWork, type WorkLookups, type WorkWithRevision } from '../../data/works/works.ts';
import { mapConcurrently } from '../../lib/concurrency.ts';
import { listShownImages } from '../../lib/pictures/shown-images.ts';
import { type ArtistImages, readArtistImages } from './artist-images.ts';
import { approve } from './review/decide-work.ts';
import type { WorkType } from './types/work-type.ts';
import { buildSubmissions, mergeRevision } from './withdraw-work.ts';
import { editedContent, readShownImages, toContent } from './work-views.ts';

/**
 * Gives a document that was edited by hand what the API would have given it: slug, time of publication, derived fields,
 * published images. What was unpublished by hand keeps its newest words, as after a withdrawal by its artist. The work
 * as it is then, or null.
 */
export async function repairWork(
  type: WorkType,
  id: string,
  { time, before, after }: DocumentChange<StoredWork> & { time: Date },
): Promise<WorkWithRevision | null> {
  const present = await editStoredWork(type.kind, id, async (found, lookups) => {
    if (found.revision && found.work.status !== 'approved') return mergeRevision(type, found);
    return { work: await fieldsToRepair(type, found.work, { before, lookups }) };
  });
  if (present?.work.status === 'approved' && before && after && isApprovedByHand(before, after))
    await publishMissing(type, { ...present, revision: null }, time);
  return present;
}

/**
 * Whether a write approved a work without the API, which changes the version. An approval by the API has published its
 * images, and what was taken off the site since is not published again by its event, however late that comes.
 */
function isApprovedByHand(before: StoredWork, after: StoredWork): boolean {
  return before.status !== 'approved' && after.status === 'approved' && before.version === after.version;
}

/** Returns the right values of fields that are missing or do not fit; an empty object for a document that is right. */
async function fieldsToRepair(
  type: WorkType,
  work: WorkWithRevision['work'],
  { before, lookups }: { before: StoredWork | null; lookups: WorkLookups },
): Promise<WorkFields> {
  const known = before && new Map(Object.entries(type.derive?.(before) ?? {}));
  const present = new Map<string, unknown>(Object.entries(work));
  // What was written by hand stays, until what it follows from is edited.
  const derived = Object.entries(type.derive?.(work) ?? {}).filter(([name, value]) => {
    const isEdited = known !== null && !isDeepStrictEqual(known.get(name), value);
    return (isEdited || !lookups.hasField(name)) && !isDeepStrictEqual(present.get(name), value);
  });
  const shownImageIds = listShownImages(work);
  return {
    ...Object.fromEntries(derived),
    ...(!isDeepStrictEqual(work.shownImageIds, shownImageIds) && { shownImageIds }),
    ...(work.status === 'approved' && !work.publishedAt && { publishedAt: new Date() }),
    ...('slug' in work && (await slugToRepair(work, lookups))),
    ...(await type.repair?.(work)),
  };
}

/** A slug for what is public or about to be, where it has none that leads to it alone. */
async function slugToRepair(
  work: Extract<WorkWithRevision['work'], { slug: string }>,
  { slugs }: WorkLookups,
): Promise<{ slug?: string }> {
  if (work.status !== 'approved' && work.status !== 'submitted') return {};
  if (isContentSlug(work.slug) && !(await slugs.isTakenByOlder(work.slug, work))) return {};
  return { slug: await slugs.findFree(work.title) };
}

/**
 * Publishes images of what was approved by hand at a time; private ones stay as they are, and so do those that an
 * administrator has refused since, as the event may come late and twice.
 */
async function publishMissing(type: WorkType, present: WorkWithRevision, approvedAt: Date): Promise<ArtistImages> {
  const images = await readShownImages(type, present);
  const shown = [...images.values()].filter(({ privacyStatus }) => privacyStatus === 'Public');
  const isRefused = await mapConcurrently(
    shown,
    async ({ id, status }) =>
      status !== 'approved' &&
      (await isRefusedSince(submissionId({ kind: 'image', workKind: null, subjectId: id }), approvedAt)),
  );
  const publishable = shown.filter((_, index) => !isRefused[index]);
  await publishByHand(type, present.work.id, editedContent(type, present), publishable);
  return images;
}

/** Publishes images of a work with this content, but for those that wait for its opening. */
async function publishByHand(
  type: WorkType,
  id: string,
  content: WorkContent,
  images: readonly WithId<unknown>[],
): Promise<void> {
  await publishImages(
    images.map((image) => image.id),
    { adminId: null, work: { kind: type.kind, id }, withheld: type.withheldImages?.(content, new Date()) },
  );
}

/**
 * Lets images of a public work that wait for an opening wait for the first that shows them, as an approval does: dates
 * were changed, maybe by hand. Publishes those that the work shows now.
 */
export async function repairOpenings(type: WorkType, id: string): Promise<void> {
  const present = await readWork(type.kind, id);
  if (present?.work.status !== 'approved') return;
  const content = toContent(type, present.work);
  const images = await readArtistImages(listShownImages(content), getOwner(present.work).userId);
  const waiting = [...images.values()].filter(
    ({ status, embargoedBy }) => status === 'approved' && embargoedBy !== null,
  );
  await publishByHand(type, id, content, waiting);
}

/** Applies a revision that was approved by hand at a time, with its images. The work as it is then, or null. */
export async function repairRevision(type: WorkType, id: string, approvedAt: Date): Promise<WorkWithRevision | null> {
  const present = await readWork(type.kind, id);
  if (present?.revision?.status !== 'approved') return present;
  const images = await publishMissing(type, present, approvedAt);
  return editStoredWork(type.kind, id, ({ work, revision }) => {
    if (work.status !== 'approved' || revision?.status !== 'approved') return {};
    const { revision: submission } = buildSubmissions(type.kind, id);
    const decision = decisionByHand(submission, revision);
    return { ...approve(type, { work, revision }, images), closed: [submission], ...(decision && { decision }) };
  });
}
