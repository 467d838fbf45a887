import { build } from './commands/build.ts';
import { check } from './commands/check.ts';
import { docs } from './commands/docs.ts';
import { inSuite } from './commands/in-suite.ts';
import { readOptions } from './commands/options.ts';
import { start } from './commands/start.ts';
import { suite } from './commands/suite.ts';
import { test } from './commands/test.ts';
import { Failure } from './report.ts';

const [name = '', ...args] = process.argv.slice(2);

try {
  process.exit(await dispatch());
} catch (error) {
  if (!(error instanceof Failure)) throw error;
  console.error(`\n${error.message}`);
  process.exit(1);
}

function dispatch(): Promise<number> {
  switch (name) {
    case 'start':
      return start(readOptions(args));
    case 'suite':
      return suite(readOptions(args));
    case 'build':
      return build();
    case 'check':
      return check();
    case 'docs':
      return docs();
    case 'test':
      return test(readOptions(args));
    case 'bench':
      return inSuite('e2e/bench/run.ts', readOptions(args));
    case 'screenshots':
      return inSuite('e2e/screenshots.ts', readOptions(args));
    default:
      throw new Failure(`There is no command "${name}".`);
  }
}
