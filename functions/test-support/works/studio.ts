import type { Notice } from '@aperture-byline/contract/notice/wire';
import type { Review, ReviewBody, ReviewPage } from '@aperture-byline/contract/review/wire';
import { inDays } from '@aperture-byline/contract/samples/stored-documents';
import type { StudioState } from '@aperture-byline/contract/work/wire';
import { WORK_KINDS, type WorkKind } from '@aperture-byline/contract/work/work-kinds';
import { db } from '../project/database.ts';
import { eventually } from '../project/eventually.ts';
import { joinForTests, type Member, type Sender } from '../project/members.ts';
import { call, get, postJson, type Reply } from '../servers/suite.ts';
import { type ImageFields, putImage } from './fixtures.ts';

/** Fields of any work that the tests check. */
export type AnyWork = StudioState & { fields: Record<string, unknown>; slug?: string };

/** An artist, who decides, and another administrator, for the tests of a file. */
export const joinReviewPeople = () =>
  joinForTests({
    artist: { isArtist: true, firstName: 'Mira', lastName: 'Pillai' },
    admin: { admin: true, firstName: 'Asha', lastName: 'Rao' },
    second: { admin: true, firstName: 'Ravi', lastName: 'Menon' },
  });

/** An own image that is not approved yet, of 6000 × 4000 pixels. */
export function putOwnImage({ userId }: Member, { picture, ...fields }: ImageFields = {}): Promise<string> {
  return putImage({
    owner: { userId, firstName: 'Mira', lastName: 'Pillai' },
    status: 'draft',
    publishedAt: null,
    picture: { width: 6000, height: 4000, ...picture },
    ...fields,
  });
}

/** Fields that are complete, so that the work can be submitted. */
export function completeFields(workKind: WorkKind, imageIds: readonly [string, ...string[]]): object {
  const [first] = imageIds;
  switch (workKind) {
    case 'exhibition':
      return {
        title: 'Tides',
        description: '<p>Two years on one coast.</p>',
        genre: 'Seascape',
        startDate: inDays(-1).toISOString(),
        endDate: inDays(5).toISOString(),
        bannerId: first,
        imageIds,
      };
    case 'blog':
      return {
        title: 'Waiting for fog',
        description: 'What a month teaches.',
        content: `<h2>First</h2><p>Nothing.</p><figure><img src="/api/image/${imageIds.at(-1)}" alt="Fog"></figure>`,
        bannerId: first,
        pictureIds: imageIds,
        categories: ['Field notes'],
        tags: ['fog'],
      };
    case 'product':
      return {
        title: 'Lighthouse print',
        introduction: 'A quiet wall.',
        description: '<p>Pigment on cotton.</p>',
        place: 'Kovalam',
        categories: ['Sea'],
        imageIds,
        sizes: [{ width: 60, height: 40, price: 5000, edition: 50 }],
        frames: [{ type: 'Oak', charge: 800, description: 'Oiled' }],
      };
  }
}

export function send(
  method: 'POST' | 'PUT' | 'DELETE',
  path: string,
  { token, at }: Sender,
  body?: unknown,
): Promise<Reply> {
  return method === 'DELETE' ? call(path, { method, token, at }) : postJson(path, body ?? {}, { method, token, at });
}

/** The work of an answer that must succeed. */
export function workOf({ status, body, text }: Reply): AnyWork {
  if (status !== 200 && status !== 201) throw new Error(text);
  return body.data as AnyWork;
}

export async function createDraft(workKind: WorkKind, member: Member, fields: object = {}): Promise<AnyWork> {
  return workOf(await send('POST', `/studio/${workKind}`, member, fields));
}

/** A work as its artist reads it. */
export function readWork(workKind: WorkKind, { token }: Member, { id }: Pick<AnyWork, 'id'>): Promise<AnyWork> {
  return get(`/studio/${workKind}/${id}`, { token });
}

