import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, realpathSync, statSync, writeFileSync } from 'node:fs';
import { homedir } from 'node:os';
import { delimiter, dirname } from 'node:path';
import { pathToFileURL } from 'node:url';
import { download, isReachable } from '../machine/download.ts';
import { CACHE, inModules, ROOT } from '../paths.ts';
import { Failure, logProgress } from '../report.ts';

const SUBSTITUTES = `${CACHE}/emulator-programs`;
const RULES_CLASS = 'StorageRulesRuntime';
const RULES_SOURCE = `${ROOT}/emulators/java/${RULES_CLASS}.java`;
const FIRESTORE_CLASS = 'com.google.cloud.datastore.emulator.firestore.CloudFirestore';

/** Program as firebase-tools lists it. */
type Program = {
  downloadPathRelativeToCacheDir: string;
  remoteUrl: string;
  expectedSize: number;
  expectedChecksumSHA256: string;
};

/**
 * The environment that tells firebase-tools which Java programs to run. Empty on most machines: it has them, or
 * they are put into its cache beforehand, since fetching may take longer than starting may. Where they cannot be
 * fetched, both are made from the Firestore emulator of an installed Google Cloud CLI. `javaFolder` holds the
 * `java` in use.
 */
export async function emulatorPrograms(javaFolder: string): Promise<Record<string, string>> {
  const official = JSON.parse(
    readFileSync(inModules('firebase-tools/lib/emulator/downloadableEmulatorInfo.json'), 'utf8'),
  ) as { firestore: Program; storage: Program };
  const folder = process.env.FIREBASE_EMULATORS_PATH ?? `${homedir()}/.cache/firebase/emulators`;
  const missing = [official.firestore, official.storage].filter(
    (program) => !existsSync(`${folder}/${program.downloadPathRelativeToCacheDir}`),
  );
  const first = missing[0];
  if (first === undefined) return {};
  if (await isReachable(first.remoteUrl)) {
    await fetchPrograms(missing, folder);
    return {};
  }
  const jar = findGcloudJar();
  if (jar === undefined) {
    throw new Failure(
      'The Firestore and Storage emulators cannot be downloaded here and no substitute is installed: allow ' +
        `${new URL(first.remoteUrl).host}, or install the component "cloud-firestore-emulator" of the Google Cloud CLI.`,
    );
  }
  logProgress(`The official emulators cannot be downloaded: using ${jar} for Firestore and for the Storage rules`);
  return makeSubstitutes(jar, javaFolder);
}

/** Puts programs where firebase-tools looks for what it has downloaded. */
async function fetchPrograms(programs: Program[], folder: string): Promise<void> {
  const bytes = programs.reduce((sum, program) => sum + program.expectedSize, 0);
  logProgress(`Fetching the official emulators (${(bytes / 1_000_000).toFixed(0)} MB, once)`);
  mkdirSync(folder, { recursive: true });
  for (const { downloadPathRelativeToCacheDir: name, remoteUrl, ...expected } of programs) {
    const proof = { size: expected.expectedSize, sha256: expected.expectedChecksumSHA256 };
    try {
      await download(remoteUrl, `${folder}/${name}`, name, proof);
    } catch (error) {
      throw new Failure(
        `Fetching the emulator ${name} failed (${(error as Error).message}): check the connection to ` +
          `${new URL(remoteUrl).host} and the space in ${folder}, then run this again.`,
      );
    }
  }
}

/** The Firestore emulator's jar inside an installed Google Cloud CLI. */
function findGcloudJar(): string | undefined {
  const gcloud = (process.env.PATH ?? '')
    .split(delimiter)
    .map((folder) => `${folder}/gcloud`)
    .find((file) => existsSync(file));
  const homes = [
    ...(gcloud === undefined ? [] : [dirname(dirname(realpathSync(gcloud)))]),
    '/usr/lib/google-cloud-sdk',
    '/usr/share/google-cloud-sdk',
    '/opt/google-cloud-sdk',
    '/snap/google-cloud-cli/current',
    '/opt/homebrew/share/google-cloud-sdk',
    '/usr/local/share/google-cloud-sdk',
    `${homedir()}/google-cloud-sdk`,
  ];
  return homes
    .map((home) => `${home}/platform/cloud-firestore-emulator/cloud-firestore-emulator.jar`)
    .find((file) => existsSync(file));
}

/** Two jars that firebase-tools can start with `java -jar`; both hold little and point to `jar`. */
function makeSubstitutes(jar: string, javaFolder: string): Record<string, string> {
  const firestore = `${SUBSTITUTES}/firestore.jar`;
  const storage = `${SUBSTITUTES}/storage-rules.jar`;
  const newestSource = Math.max(statSync(jar).mtimeMs, statSync(RULES_SOURCE).mtimeMs);
  const isCurrent = (file: string) => existsSync(file) && statSync(file).mtimeMs > newestSource;
  if (!isCurrent(firestore) || !isCurrent(storage)) {
    if (!existsSync(`${javaFolder}/javac`) || !existsSync(`${javaFolder}/jar`)) {
      throw new Failure(
        `The substitute for the Storage rules has to be compiled and ${javaFolder} holds no javac: install a Java ` +
          'development kit (JDK) of version 21 or later, then run this again.',
      );
    }
    const classes = `${SUBSTITUTES}/classes`;
    mkdirSync(classes, { recursive: true });
    execFileSync(`${javaFolder}/javac`, ['-cp', jar, '-d', classes, RULES_SOURCE], { stdio: 'inherit' });
    pack(javaFolder, firestore, manifest(FIRESTORE_CLASS, jar), []);
    pack(javaFolder, storage, manifest(RULES_CLASS, jar), ['-C', classes, '.']);
  }
  return { FIRESTORE_EMULATOR_BINARY_PATH: firestore, STORAGE_EMULATOR_BINARY_PATH: storage };
}

function pack(javaFolder: string, file: string, text: string, content: string[]): void {
  writeFileSync(`${file}.manifest`, text);
  execFileSync(`${javaFolder}/jar`, ['--create', '--file', file, '--manifest', `${file}.manifest`, ...content]);
}

/** A line of a manifest holds at most 72 bytes; a longer one goes on after a line break and a space. */
function manifest(mainClass: string, jar: string): string {
  const fold = (line: string) => (line.match(/.{1,70}/g) ?? []).join('\n ');
  return `${fold(`Main-Class: ${mainClass}`)}\n${fold(`Class-Path: ${pathToFileURL(jar)}`)}\n`;
}
