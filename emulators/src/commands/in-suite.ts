import { provideChromium } from '../machine/chromium.ts';
import { ROOT } from '../paths.ts';
import type { SuiteOptions } from './options.ts';
import { suite } from './suite.ts';

/** Runs one of the project's scripts, with its arguments, inside a fresh suite and with a Chromium at hand. */
export async function inSuite(script: string, options: SuiteOptions): Promise<number> {
  await provideChromium();
  return suite({ ...options, command: [process.execPath, `${ROOT}/${script}`, ...options.command] });
}
