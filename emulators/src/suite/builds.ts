import { globSync, statSync } from 'node:fs';
import { type Command, errorLines, type Supervisor } from '../machine/supervisor.ts';
import { inModules, ROOT } from '../paths.ts';
import { Failure, logProgress } from '../report.ts';
import { waitForAnswer } from './boot.ts';

export const buildFunctions = (supervisor: Supervisor): Promise<void> =>
  build(supervisor, {
    name: 'build-functions',
    command: process.execPath,
    args: ['build.mjs'],
    cwd: `${ROOT}/functions`,
    output: 'log',
  });

export const buildWeb = (supervisor: Supervisor): Promise<void> =>
  build(supervisor, {
    name: 'build-web',
    command: process.execPath,
    args: [inModules('vite/bin/vite.js'), 'build'],
    cwd: `${ROOT}/web`,
    output: 'log',
  });

/** Whether the server's build of the web client is there and newer than everything it is made of. */
export function isWebBuilt(): boolean {
  const built = statSync(`${ROOT}/functions/dist/web/entry-server.js`, { throwIfNoEntry: false });
  const sources = globSync(['web/{src,vite,public}/**', 'web/*.*', 'contract/src/**', 'package-lock.json'], {
    cwd: ROOT,
  });
  return built !== undefined && sources.every((file) => statSync(`${ROOT}/${file}`).mtimeMs < built.mtimeMs);
}

/** Bundles the functions now and again on every change, which the emulator notices by itself. */
export async function watchFunctions(supervisor: Supervisor): Promise<void> {
  await supervisor.startService(
    {
      name: 'watch-functions',
      command: process.execPath,
      args: ['build.mjs', '--watch'],
      cwd: `${ROOT}/functions`,
      output: 'log',
    },
    { ready: '[watch] build finished', failed: /\[ERROR\]/, seconds: 60 },
  );
  logProgress('Functions built');
}

/** Serves the web client with hot reload; its configuration sends /api and pictures to the Hosting emulator. */
export async function serveWeb(supervisor: Supervisor, origin: string): Promise<void> {
  await supervisor.startService({
    name: 'vite',
    command: process.execPath,
    args: [inModules('vite/bin/vite.js'), '--clearScreen', 'false'],
    cwd: `${ROOT}/web`,
    output: 'log',
  });
  // No page: those are rendered from the API's data, which is not there before the emulators are.
  await waitForAnswer(`${origin}/icon.svg`, 'vite');
}

async function build(supervisor: Supervisor, command: Command): Promise<void> {
  const code = await supervisor.run(command);
  if (code !== 0) throw new Failure(`"${command.name}" failed.\n${errorLines(command.name)}`);
  logProgress(`${command.name} done`);
}
