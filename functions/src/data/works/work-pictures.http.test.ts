import { setTimeout } from 'node:timers/promises';
import { samplePicture } from '@aperture-byline/contract/samples/stored-documents';
import { WORK_KIND_NAMES, WORK_KINDS, type WorkKind } from '@aperture-byline/contract/work/work-kinds';
import { describe, expect, test } from 'vitest';
import { db } from '../../../test-support/project/database.ts';
import {
  completeFields,
  createDraft,
  joinReviewPeople,
  putOwnImage,
  readWork,
  send,
  workOf,
} from '../../../test-support/works/studio.ts';
import { isPublicImage } from '../../publication/visibility.ts';
import { changeImage } from '../images/images.ts';
import type { WorkFields } from './work-collections.ts';
import { repairShownImages, syncShownImage } from './work-pictures.ts';
import { editStoredWork } from './works.ts';

const { artist } = joinReviewPeople();

/** Milliseconds. */
const HELD_UP = 500;

const putPhotograph = (isPublic: boolean) =>
  putOwnImage(artist, {
    status: 'approved',
    privacyStatus: isPublic ? 'Public' : 'Private',
  });
const storedIds = async (kind: WorkKind, id: string): Promise<string[]> =>
  (await db.doc(`${WORK_KINDS[kind].collection}/${id}`).get()).get('publicImageIds');

/** Shows or hides an image, as a write and its trigger do. */
async function publish(imageId: string, isPublic: boolean): Promise<void> {
  await changeImage(imageId, () => ({ privacyStatus: isPublic ? 'Public' : 'Private' }));
  await syncShownImage(imageId);
}

function drawing(kind: WorkKind, imageId: string): WorkFields {
  const picture = samplePicture(imageId);
  const drawn = kind === 'product' ? { imageIds: [imageId], pictures: [picture] } : { banner: picture };
  return { ...drawn, shownImageIds: [imageId] };
}

describe.each(WORK_KIND_NAMES)('the public images of a %s', (kind) => {
  test('When it is created and edited, then it names those of its images that everybody may see', async () => {
    const [shown, hidden] = [await putPhotograph(true), await putPhotograph(false)];
    const draft = await createDraft(kind, artist, completeFields(kind, [shown, hidden]));
    expect(await storedIds(kind, draft.id)).toEqual([shown]);
    await send('PUT', `/studio/${kind}/${draft.id}`, artist, { version: draft.version, title: 'Dusk' });
    expect(await storedIds(kind, draft.id)).toEqual([shown]);
    const { version } = await readWork(kind, artist, draft);
    const others = completeFields(kind, [hidden, await putPhotograph(false)]);
    workOf(await send('PUT', `/studio/${kind}/${draft.id}`, artist, { version, ...others }));
    expect(await storedIds(kind, draft.id)).toEqual([]);
  });

  test('When an image becomes public or ceases to be, then the works that draw it follow, and no other', async () => {
    const [first, second] = [await putPhotograph(true), await putPhotograph(false)];
    const draft = await createDraft(kind, artist, completeFields(kind, [first, second]));
    const other = await createDraft(kind, artist, completeFields(kind, [second]));
    await publish(first, false);
    expect(await storedIds(kind, draft.id)).toEqual([]);
    await publish(first, true);
    await publish(first, true);
    expect(await storedIds(kind, draft.id)).toEqual([first]);
    expect(await storedIds(kind, other.id)).toEqual([]);
    await db.doc(`images/${first}`).delete();
    await syncShownImage(first);
    expect(await storedIds(kind, draft.id)).toEqual([]);
  });

  test.each([true, false])(
    'When its image changes to public = %s after a save has read it, then the change waits and is written too',
    async (isPublic) => {
      const image = await putPhotograph(!isPublic);
      const { id } = await createDraft(kind, artist);
      let change: Promise<void> | undefined;
      await editStoredWork(kind, id, async (_present, { readVisibility }) => {
        const publicImageIds = (await readVisibility([image])).filter(isPublicImage).map(({ id }) => id);
        change ??= publish(image, isPublic);
        // It takes less where nothing holds it up.
        await Promise.race([change, setTimeout(HELD_UP)]);
        return { work: { ...drawing(kind, image), publicImageIds } };
      });
      await change;
      expect(await storedIds(kind, id)).toEqual(isPublic ? [image] : []);
    },
  );

  test.each([true, false])(
    'When its image has changed to public = %s before a save reads it, then the save says so',
    async (isPublic) => {
      const image = await putPhotograph(!isPublic);
      const { id } = await createDraft(kind, artist);
      await editStoredWork(kind, id, async () => {
        await publish(image, isPublic);
        return { work: drawing(kind, image) };
      });
      expect(await storedIds(kind, id)).toEqual(isPublic ? [image] : []);
    },
  );

  test('When two writers meet many times, then the work agrees with its image each time', async () => {
    const image = await putPhotograph(false);
    for (const isPublic of [true, false, true, false]) {
      const { id, version } = await createDraft(kind, artist);
      const field = kind === 'product' ? { imageIds: [image] } : { bannerId: image };
      await Promise.all([
        send('PUT', `/studio/${kind}/${id}`, artist, { version, ...field }).then(workOf),
        publish(image, isPublic),
      ]);
      expect(await storedIds(kind, id)).toEqual(isPublic ? [image] : []);
    }
  });

  test('When the list was changed by hand, then the rebuild corrects it', async () => {
    const [shown, hidden] = [await putPhotograph(true), await putPhotograph(false)];
    const { id } = await createDraft(kind, artist, completeFields(kind, [shown, hidden]));
    for (const publicImageIds of [[hidden], 'all', []]) {
      await db.doc(`${WORK_KINDS[kind].collection}/${id}`).update({ publicImageIds });
      await repairShownImages();
      expect(await storedIds(kind, id)).toEqual([shown]);
    }
  });
});
