import { readFileSync } from 'node:fs';
import { serviceAccountEmail } from '../../../../functions/src/service-accounts.ts';
import type { Google } from '../../google/connect.ts';
import type { DeployedFunction } from '../../google/firebase.ts';
import { ROOT } from '../../paths.ts';
import { type Check, fine, nameSome, wrong } from '../check.ts';
import type { Contents } from '../contents.ts';

/** Checks that all functions of this checkout run, from one release, in their region and runtime, as their accounts. */
export const functions = (
  deployed: Promise<readonly DeployedFunction[]>,
  { accounts, region, project }: { accounts: Contents['accounts']; region: string; project: string },
): Check => ({
  name: 'Functions',
  async read() {
    const runtime = readRuntime();
    const found = await deployed;
    const missing = Object.keys(accounts).filter((name) => !found.some(({ id }) => id === name));
    if (missing.length > 0)
      return wrong(`${nameSome(missing)} not deployed. Deploy: npm run deploy -- --project ${project}`);
    const faults = found.flatMap(({ id, ...one }) => {
      const account = accounts[id];
      if (!account) return [`${id} is not in this checkout: npx firebase functions:delete ${id}`];
      if (one.region !== region) return [`${id} is in ${one.region}, not in ${region}`];
      if (one.runtime !== runtime) return [`${id} runs on ${one.runtime}, not on ${runtime}: deploy`];
      if (one.serviceAccount !== serviceAccountEmail(account, project))
        return [`${id} runs as ${one.serviceAccount ?? 'the default account'}, not as ${account}: deploy`];
      return one.state === 'ACTIVE' ? [] : [`${id} is ${one.state}: look at its log, then deploy`];
    });
    if (faults.length > 0) return wrong(nameSome(faults));
    const others = listOtherReleases(found);
    if (others.length > 0)
      return wrong(`${nameSome(others)} of another release than the rest: a deployment was not finished. Deploy again`);
    return fine(`${found.length} run, of one release`);
  },
});

/** Checks that the version of each secret that a function was deployed with can be read. */
export const functionSecrets = (
  { project, secretVersions }: Google,
  deployed: Promise<readonly DeployedFunction[]>,
): Check => ({
  name: "Functions' secrets",
  async read() {
    const used = new Set(
      (await deployed).flatMap(({ secretEnvironmentVariables = [] }) =>
        secretEnvironmentVariables.map(({ secret, version }) => `${secret}/versions/${version}`),
      ),
    );
    const states = await Promise.all(
      [...used].map(async (path) => {
        const { data } = await secretVersions.get({ name: `projects/${project}/secrets/${path}` });
        return { path, state: data.state };
      }),
    );
    const unreadable = states
      .filter(({ state }) => state !== 'ENABLED')
      .map(({ path, state }) => `${path} is ${state}`);
    if (unreadable.length > 0)
      return wrong(`${nameSome(unreadable)}: functions that start now fail. Enable it, or deploy with another version`);
    return fine(`${used.size} enabled`);
  },
});

/** Names the state of App Check, and checks that it is the one of the settings. */
export const appCheck = (
  deployed: Promise<readonly DeployedFunction[]>,
  { wanted, project }: { wanted: string; project: string },
): Check => ({
  name: 'App Check',
  async read() {
    const api = (await deployed).find(({ id }) => id === 'api');
    const state = api?.environmentVariables?.APP_CHECK || 'off';
    if (state !== wanted) return wrong(`api runs with ${state}, functions/.env.${project} says ${wanted}: deploy`);
    return fine(state);
  },
});

function readRuntime(): string {
  const { functions } = JSON.parse(readFileSync(`${ROOT}/firebase.json`, 'utf8'));
  return functions[0].runtime;
}

/**
 * Returns functions whose source differs from that of most. The hash, a label that firebase-tools gives, is made of
 * source, settings and secrets: it is the same for functions of one release with the same secrets.
 */
function listOtherReleases(found: readonly DeployedFunction[]): string[] {
  const groups = Map.groupBy(found, ({ secretEnvironmentVariables = [] }) =>
    secretEnvironmentVariables
      .map(({ secret }) => secret)
      .sort()
      .join(),
  );
  return [...groups.values()].flatMap((group) => {
    const byHash = [...Map.groupBy(group, ({ hash }) => hash).values()].sort((a, b) => b.length - a.length);
    return byHash.slice(1).flatMap((others) => others.map(({ id }) => id));
  });
}
