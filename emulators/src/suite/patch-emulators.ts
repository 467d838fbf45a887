/**
 * Loaded into the emulators' process ahead of them: the Auth and the Storage emulator, and what firebase-tools logs.
 */
import childProcess, { type SpawnOptions } from 'node:child_process';
import type { Server } from 'node:http';
import { createRequire, syncBuiltinESMExports } from 'node:module';
import { inModules } from '../paths.ts';

const load = createRequire(import.meta.url);

/** The Auth emulator compiles all calls' schemas at start, which takes three seconds; here each when first called. */
const exegesis: { middleware: (apiSpec: unknown, options: object) => unknown } = load(inModules('exegesis-express'));
const { middleware } = exegesis;

exegesis.middleware = (apiSpec, options) => middleware(apiSpec, { ...options, lazyCompileValidationSchemas: true });

/**
 * Node closes a connection that was idle for five seconds. A client of the Storage emulator, on a busy machine, that
 * sends its next request at that moment loses it: so its connections stay until the clients close them.
 */
const storage: { createApp: (...args: unknown[]) => Promise<{ listen: (...args: unknown[]) => Server }> } = load(
  inModules('firebase-tools/lib/emulator/storage/server.js'),
);
const { createApp } = storage;

storage.createApp = async (...args) => {
  const app = await createApp(...args);
  const { listen } = app;
  app.listen = (...address) => Object.assign(listen.apply(app, address), { keepAliveTimeout: 0 });
  return app;
};

/** The Storage emulator keeps tokens where `firebaseStorageDownloadTokens` is null; the real one drops them. */
interface StoredFile {
  downloadTokens: string[];
  update: (change: { metadata?: Record<string, unknown> | null }, ...others: unknown[]) => void;
}
const { StoredFileMetadata }: { StoredFileMetadata: { prototype: StoredFile } } = load(
  inModules('firebase-tools/lib/emulator/storage/metadata.js'),
);
const { update } = StoredFileMetadata.prototype;

StoredFileMetadata.prototype.update = function dropTokens(change, ...others) {
  if (change.metadata?.firebaseStorageDownloadTokens === null) this.downloadTokens = [];
  update.call(this, change, ...others);
};

/** firebase-tools has no option to stop the Firestore emulator's request log and its own debug log. Warnings stay. */
interface Logging {
  logger: { transports: { filename?: string; level: string }[]; debug: () => void };
  useFileLogger: (file?: string) => string;
}
const LOG_LEVEL = '-Dgoogle.cloud_firestore.debug_log_level';

if (process.env.FULL_LOGS !== '1') {
  const { spawn } = childProcess;
  childProcess.spawn = ((command: string, args: string[], options: SpawnOptions) =>
    spawn(
      command,
      args.map((arg) => (arg === `${LOG_LEVEL}=FINE` ? `${LOG_LEVEL}=WARNING` : arg)),
      options,
    )) as typeof spawn;
  syncBuiltinESMExports();

  const logging: Logging = load(inModules('firebase-tools/lib/logger.js'));
  const { useFileLogger } = logging;
  logging.useFileLogger = (file) => {
    const name = useFileLogger(file);
    for (const transport of logging.logger.transports) if (transport.filename) transport.level = 'warn';
    return name;
  };
  // Formatted before it is found that nobody writes it: a tenth of what these emulators take for a call.
  logging.logger.debug = () => {};
}
