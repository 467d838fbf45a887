import { execFileSync, spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { delimiter } from 'node:path';
import { inModules } from '../paths.ts';
import { Failure, say } from '../report.ts';
import { isReachable } from './download.ts';

const NAMES = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];
const MAC_CHROME = '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome';
const PLAYWRIGHT = inModules('@playwright/test/cli.js');
const DOWNLOAD_MS = 300_000;

/** The path of a Chromium for the browser tests: named, Playwright's, the system's, else one that it installs. */
export async function findChromium(): Promise<string> {
  const named = process.env.CHROMIUM_PATH;
  if (named !== undefined && named !== '') {
    if (existsSync(named)) return named;
    throw new Failure(`CHROMIUM_PATH names ${named}, which does not exist.`);
  }
  const present = (await playwrightChromium()) ?? systemChromium();
  if (present !== undefined) return present;
  await installPlaywrightChromium();
  const own = await playwrightChromium();
  if (own !== undefined) return own;
  installSystemChromium();
  const system = systemChromium();
  if (system !== undefined) return system;
  throw new Failure(
    'No Chromium is installed and none can be downloaded here: install Chromium or Chrome, or set CHROMIUM_PATH.',
  );
}

async function playwrightChromium(): Promise<string | undefined> {
  const { chromium } = await import('@playwright/test');
  const path = chromium.executablePath();
  return existsSync(path) ? path : undefined;
}

function systemChromium(): string | undefined {
  const folders = (process.env.PATH ?? '').split(delimiter);
  return [...folders.flatMap((folder) => NAMES.map((name) => `${folder}/${name}`)), MAC_CHROME].find(
    existsSync,
  );
}

async function installPlaywrightChromium(): Promise<void> {
  // A bare host may well answer with an error where its files can be fetched: asked for is the file itself.
  const plan = execFileSync(process.execPath, [PLAYWRIGHT, 'install', '--dry-run', 'chromium'], {
    encoding: 'utf8',
  });
  const [address] = plan.match(/https:\/\/\S+/) ?? [];
  if (address === undefined || !(await isReachable(address))) return;
  say('No Chromium is installed: fetching the one that Playwright ships');
  spawnSync(process.execPath, [PLAYWRIGHT, 'install', 'chromium'], {
    stdio: 'inherit',
    timeout: DOWNLOAD_MS,
  });
}

/** Debian's package, where this user may install it. */
function installSystemChromium(): void {
  if (process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) return;
  say('Installing the system package "chromium"');
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  try {
    execFileSync('apt-get', ['update', '-qq'], { stdio: 'inherit', env });
    execFileSync('apt-get', ['install', '-y', '-qq', 'chromium'], { stdio: 'inherit', env });
  } catch (error) {
    throw new Failure(
      `Chromium could not be installed (${(error as Error).message}): install it, or set CHROMIUM_PATH.`,
    );
  }
}
