import type { Google } from '../../google/connect.ts';
import type { Step } from '../step.ts';

const DAYS = 365;

export const logs = ({ project, logBuckets }: Google): Step => ({
  name: 'Logs',
  async compare() {
    const name = `projects/${project}/locations/global/buckets/_Default`;
    const { data } = await logBuckets.get({ name });
    if ((data.retentionDays ?? 0) >= DAYS) return [];
    return [
      {
        change: `keep logs for ${DAYS} days`,
        async write() {
          await logBuckets.patch({ name, updateMask: 'retentionDays', requestBody: { retentionDays: DAYS } });
        },
      },
    ];
  },
});
