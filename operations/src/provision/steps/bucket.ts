import type { Google } from '../../google/connect.ts';
import type { Difference, Step } from '../step.ts';

/** Seconds for which a deleted file can be restored. */
const SOFT_DELETE = 7 * 24 * 60 * 60;

/**
 * Rules of the bucket: what was uploaded as an avatar or for a message and never used goes after a day, a photograph
 * that was not processed after two, older versions and the ledger of erasures with the last backup that knew them.
 */
const DELETE = { type: 'Delete' } as const;
const LIFECYCLE = [
  { action: DELETE, condition: { age: 1, matchesPrefix: ['avatars/', 'attachments/'] } },
  { action: DELETE, condition: { age: 2, matchesPrefix: ['uploads/'] } },
  { action: DELETE, condition: { age: 105, matchesPrefix: ['erasures/'] } },
  { action: DELETE, condition: { daysSinceNoncurrentTime: 98 } },
];

/** Returns the bucket of the files, or undefined where there is none yet. */
export async function findBucket({ project, storage }: Google, named: string | undefined) {
  const names = listNames(project, named);
  const [buckets] = await storage.getBuckets();
  return buckets.find(({ name }) => names.includes(name));
}

const listNames = (project: string, named: string | undefined): string[] =>
  named ? [named] : [`${project}.firebasestorage.app`, `${project}.appspot.com`];

/** Bucket of the files: the project's default one, or the one that `STORAGE_BUCKET` names. */
export const bucket = (google: Google, { region, named }: { region: string; named: string | undefined }): Step => ({
  name: 'Storage',
  summary: `keep older versions in ${named ?? 'the default bucket'} in ${region}, deleted files for a week, and add a lifecycle`,
  async compare() {
    const found = await findBucket(google, named);
    if (!found) return [named ? makeNamed(named, google, region) : makeDefault(google, region)];
    const [{ location, versioning, softDeletePolicy, lifecycle }] = await found.getMetadata();
    const differences: Difference[] = [];
    const set = (change: string, metadata: Parameters<typeof found.setMetadata>[0]) =>
      differences.push({
        change,
        async write() {
          await found.setMetadata(metadata);
        },
      });
    if (location?.toLowerCase() !== region)
      differences.push({ change: `take a bucket in ${region}: functions can't listen to one in ${location}` });
    if (!versioning?.enabled) set('keep older versions of files', { versioning: { enabled: true } });
    if (Number(softDeletePolicy?.retentionDurationSeconds ?? 0) < SOFT_DELETE)
      set('keep deleted files for a week', { softDeletePolicy: { retentionDurationSeconds: SOFT_DELETE } });
    const rules = lifecycle?.rule ?? [];
    const missing = LIFECYCLE.filter((rule) => !rules.some((one) => isSame(one, rule)));
    if (missing.length > 0)
      set(`add ${missing.length} lifecycle rules`, { lifecycle: { rule: [...rules, ...missing] } });
    return differences;
  },
});

/** Makes the difference of a project without its default bucket. What else it lacks shows once it is there. */
const makeDefault = (google: Google, region: string): Difference => ({
  change: `make the default bucket in ${region}`,
  write: () => google.makeDefaultBucket(region),
});

/** Makes the difference of a project without a bucket of that name, which people also have to link with Firebase. */
const makeNamed = (name: string, { project }: Google, region: string): Difference => ({
  change: `make the bucket ${name} in ${region}: https://console.firebase.google.com/project/${project}/storage`,
});

/** Compares rules as texts with their keys in order. */
function isSame(one: object, other: object): boolean {
  return sorted(one) === sorted(other);
}

function sorted(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(sorted).sort().join()}]`;
  if (typeof value !== 'object' || value === null) return JSON.stringify(String(value));
  return `{${Object.entries(value)
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([key, part]) => `${key}:${sorted(part)}`)
    .join()}}`;
}
