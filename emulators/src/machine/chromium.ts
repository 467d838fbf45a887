import { execFileSync, spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { delimiter } from 'node:path';
import { inModules } from '../paths.ts';
import { Failure, logProgress } from '../report.ts';
import { isReachable } from './download.ts';

/** A headless shell has no browser interface and runs the tests in two thirds of the time, so it comes first. */
const SYSTEM_NAMES = [
  'chromium-headless-shell',
  'chromium',
  'chromium-browser',
  'google-chrome',
  'google-chrome-stable',
];
const MAC_CHROME = '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome';
const SYSTEM_PACKAGE = 'chromium-headless-shell';
const PLAYWRIGHT = inModules('@playwright/test/cli.js');
const PLAYWRIGHT_INSTALL = [PLAYWRIGHT, 'install', '--only-shell', 'chromium'];
const DOWNLOAD_MS = 300_000;

/**
 * Makes sure that there is a Chromium for Playwright: the one that `CHROMIUM_PATH` names, Playwright's own headless
 * shell, the system's, else one that is installed now. Sets `CHROMIUM_PATH` where it is not Playwright's own.
 */
export async function provideChromium(): Promise<void> {
  const named = process.env.CHROMIUM_PATH;
  if (named !== undefined && named !== '') {
    if (existsSync(named)) return;
    throw new Failure(`CHROMIUM_PATH names ${named}, which does not exist.`);
  }
  const shell = playwrightShell();
  if (existsSync(shell.folder)) return;
  const present = systemChromium();
  if (present === undefined) {
    await installPlaywrightShell(shell.download);
    if (existsSync(shell.folder)) return;
    installSystemChromium();
  }
  const system = present ?? systemChromium();
  if (system === undefined)
    throw new Failure(
      'No Chromium is installed and none can be downloaded here: install Chromium or Chrome, or set CHROMIUM_PATH.',
    );
  process.env.CHROMIUM_PATH = system;
}

/** Where Playwright installs its headless shell, and from where. Both are empty where it names neither. */
function playwrightShell(): { folder: string; download: string } {
  const plan = execFileSync(process.execPath, [...PLAYWRIGHT_INSTALL, '--dry-run'], { encoding: 'utf8' });
  const words = plan.split(/\s+/);
  const folder = words.find((word) => word.includes('chromium_headless_shell')) ?? '';
  const download = words.find((word) => word.startsWith('https://')) ?? '';
  return { folder, download };
}

function systemChromium(): string | undefined {
  const folders = (process.env.PATH ?? '').split(delimiter);
  return [...SYSTEM_NAMES.flatMap((name) => folders.map((folder) => `${folder}/${name}`)), MAC_CHROME].find(existsSync);
}

async function installPlaywrightShell(download: string): Promise<void> {
  // A server may answer its root with an error although it has the file, so the file itself is asked for.
  if (download === '' || !(await isReachable(download))) return;
  logProgress('No Chromium is installed: fetching the headless shell that Playwright ships');
  spawnSync(process.execPath, PLAYWRIGHT_INSTALL, { stdio: 'inherit', timeout: DOWNLOAD_MS });
}

/** Installs Debian's package, where this user may. */
function installSystemChromium(): void {
  if (process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) return;
  logProgress(`Installing the system package ${SYSTEM_PACKAGE}`);
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  try {
    execFileSync('apt-get', ['update', '-qq'], { stdio: 'inherit', env });
    execFileSync('apt-get', ['install', '-y', '-qq', SYSTEM_PACKAGE], { stdio: 'inherit', env });
  } catch (error) {
    throw new Failure(
      `Chromium could not be installed (${(error as Error).message}): install it, or set CHROMIUM_PATH.`,
    );
  }
}
