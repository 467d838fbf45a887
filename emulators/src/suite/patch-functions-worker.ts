/**
 * Loaded into the worker of the Functions emulator ahead of its own code: there, each request runs the function that its
 * headers name (`patch-functions-emulator.ts`), and not the one that the latest message of the emulator named.
 */
import { registerHooks } from 'node:module';

const RUNTIME = '/firebase-tools/lib/emulator/functionsEmulatorRuntime.js';
const CHANGES: readonly [from: string, to: string][] = [
  ['FUNCTION_TARGET_NAME.split(".")', 'req.headers["x-emulated-function"].split(".")'],
  ['switch (FUNCTION_SIGNATURE)', 'switch (req.headers["x-emulated-signature"])'],
  [
    'processBackground(trigger, reqBody, FUNCTION_SIGNATURE)',
    'processBackground(trigger, reqBody, req.headers["x-emulated-signature"])',
  ],
];

registerHooks({
  load(url, context, nextLoad) {
    const loaded = nextLoad(url, context);
    if (!url.endsWith(RUNTIME)) return loaded;
    let source = String(loaded.source);
    for (const [from, to] of CHANGES) {
      if (source.split(from).length !== 2)
        throw new Error(`The Functions emulator has changed: no "${from}"`);
      source = source.replace(from, to);
    }
    return { ...loaded, source };
  },
});
