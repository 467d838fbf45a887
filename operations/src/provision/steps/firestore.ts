import { Failure } from '../../failure.ts';
import { DATABASE, type Google } from '../../google/connect.ts';
import type { Difference, Step } from '../step.ts';

const RETENTION = '14w';
/** Retention in seconds, as the API answers. */
const RETENTION_SECONDS = 14 * 7 * 24 * 60 * 60;
const DAILY = 'make a backup every day and keep it for 14 weeks';

const createIn = (region: string) =>
  `create the database in ${region}, with point-in-time recovery and delete protection`;

/** Database in its region, with point-in-time recovery and delete protection. */
export const database = ({ project, firebase: { commands, options } }: Google, region: string): Step => ({
  name: 'Firestore',
  summary: createIn(region),
  async compare() {
    const { databases } = commands.firestore;
    const found = (await databases.list({ ...options })).find(({ name }) => name.endsWith(`/${DATABASE}`));
    if (!found)
      return [
        {
          change: createIn(region),
          async write() {
            await databases.create(DATABASE, {
              ...options,
              location: region,
              deleteProtection: 'ENABLED',
              pointInTimeRecovery: 'ENABLED',
            });
          },
        },
      ];
    if (found.locationId !== region)
      throw new Failure(
        `Firestore of ${project} is in ${found.locationId} and can't be moved: name that region in firebase.json ` +
          '(firestore.location and each rewrite), or take another project.',
      );
    const differences: Difference[] = [];
    if (found.pointInTimeRecoveryEnablement !== 'POINT_IN_TIME_RECOVERY_ENABLED')
      differences.push({
        change: 'switch on point-in-time recovery',
        async write() {
          await databases.update(DATABASE, { ...options, pointInTimeRecovery: 'ENABLED' });
        },
      });
    if (found.deleteProtectionState !== 'DELETE_PROTECTION_ENABLED')
      differences.push({
        change: 'switch on delete protection',
        async write() {
          await databases.update(DATABASE, { ...options, deleteProtection: 'ENABLED' });
        },
      });
    return differences;
  },
});

/** Daily backups, kept as long as what people erased is remembered. */
export const backups = ({ firebase: { commands, options } }: Google): Step => ({
  name: 'Backups',
  summary: DAILY,
  async compare() {
    const { databases, backups } = commands.firestore;
    const hasDatabase = (await databases.list({ ...options })).some(({ name }) => name.endsWith(`/${DATABASE}`));
    const schedules = hasDatabase ? await backups.schedules.list({ ...options }) : [];
    const daily = schedules.find(({ dailyRecurrence }) => dailyRecurrence !== undefined);
    if (!daily)
      return [
        {
          change: DAILY,
          async write() {
            await backups.schedules.create({ ...options, recurrence: 'DAILY', retention: RETENTION });
          },
        },
      ];
    if (Number.parseInt(daily.retention, 10) === RETENTION_SECONDS) return [];
    return [
      {
        change: 'keep daily backups for 14 weeks',
        async write() {
          await backups.schedules.update(daily.name, { ...options, retention: RETENTION });
        },
      },
    ];
  },
});
