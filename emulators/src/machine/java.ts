import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync } from 'node:fs';
import { delimiter } from 'node:path';
import { CACHE } from '../paths.ts';
import { Failure, logProgress } from '../report.ts';
import { download } from './download.ts';

/** Version that firebase-tools requires. */
const OLDEST_JAVA = 21;

const FETCHED = `${CACHE}/java`;
const ADOPTIUM = 'https://api.adoptium.net';

/** The folder that holds `java`, version 21 or later: the newest found on this machine, else a fetched one. */
export async function findJava(): Promise<string> {
  const newest = candidates()
    .map((folder) => ({ folder, version: readVersion(`${folder}/java`) }))
    .filter(({ version }) => version >= OLDEST_JAVA)
    .sort((a, b) => b.version - a.version)[0];
  return newest?.folder ?? fetchJava();
}

function candidates(): string[] {
  const homes = [
    ...(process.env.JAVA_HOME ? [process.env.JAVA_HOME] : []),
    ...listChildren('/usr/lib/jvm'),
    ...listChildren('/Library/Java/JavaVirtualMachines').map((folder) => `${folder}/Contents/Home`),
    ...listChildren(FETCHED),
    ...listChildren(FETCHED).map((folder) => `${folder}/Contents/Home`),
  ];
  const onPath = (process.env.PATH ?? '').split(delimiter).filter((folder) => folder !== '');
  return [...homes.map((home) => `${home}/bin`), ...onPath].filter((folder) => existsSync(`${folder}/java`));
}

function listChildren(folder: string): string[] {
  return existsSync(folder) ? readdirSync(folder).map((name) => `${folder}/${name}`) : [];
}

/** The major version of a Java program; 0 for one that does not run. */
function readVersion(java: string): number {
  try {
    // `openjdk 25.0.3 2026-04-21 LTS`; before version 9 the option is unknown.
    const output = execFileSync(java, ['--version'], { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] });
    return Number.parseInt(output.split(' ')[1] ?? '', 10) || 0;
  } catch {
    // Without Java installed, macOS has a `java` that prints a hint and fails.
    return 0;
  }
}

async function fetchJava(): Promise<string> {
  const advice = `install Java ${OLDEST_JAVA} or later (https://adoptium.net), then run this again.`;
  logProgress('No suitable Java is installed: fetching a Temurin runtime (about 50 MB)');
  const system = process.platform === 'darwin' ? 'mac' : 'linux';
  const processor = process.arch === 'arm64' ? 'aarch64' : 'x64';
  const archive = `${CACHE}/java.tar.gz`;
  mkdirSync(FETCHED, { recursive: true });
  try {
    await download(
      `${ADOPTIUM}/v3/binary/latest/${OLDEST_JAVA}/ga/${system}/${processor}/jre/hotspot/normal/eclipse`,
      archive,
      'Java',
    );
    execFileSync('tar', ['-xzf', archive, '-C', FETCHED]);
  } catch (error) {
    throw new Failure(
      `No Java ${OLDEST_JAVA} or later is installed and fetching it failed (${(error as Error).message}): ${advice}`,
    );
  }
  const folder = candidates().find((bin) => bin.startsWith(FETCHED) && readVersion(`${bin}/java`) >= OLDEST_JAVA);
  if (folder === undefined) throw new Failure(`The fetched Java does not run on this machine: ${advice}`);
  return folder;
}
