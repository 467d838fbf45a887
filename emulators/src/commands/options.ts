import { statSync } from 'node:fs';
import { resolve } from 'node:path';
import { Failure } from '../report.ts';

export type SuiteOptions = {
  /** A folder of photographs to seed with instead of the seed's own pictures; absolute. */
  photos?: string;
  /** Whether to start from nothing. */
  fresh: boolean;
  /** Whether the emulators log every request. */
  hasFullLogs: boolean;
  /** Words that follow the options. */
  command: string[];
};

/**
 * Reads `[--photos DIR] [--fresh] [--full-logs] [COMMAND…]`; everything from the first other word on is the command.
 */
export function readOptions(args: string[]): SuiteOptions {
  const options: SuiteOptions = { fresh: false, hasFullLogs: false, command: [] };
  for (const rest = [...args]; rest.length > 0; ) {
    const word = rest.shift() ?? '';
    if (word === '--fresh') options.fresh = true;
    else if (word === '--full-logs') options.hasFullLogs = true;
    else if (word === '--photos') options.photos = readFolder(rest.shift());
    else if (word.startsWith('--'))
      throw new Failure(`There is no option ${word}; there are --photos DIR, --fresh and --full-logs.`);
    else options.command = [word, ...rest.splice(0)];
  }
  return options;
}

function readFolder(value: string | undefined): string {
  if (value === undefined || value.startsWith('--')) {
    throw new Failure('The option --photos needs the path of a folder with photographs.');
  }
  // npm runs scripts in the project's root and keeps the folder that the person was in here.
  const folder = resolve(process.env.INIT_CWD ?? process.cwd(), value);
  if (!statSync(folder, { throwIfNoEntry: false })?.isDirectory()) {
    throw new Failure(`The folder ${folder} (--photos) does not exist.`);
  }
  return folder;
}
