import { flushCompileCache } from 'node:module';
import { config } from '../../src/lib/config.ts';
import { openDatabase } from '../project/own-database.ts';
import { startApp } from './local-app.ts';

/**
 * `node serve.ts`: an instance of the API as a process of its own, with the settings of its environment, until its
 * parent ends. `TEST_DEADLINE` is the milliseconds after which a request is answered 503, where a test waits for that.
 * A database that the parent names becomes its own, and it repeats the name.
 */
process.stdin.on('end', () => process.exit()).resume();
const { TEST_DEADLINE } = process.env;
const settings = { ...config(), ...(TEST_DEADLINE && { deadline: Number(TEST_DEADLINE) }) };
process.on('message', (name: string) => {
  openDatabase(name);
  process.send?.(name);
});
console.log(`Listening at ${await startApp(settings)}`);
// Its parent ends it by a signal, after which nothing is written.
flushCompileCache();
