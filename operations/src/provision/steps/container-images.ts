import type { Google } from '../../google/connect.ts';
import { orNull } from '../../google/errors.ts';
import type { Step } from '../step.ts';

/** Days for which images of containers are kept: without its image, a function can't go back to a revision. */
const DAYS = 90;
const DAY_SECONDS = 24 * 60 * 60;
/** Name that firebase-tools gives its policy. */
const POLICY = 'firebase-functions-cleanup';

/** Images of the functions' containers, whose repository the first deployment makes. */
export const containerImages = ({ project, repositories, firebase }: Google, region: string): Step => ({
  name: 'Container images',
  summary: `keep them for ${DAYS} days, once a deployment has made some`,
  async compare() {
    const name = `projects/${project}/locations/${region}/repositories/gcf-artifacts`;
    const [repository] = (await orNull(repositories.getRepository({ name }))) ?? [];
    const seconds = Number(repository?.cleanupPolicies?.[POLICY]?.condition?.olderThan?.seconds ?? 0);
    if (!repository || seconds >= DAYS * DAY_SECONDS) return [];
    return [
      {
        change: `keep them for ${DAYS} days`,
        async write() {
          const { commands, options } = firebase;
          await commands.functions.artifacts.setpolicy({ ...options, location: region, days: String(DAYS) });
        },
      },
    ];
  },
});
