import { createRequire } from 'node:module';
import { ROOT } from '../paths.ts';

interface Database {
  name: string;
  locationId: string;
  deleteProtectionState?: string;
  pointInTimeRecoveryEnablement?: string;
}

interface BackupSchedule {
  name: string;
  retention: string;
  dailyRecurrence?: object;
}

interface Backup {
  state: string;
  snapshotTime: string;
}

/** A function that is deployed. */
export interface DeployedFunction {
  id: string;
  region: string;
  runtime: string;
  state?: string;
  /** Hash of source, settings and secrets. */
  hash?: string;
  /** Name of its service in Cloud Run. */
  runServiceId?: string;
  environmentVariables?: Readonly<Record<string, string>>;
  /** Address of the account that it runs as. */
  serviceAccount?: string;
  secretEnvironmentVariables?: { secret: string; version?: string }[];
}

type Options = Readonly<Record<string, string | boolean>>;

/** Commands of firebase-tools that are used here, by their names on the command line. */
interface Commands {
  projects: { list: (options: Options) => Promise<{ projectId: string; projectNumber: string }[]> };
  firestore: {
    databases: {
      list: (options: Options) => Promise<Database[]>;
      create: (id: string, options: Options) => Promise<Database>;
      update: (id: string, options: Options) => Promise<Database>;
    };
    backups: {
      list: (options: Options) => Promise<{ backups?: Backup[] }>;
      schedules: {
        list: (options: Options) => Promise<BackupSchedule[]>;
        create: (options: Options) => Promise<BackupSchedule>;
        update: (name: string, options: Options) => Promise<BackupSchedule>;
      };
    };
  };
  functions: {
    list: (options: Options) => Promise<DeployedFunction[]>;
    artifacts: { setpolicy: (options: Options) => Promise<void> };
    secrets: { set: (name: string, options: Options) => Promise<void> };
  };
  hosting: { clone: (source: string, target: string, options: Options) => Promise<void> };
}

/** Loads firebase-tools as a library: its commands, and what every call of them is given. */
export function loadFirebase(project: string) {
  const commands: Commands = createRequire(import.meta.url)('firebase-tools');
  return { commands, options: { project, cwd: ROOT, nonInteractive: true, force: true } as const };
}
