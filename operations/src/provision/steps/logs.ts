import type { Google } from '../../google/connect.ts';
import type { Step } from '../step.ts';

const DAYS = 365;
const KEEP = `keep logs for ${DAYS} days`;

export const logs = ({ project, logBuckets }: Google): Step => ({
  name: 'Logs',
  summary: KEEP,
  async compare() {
    const name = `projects/${project}/locations/global/buckets/_Default`;
    const { data } = await logBuckets.get({ name });
    if ((data.retentionDays ?? 0) >= DAYS) return [];
    return [
      {
        change: KEEP,
        async write() {
          await logBuckets.patch({ name, updateMask: 'retentionDays', requestBody: { retentionDays: DAYS } });
        },
      },
    ];
  },
});
