import { inDays, sampleComment } from '@aperture-byline/contract/samples/stored-documents';
import { dayInIndia, startOfDayInIndia } from '@aperture-byline/contract/shared/dates';
import { HOUR } from '@aperture-byline/contract/shared/durations';
import { afterAll, expect, test } from 'vitest';
import { joinAsBuyer, orderPrintsBy } from '../test-support/orders/orders.ts';
import { jpeg } from '../test-support/pictures/sample-pictures.ts';
import { db, listedIds, put, putAll, uniqueId } from '../test-support/project/database.ts';
import { filesBelow, putFile } from '../test-support/project/files.ts';
import { changeUser, claimsOf, joinAs, joinForTests, type Member, mailsTo } from '../test-support/project/members.ts';
import { type Answer, DEPLOYED_NAMES, type Occasion, runDeployed } from '../test-support/servers/deployed.ts';
import { startMailServer } from '../test-support/servers/mail-server.ts';
import { byline, putBlog, putExhibition, putImage, putProduct } from '../test-support/works/fixtures.ts';
import { joinFollower } from '../test-support/works/followers.ts';
import { endReadOnly } from './data/core/read-only.ts';
import { subscriberId } from './data/mail/subscribers.ts';
import { describeFile } from './lib/storage.ts';

const { mira } = joinForTests({ mira: { isArtist: true, firstName: 'Mira', lastName: 'Pillai' } });

const mailServer = await startMailServer();
afterAll(mailServer.close);
const SECRETS = {
  SIGNING_SECRET: 'a secret of the project that nothing else has',
  PAYOUT_KEY: 'another secret of the project for bank accounts',
  SMTP_URL: mailServer.url,
};

const exists = async (path: string) => (await db.doc(path).get()).exists;

/** Event that starts a function, with a check that the function has done its work. */
interface Case {
  occasion: Occasion;
  isDone: (answer: Answer) => Promise<boolean>;
}

/** A new document, and another that follows from it. */
const after = (document: string, follows: string): Case => ({
  occasion: { document },
  isDone: () => exists(follows),
});
const onTime = (isDone: Case['isDone']): Case => ({ occasion: { schedule: true }, isDone });

/** Work of hers that is public, and not announced yet. */
const own = () => byline({ userId: mira.userId, firstName: 'Mira', lastName: 'Pillai' });
const unannounced = { status: 'approved', publishedAt: null } as const;

async function putComment(on: string, workId: string): Promise<Case> {
  const id = uniqueId('comment');
  await put(`${on}/${workId}/comments/${id}`, sampleComment({ createdAt: new Date() }));
  return after(`${on}/${workId}/comments/${id}`, `users/${mira.userId}/notices/event-${id}`);
}

async function putRevision(kind: 'exhibition' | 'blog' | 'product', work: string): Promise<Case> {
  const [, workId] = work.split('/');
  await put(`${work}/revisions/next`, {
    ...{ kind, workId, ownerId: mira.userId, status: 'submitted', reviewNote: null, submittedAt: new Date() },
    ...{
      fields: { title: 'Another title' },
      shownImageIds: [],
      createdAt: new Date(),
      updatedAt: new Date(),
    },
  });
  return after(`${work}/revisions/next`, `reviews/revision-${kind}-${workId}`);
}

async function joinReader(followNews: 'mail' | 'daily'): Promise<Member> {
  const reader = await joinFollower(mira);
  await db.doc(`users/${reader.userId}/private/contact`).update({ followNews });
  return reader;
}

/** An announcement of a story of hers. */
async function putAnnouncement(createdAt: Date, isFinished: boolean): Promise<{ id: string; subjectId: string }> {
  const { id: subjectId } = await putBlog({ creator: own() });
  const id = `blog-${subjectId}`;
  const subject = { kind: 'blog', artistId: mira.userId, subjectIds: [subjectId] };
  await put(`announcements/${id}`, { ...subject, cursor: null, isFinished, createdAt });
  return { id, subjectId };
}

/** A mail whose links are signed by this deployment. */
const isMailed = async (reader: Pick<Member, 'email'>) =>
  (await mailsTo(reader)).some(({ message, headers }) =>
    /\/subscription\/[\w-]+/.test(message.text + headers?.['List-Unsubscribe']),
  );

/** An exhibition that has just opened, whose photograph its schedule has not published yet. */
async function putOpening(): Promise<string> {
  const imageId = await putImage({ owner: own() });
  const id = await putExhibition({
    owner: own(),
    imageIds: [imageId],
    shownImageIds: [imageId],
    startDate: new Date(Date.now() - 1000),
    endDate: inDays(9),
  });
  await db.doc(`images/${imageId}`).update({ embargoedBy: id });
  return id;
}

async function putSubscriber(fields: object = {}): Promise<{ id: string; email: string }> {
  const email = `${uniqueId('reader')}@example.com`;
  const subscriber = { email, state: 'confirmed', consents: [], createdAt: inDays(-2), failedMails: [] };
  await put(`subscribers/${subscriberId(email)}`, {
    ...subscriber,
    endedAt: null,
    expiresAt: null,
    ...fields,
  });
  return { id: subscriberId(email), email };
}

