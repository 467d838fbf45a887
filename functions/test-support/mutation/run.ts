import { MUTANTS } from './mutants.ts';
import { mutateFiles } from './mutate-files.ts';
import { MUTATED_FILES } from './mutated-files.ts';
import { takeOut } from './take-out.ts';

// `npm run mutation-test -- NAME [WORD…]`: words choose among the defences that are taken out by hand.
const [name = '', ...words] = process.argv.slice(2);
const mutants = MUTANTS[name]?.filter(({ defence, file, test }) =>
  words.every((word) => `${defence} ${file} ${test}`.includes(word)),
);
const files = MUTATED_FILES[name];
if (mutants) process.exitCode = await takeOut(mutants);
else if (files) process.exitCode = await mutateFiles(name, files);
else {
  console.error(`Name one of ${[...Object.keys(MUTANTS), ...Object.keys(MUTATED_FILES)].join(', ')}.`);
  process.exitCode = 1;
}
