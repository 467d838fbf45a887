import { expect, test } from 'vitest';
import { Failure } from '../failure.ts';
import { runProgram } from './programs.ts';

const exitWith = (code: string) => ['--eval', `process.exit(${code})`];

test('When a program ends well, then it had its environment beside the operator’s', () =>
  runProgram(process.execPath, exitWith('process.env.PATH && process.env.NAME === "given" ? 0 : 1'), {
    NAME: 'given',
  }));

test('When a program fails, then its failure names it and its exit code', async () => {
  const failing = runProgram(process.execPath, exitWith('3'));
  await expect(failing).rejects.toThrow(Failure);
  await expect(failing).rejects.toThrow(/exit code 3: .*process.exit/);
});

test('When there is no such program, then its failure names it', () =>
  expect(runProgram('a-program-that-nobody-has', [])).rejects.toThrow(/a-program-that-nobody-has/));
