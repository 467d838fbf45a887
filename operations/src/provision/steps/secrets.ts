import { randomBytes } from 'node:crypto';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import type { Google } from '../../google/connect.ts';
import { orNull } from '../../google/errors.ts';
import type { Difference, Step } from '../step.ts';

/** Secrets that are made of chance. One that has a version is never replaced. */
const RANDOM = ['SIGNING_SECRET', 'PAYOUT_KEY'];
/** Bytes of chance: 64 characters of base64, without a comma. */
const LENGTH = 48;

export const secrets = ({ project, secretVersions, firebase: { commands, options } }: Google): Step => ({
  name: 'Secrets',
  summary: `store ${RANDOM.join(' and ')}, of ${LENGTH} random bytes each, and ask you for SMTP_URL`,
  async compare() {
    const found: Difference[] = [];
    for (const name of RANDOM)
      if (!(await hasValue(name)))
        found.push({ change: `store ${name}, of ${LENGTH} random bytes`, write: () => storeRandom(name) });
    if (!(await hasValue('SMTP_URL')))
      found.push({
        change:
          'store the connection to the mail server, smtps://user:password@host:465: ' +
          `npx firebase functions:secrets:set SMTP_URL --project ${project}`,
      });
    return found;

    /** Whether a secret has a version that functions can read; one that was interrupted has none. */
    async function hasValue(name: string): Promise<boolean> {
      const answer = await orNull(secretVersions.list({ parent: `projects/${project}/secrets/${name}` }));
      return answer?.data.versions?.some(({ state }) => state === 'ENABLED') ?? false;
    }

    /** firebase-tools reads a value from a file: it is readable for this user alone and gone afterwards. */
    async function storeRandom(name: string): Promise<void> {
      const folder = await mkdtemp(`${tmpdir()}/secret-`);
      try {
        const dataFile = `${folder}/value`;
        await writeFile(dataFile, randomBytes(LENGTH).toString('base64'), { mode: 0o600 });
        await commands.functions.secrets.set(name, { ...options, dataFile });
      } finally {
        await rm(folder, { recursive: true });
      }
    }
  },
});
