import { config } from '../src/lib/config.ts';
import { startApp } from './local-app.ts';

/** `node serve.ts`: an instance of the API as a process of its own, with the settings of its environment. */
console.log(`Listening at ${await startApp(config())}`);
