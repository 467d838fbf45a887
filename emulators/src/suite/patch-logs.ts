/**
 * Loaded into the emulators' process ahead of them. firebase-tools has the Firestore emulator log every request and its answer, and
 * writes that and its own debug log to files, without an option to turn it off. Warnings stay.
 */
import childProcess, { type SpawnOptions } from 'node:child_process';
import { createRequire, syncBuiltinESMExports } from 'node:module';
import { inModules } from '../paths.ts';

const FULL = '-Dgoogle.cloud_firestore.debug_log_level=FINE';
const WARNINGS = '-Dgoogle.cloud_firestore.debug_log_level=WARNING';

const { spawn } = childProcess;
childProcess.spawn = ((command: string, args: string[], options: SpawnOptions) =>
  spawn(
    command,
    args.map((arg) => (arg === FULL ? WARNINGS : arg)),
    options,
  )) as typeof spawn;
syncBuiltinESMExports();

type Logging = {
  logger: { transports: { filename?: string; level: string }[] };
  useFileLogger: (file?: string) => string;
};

const logging = createRequire(import.meta.url)(inModules('firebase-tools/lib/logger.js')) as Logging;
const { useFileLogger } = logging;

logging.useFileLogger = (file) => {
  const name = useFileLogger(file);
  for (const transport of logging.logger.transports) if (transport.filename) transport.level = 'warn';
  return name;
};