/** A file as Storage tells of it. */
async function fileEvent(name: string, data: Buffer): Promise<Occasion> {
  const stored = await describeFile(await putFile(name, data));
  if (!stored) throw new Error(`There is no ${name}`);
  const { generation, size, createdAt } = stored;
  return { file: { name, generation, size, timeCreated: createdAt.toISOString() } };
}

/** A refund that was not sent before the house gave up its provider. */
async function putRefund(): Promise<string> {
  const [paymentId, refund] = [uniqueId('pay'), `providerRefunds/${uniqueId('refund')}`];
  const at = new Date();
  const money = { provider: 'razorpay', orderId: null, minorAmount: 100 };
  const payment = { currency: 'INR', paidAt: at, recordedAt: at, problem: 'unknown_order', minorRefunded: 100 };
  await putAll({
    [`providerPayments/${paymentId}`]: { ...money, ...payment, isStray: true, isUnderWay: true, refunds: 1 },
    [refund]: { ...money, paymentId, state: 'requested', refundId: null, createdAt: at, updatedAt: at },
  });
  return refund;
}

const hasFailed = async (refund: string): Promise<boolean> => (await db.doc(refund).get()).get('state') === 'failed';

const CASES: Readonly<Record<string, () => Promise<Case>>> = {
  api: async () => ({
    occasion: { request: { path: `/api/exhibition/opening/${await putOpening()}`, method: 'POST' } },
    isDone: async ({ status, cookies }) => status === 200 && cookies?.length === 1,
  }),
  pages: async () => ({
    occasion: { request: { path: `/exhibition/${await putOpening()}`, method: 'GET' } },
    isDone: async ({ status, body = '' }) => status === 200 && body.includes('/photos/'),
  }),
  files: async () => {
    const id = await putImage({ owner: own() });
    await putFile(`photos/${id}/160.jpeg`, await jpeg(160, 90));
    return {
      occasion: { request: { path: `/photos/${id}/160.jpeg`, method: 'GET' } },
      isDone: async ({ status }) => status === 200,
    };
  },
  syncImages: async () => {
    const id = await putImage({ owner: own() });
    return { occasion: { document: `images/${id}` }, isDone: async () => (await listedIds(id)).length > 0 };
  },
  syncExhibitions: async () => {
    const id = await putExhibition({ owner: own(), ...unannounced });
    return after(`exhibitions/${id}`, `announcements/exhibition-${id}`);
  },
  syncStories: async () => {
    const { id } = await putBlog({ creator: own(), ...unannounced });
    return after(`blogs/${id}`, `announcements/blog-${id}`);
  },
  syncProducts: async () => {
    const { id } = await putProduct({ owner: own(), ...unannounced });
    return after(`products/${id}`, `announcements/product-${id}`);
  },
  applyExhibitionRevisions: async () =>
    putRevision('exhibition', `exhibitions/${await putExhibition({ owner: own() })}`),
  applyStoryRevisions: async () => putRevision('blog', `blogs/${(await putBlog({ creator: own() })).id}`),
  applyProductRevisions: async () => putRevision('product', `products/${(await putProduct({ owner: own() })).id}`),
  syncHomeUses: async () => {
    const id = await putImage({ owner: own() });
    await put('settings/home', { carousel: [id] });
    const isDone = async () => (await db.doc(`images/${id}`).get()).get('isUsed') === true;
    return { occasion: { document: 'settings/home' }, isDone };
  },
  syncRoles: async () => {
    const asha = await joinAs({ artistStatus: 'requested' });
    await changeUser(asha, { isArtist: true });
    const isDone = async () => (Object(await claimsOf(asha)) as { isArtist?: boolean }).isArtist === true;
    return { occasion: { document: `users/${asha.userId}` }, isDone };
  },
  noticeImageComments: async () => putComment('images', await putImage({ owner: own() })),
  noticeStoryComments: async () => putComment('blogs', (await putBlog({ creator: own() })).id),
  noticeGuestBooks: async () => putComment('exhibitions', await putOpening()),
  noticeFollowers: async () => {
    const reader = await joinReader('mail');
    const { id } = await putAnnouncement(new Date(), false);
    return { occasion: { document: `announcements/${id}` }, isDone: () => isMailed(reader) };
  },
  sendMails: async () => {
    const email = `${uniqueId('reader')}@example.com`;
    const mailId = uniqueId('mail');
    await put(`mail/${mailId}`, { to: email, message: { subject: 'Hello', text: 'Hello', html: '' } });
    const isDone = async () => mailServer.mails.some(({ to }) => to.includes(email));
    return { occasion: { document: `mail/${mailId}` }, isDone };
  },
  noticeOrders: async () => {
    const buyer = await joinAsBuyer();
    const id = await orderPrintsBy(buyer, mira);
    return {
      occasion: { document: `orders/${id}` },
      isDone: async () => (await mailsTo(buyer)).length === 1,
    };
  },
  sendRefunds: async () => {
    const document = await putRefund();
    return { occasion: { document }, isDone: () => hasFailed(document) };
  },
  reconcilePayments: async () => {
    const document = await putRefund();
    return onTime(() => hasFailed(document));
  },
  eraseAccounts: async () => {
    const { uid, userId, email } = await joinAs();
    const id = uniqueId('deletion');
    await put(`deletions/${id}`, { uid, userId: String(userId), email, requestedAt: new Date() });
    return {
      occasion: { document: `deletions/${id}` },
      isDone: async () => !(await exists(`users/${userId}`)),
    };
  },
  checkUploads: async () => {
    const path = `avatars/${mira.uid}/in/face`;
    const occasion = await fileEvent(path, Buffer.from('no picture'));
    return { occasion, isDone: async () => !(await filesBelow(`avatars/${mira.uid}`)).includes(path) };
  },
  processUploads: async () => ({
    occasion: await fileEvent(`uploads/${mira.uid}/one.jpg`, await jpeg(640, 480)),
    isDone: async () => (await db.collection('images').where('status', '==', 'draft').get()).size === 1,
  }),
  rebuildSearch: async () => {
    await put('searchIndex/rebuild', { requestedAt: new Date() });
    const isDone = async () => (await filesBelow('search-index')).length > 0;
    return { occasion: { document: 'searchIndex/rebuild' }, isDone };
  },
  followBudget: async () => {
    const spent = { budgetDisplayName: 'The house', costAmount: 5000, budgetAmount: 5000, currencyCode: 'INR' };
    const reached = { ...spent, costIntervalStart: '2026-11-01T08:00:00Z', alertThresholdExceeded: 1 };
    const data = Buffer.from(JSON.stringify(reached)).toString('base64');
    // Taken away at once, as other functions are tested after it.
    const isDone = () => endReadOnly({ adminId: null });
    return { occasion: { message: { topic: 'budget', data } }, isDone };
  },
  moveOverdueOrders: async () => {
    const id = await orderPrintsBy(await joinAsBuyer(), mira);
    const [part] = (await db.collection(`orders/${id}/parts`).get()).docs;
    await part?.ref.update({ acceptBy: inDays(-1) });
    return onTime(async () => (await part?.ref.get())?.get('status') === 'expired');
  },
  runOpenings: async () => {
    const reader = await joinAs();
    const exhibitionId = await putOpening();
    const reminder = { exhibitionId, event: 'opening', createdAt: inDays(-1), expiresAt: inDays(30) };
    await put(`users/${reader.userId}/reminders/${exhibitionId}`, reminder);
    return onTime(() => isMailed(reader));
  },
  sendNewsOfFollowed: async () => {
    const reader = await joinReader('daily');
    const day = startOfDayInIndia(dayInIndia(new Date(Date.now() - 8 * HOUR))).getTime();
    const createdAt = new Date(day);
    const { id, subjectId } = await putAnnouncement(createdAt, true);
    const notice = { kind: 'blog', state: 'published', subjectId, ownerId: mira.userId, createdAt };
    await put(`users/${reader.userId}/notices/${id}`, { ...notice, read: false, expiresAt: inDays(30) });
    return onTime(() => isMailed(reader));
  },
  sendDueLetters: async () => {
    const reader = await putSubscriber();
    const text = { subject: 'Winter', previewText: '', html: '<p>Dear friends</p>' };
    const sendAt = new Date(Date.now() - HOUR);
    const times = { sendAt, createdAt: inDays(-2), updatedAt: inDays(-2) };
    await putAll({
      [`letters/${uniqueId('letter')}`]: { ...text, ...times, state: 'scheduled', version: 1, shown: [] },
    });
    return onTime(() => isMailed(reader));
  },
  sendWaitingMails: async () => {
    const mailId = uniqueId('mail');
    const delivery = { state: 'RETRY', attempts: 1, dueAt: inDays(-1) };
    await put(`mail/${mailId}`, { to: 'reader@example.com', message: { subject: '', text: '', html: '' }, delivery });
    return onTime(async () => (await db.doc(`mail/${mailId}`).get()).get('delivery.state') === 'PENDING');
  },
  sweepUploads: async () => {
    const upload = `uploads/${uniqueId('upload')}`;
    const times = { createdAt: inDays(-2), updatedAt: inDays(-2) };
    await put(upload, { ownerId: mira.userId, name: 'one', state: 'processing', ...times });
    return onTime(async () => (await db.doc(upload).get()).get('state') === 'refused');
  },
};

test('When a function is deployed, then one of these runs it', () => {
  expect(Object.keys(CASES).sort()).toEqual([...DEPLOYED_NAMES].sort());
});

test.each(Object.entries(CASES))(
  'When %s has the settings of its deployment and no other, then it does what it is for',
  async (name, prepare) => {
    const { occasion, isDone } = await prepare();
    if (!('request' in occasion)) expect(await isDone({})).toBe(false);
    const answer = await runDeployed(name, occasion, SECRETS);
    expect(await isDone(answer), JSON.stringify(answer)).toBe(true);
  },
);
