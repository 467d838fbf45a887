/**
 * Loaded into the emulators' process ahead of them. The Auth emulator compiles the schema of every call of its API before it starts,
 * three seconds of a processor; with this each is compiled when it is first called.
 */
import { createRequire } from 'node:module';
import { inModules } from '../paths.ts';

type Middleware = (apiSpec: unknown, options: object) => unknown;

const exegesis = createRequire(import.meta.url)(inModules('exegesis-express')) as { middleware: Middleware };
const { middleware } = exegesis;

exegesis.middleware = (apiSpec, options) =>
  middleware(apiSpec, { ...options, lazyCompileValidationSchemas: true });
