import type { Google } from '../src/google/connect.ts';
import type { Settings } from '../src/settings.ts';
import { installFakeGoogle } from './fake-environment.ts';
import { FakeGoogle, type FakeState } from './fake-google.ts';
import { deployInto, REGION } from './healthy-project.ts';

/** Project of the tests. */
export const PROJECT = 'aperture-test';

/** Starts the fake, and connects Google's libraries with it, which read their environment when they are loaded. */
export async function connectFake() {
  const google = new FakeGoogle(PROJECT);
  const origin = await google.listen();
  installFakeGoogle(origin);
  const { connectGoogle } = await import('../src/google/connect.ts');
  const connect = (project: string): Google => connectGoogle(project, { origin });
  return { google, connect, connected: connect(PROJECT) };
}

/** Provisions the project of the fake and deploys into it; returns its state. */
export async function makeHealthy(google: FakeGoogle, connected: Google, settings: Settings): Promise<FakeState> {
  const { provision } = await import('../src/provision/provision.ts');
  google.reset();
  await provision({
    google: connected,
    region: REGION,
    settings,
    isDryRun: false,
    print: () => undefined,
    ask: async () => null,
  });
  deployInto(google);
  return structuredClone(google.state);
}
