import { DAY, HOUR, MINUTE } from '@aperture-byline/contract/shared/durations';
import type { Google } from '../../google/connect.ts';
import { type Check, fine, nameSome, wrong } from '../check.ts';

/** Time that a mail which is due may wait for the schedule that sends it again. */
const OVERDUE = 30 * MINUTE;
/** Time after its first attempt from which a mail that is still tried is named. */
const TRIED = 2 * HOUR;
/** Age of the last backup: one is made each day, at some hour of it. */
const BACKUP_AGE = 26 * HOUR;
const LISTED = 1000;

const before = (now: Date, milliseconds: number): Date => new Date(now.getTime() - milliseconds);
const count = (found: { size: number }): string => (found.size === LISTED ? `at least ${LISTED}` : `${found.size}`);

/** Checks that mails of the last day went out, and that none waits longer than it should. */
export const mail = ({ database }: Google, now: Date): Check => ({
  name: 'Mail',
  async read() {
    const mails = database.collection('mail');
    const [waiting, ended] = await Promise.all([
      mails.where('delivery.dueAt', '>', new Date(0)).orderBy('delivery.dueAt').limit(LISTED).select('delivery').get(),
      mails.where('delivery.endTime', '>=', before(now, DAY)).select('delivery.state', 'delivery.endTime').get(),
    ]);
    const failed = ended.docs.filter((one) => one.get('delivery.state') === 'ERROR');
    if (failed.length > 0)
      return wrong(
        `${nameSome(failed.map(({ ref }) => ref.path))} ended with an error in the last day: delivery.error says why. ` +
          'Mend it, then set delivery.state to PENDING',
      );
    const late = waiting.docs.filter((one) => {
      const { dueAt, startTime } = one.get('delivery');
      return dueAt.toDate() < before(now, OVERDUE) || (startTime && startTime.toDate() < before(now, TRIED));
    });
    if (late.length > 0)
      return wrong(
        `${nameSome(late.map(({ ref }) => ref.path))} waiting too long: look at delivery.error, the logs of sendMails ` +
          'and sendWaitingMails, and the mail server',
      );
    const sent = ended.docs.filter((one) => one.get('delivery.endTime').toDate() >= before(now, HOUR));
    return fine(`${sent.length} sent in the last hour, ${ended.size} in the last day, ${count(waiting)} on their way`);
  },
});

/** Checks that the data steps of this checkout have run. */
export const dataSteps = ({ project, database }: Google, ids: readonly string[]): Check => ({
  name: 'Data steps',
  async read() {
    const ran = new Set((await database.collection('dataSteps').select().get()).docs.map(({ id }) => id));
    const waiting = ids.filter((id) => !ran.has(id));
    if (waiting.length === 0) return fine(`${ids.length} have run`);
    return wrong(`${nameSome(waiting)} not run yet. Deploy: npm run deploy -- --project ${project}`);
  },
});

/** Checks that erasures are done within a day. */
export const deletions = ({ database }: Google, now: Date): Check => ({
  name: 'Deletions',
  async read() {
    const old = await database
      .collection('deletions')
      .where('requestedAt', '<', before(now, DAY))
      .select('finishedAt')
      .get();
    const stuck = old.docs.filter((one) => !one.get('finishedAt')).map(({ ref }) => ref.path);
    if (stuck.length === 0) return fine('none is stuck');
    return wrong(
      `${nameSome(stuck)} not finished: the log of eraseAccounts says why. Any change takes it up once more`,
    );
  },
});

export const uploads = ({ database }: Google, now: Date): Check => ({
  name: 'Uploads',
  async read() {
    const processing = database.collection('uploads').where('state', '==', 'processing');
    const old = await processing.where('createdAt', '<', before(now, DAY)).limit(LISTED).select().get();
    if (old.empty) return fine('none waits for longer than a day');
    return wrong(`${count(old)} processing for longer than a day: look at the logs of processUploads and sweepUploads`);
  },
});

/** Checks that no event is left that could not be processed. */
export const deadLetters = ({ database }: Google): Check => ({
  name: 'Dead letters',
  async read() {
    const kept = await database.collection('deadLetters').limit(LISTED).select().get();
    if (kept.empty) return fine('none');
    return wrong(`${count(kept)} kept: npm run dead-letters -w functions lists them, and runs them again`);
  },
});

export const backup = ({ project, firebase: { commands, options } }: Google, now: Date): Check => ({
  name: 'Last backup',
  async read() {
    const { backups = [] } = await commands.firestore.backups.list({ ...options });
    const times = backups.filter(({ state }) => state === 'READY').map(({ snapshotTime }) => Date.parse(snapshotTime));
    const place = `https://console.firebase.google.com/project/${project}/firestore/databases/-default-/disaster-recovery`;
    if (times.length === 0) return wrong(`there is none yet. The first is made within a day of the schedule: ${place}`);
    const age = now.getTime() - Math.max(...times);
    const text = `the last one is ${Math.round(age / HOUR)} h old`;
    return age <= BACKUP_AGE ? fine(text) : wrong(`${text}. Look at ${place}`);
  },
});
