import { flushCompileCache } from 'node:module';
import { createApp } from '../../src/app.ts';
import { createFilesApp } from '../../src/http/files-app.ts';
import { config } from '../../src/lib/config.ts';
import { routes } from '../../src/routes.ts';
import { openDatabase } from '../project/own-database.ts';
import { listen, testConfig } from './local-app.ts';

/**
 * `node serve.ts`: an instance of the API and of the photographs as a process of its own, with the settings of its
 * environment, until its parent ends. `TEST_DEADLINE` is the milliseconds after which a request is answered 503, where
 * a test waits for that. A database that the parent names becomes its own, and it repeats the name.
 */
process.stdin.on('end', () => process.exit()).resume();
const { TEST_DEADLINE } = process.env;
const settings = testConfig({ ...config(), ...(TEST_DEADLINE && { deadline: Number(TEST_DEADLINE) }) });
process.on('message', (name: string) => {
  openDatabase(name);
  process.send?.(name);
});
const api = createApp({ config: settings, routes });
const files = createFilesApp(settings);
const at = await listen((req, res) => (req.url?.startsWith('/photos/') ? files : api)(req, res));
console.log(`Listening at ${at}`);
// Its parent ends it by a signal, after which nothing is written.
flushCompileCache();
