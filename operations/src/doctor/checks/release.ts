import type { Google } from '../../google/connect.ts';
import type { DeployedFunction } from '../../google/firebase.ts';
import { describeRelease, listReleases } from '../../release/releases.ts';
import { readServices } from '../../release/services.ts';
import { type Check, fine, nameSome, wrong } from '../check.ts';

/** Checks that Hosting calls the newest revision of its functions, and that events reach that of all others. */
export const release = (google: Google, deployed: Promise<readonly DeployedFunction[]>): Check => ({
  name: 'Release',
  async read() {
    const deploy = `Deploy: npm run deploy -- --project ${google.project}`;
    const [releases, services] = await Promise.all([
      listReleases(google),
      deployed.then((found) => readServices(google, found)),
    ]);
    const present = releases.find(({ isServed }) => isServed);
    if (!present) return wrong(`none is served. ${deploy}`);
    const broken = present.pins.filter(({ service, tag }) => !services.find(({ id }) => id === service)?.tags.has(tag));
    if (broken.length > 0)
      return wrong(
        `Hosting calls revisions that are gone (${nameSome(broken.map(({ service }) => service))}). ${deploy}`,
      );
    const earlier = services.filter(({ id, newest, serving, tags }) => {
      const pins = present.pins.filter(({ service }) => service === id);
      return serving !== newest || pins.some(({ tag }) => tags.get(tag) !== newest);
    });
    if (earlier.length > 0)
      return wrong(
        `${nameSome(earlier.map(({ functionId }) => functionId))} at an earlier revision than the newest: a rollback, ` +
          `or a deployment that was not finished. ${deploy}`,
      );
    return fine(describeRelease(present));
  },
});