/** Makes a complete work of an own image or two, and submits it. */
export async function submitNew(
  workKind: WorkKind,
  member: Member,
  fields: object = {},
): Promise<{ work: AnyWork; imageIds: [string, string] }> {
  const imageIds = await Promise.all([putOwnImage(member), putOwnImage(member)]);
  const { id, version } = await createDraft(workKind, member, {
    ...completeFields(workKind, imageIds),
    ...fields,
  });
  const work = workOf(await send('POST', `/studio/${workKind}/${id}/submit`, member, { version }));
  return { work, imageIds };
}

/** An approval is of what is there now, as somebody would send it who has just read it. */
export async function decide(reviewId: string, decision: string, admin: Sender, reason?: string): Promise<Reply> {
  const fingerprint = decision === 'approve' ? await fingerprintOf(reviewId, admin) : undefined;
  return sendDecision(reviewId, decision, admin, { reason, fingerprint });
}

/** The call alone, with what was read before. */
export function sendDecision(
  reviewId: string,
  decision: string,
  admin: Sender,
  body: { reason?: string; fingerprint?: string },
): Promise<Reply> {
  return send('POST', `/studio/review/${reviewId}/${decision}`, admin, body);
}

/** All reviews of a kind that wait, from all pages. */
export async function reviewsOf(kind: string, { token }: Sender): Promise<Review[]> {
  const all: Review[] = [];
  for (let cursor: string | null = ''; cursor !== null; ) {
    const page: ReviewPage = await get(`/studio/review?kind=${kind}${cursor && `&cursor=${cursor}`}`, {
      token,
    });
    all.push(...page.items);
    cursor = page.nextCursor;
  }
  return all;
}

export function reviewBodyOf(reviewId: string, { token }: Sender): Promise<ReviewBody> {
  return get(`/studio/review/${reviewId}`, { token });
}

/** Reads the present fingerprint of a review that waits; undefined where there is none. */
export async function fingerprintOf(reviewId: string, { token }: Sender): Promise<string | undefined> {
  if (!reviewId.startsWith('image-')) {
    const { status, body } = await call(`/studio/review/${reviewId}`, { token });
    return status === 200 ? (body.data as { fingerprint: string }).fingerprint : undefined;
  }
  for (let cursor: string | null = ''; cursor !== null; ) {
    const page: ReviewPage = await get(`/studio/review?kind=image${cursor && `&cursor=${cursor}`}`, {
      token,
    });
    const review = page.items.find(({ id }) => id === reviewId);
    if (review) return 'fingerprint' in review ? review.fingerprint : undefined;
    cursor = page.nextCursor;
  }
  return undefined;
}

/** Submits a new work and approves it. */
export async function publishNew(
  workKind: WorkKind,
  member: Member,
  admin: Member,
  fields: object = {},
): Promise<{ work: AnyWork; imageIds: [string, string] }> {
  const { work, imageIds } = await submitNew(workKind, member, fields);
  const { status, text } = await decide(`${workKind}-${work.id}`, 'approve', admin);
  if (status !== 200) throw new Error(text);
  return { work: workOf(await call(`/studio/${workKind}/${work.id}`, { token: member.token })), imageIds };
}

/** Submits another title for an approved work. */
export async function revise(workKind: WorkKind, member: Member, work: AnyWork, title: string): Promise<AnyWork> {
  const path = `/studio/${workKind}/${work.id}`;
  const { version } = workOf(await send('PUT', path, member, { version: work.version, title }));
  return workOf(await send('POST', `${path}/submit`, member, { version }));
}

export function storedWork(workKind: WorkKind, id: string) {
  return db.doc(`${WORK_KINDS[workKind].collection}/${id}`).get();
}

/** The person's notices about something, once one in this state is among them: then the triggers are done. */
export function noticed({ token }: Member, subjectId: string, state: string): Promise<Notice[]> {
  return eventually(`the notice ${state}`, async () => {
    const notices = await get<Notice[]>('/user/notice', { token });
    const about = notices.filter((notice) => notice.subjectId === subjectId);
    return about.some((notice) => notice.state === state) && about;
  });
}

export async function auditOf(reviewId: string) {
  const { docs } = await db.collection('audit').where('reviewId', '==', reviewId).get();
  return docs.map((entry) => entry.data());
}
