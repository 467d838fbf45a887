import { ExecaError, execa } from 'execa';
import { Failure } from '../failure.ts';
import { ROOT } from '../paths.ts';

export type RunProgram = (program: string, args: string[], environment?: Record<string, string>) => Promise<void>;

export interface Checkout {
  commit: string;
  /** Whether all files are as they were committed. */
  isClean: boolean;
}

/** Runs a program of the system or of this project in the checkout, in the operator's terminal. */
export const runProgram: RunProgram = async (program, args, env = {}) => {
  await told(execa(program, args, { cwd: ROOT, env, stdio: 'inherit', preferLocal: true, localDir: ROOT }));
};

export async function readCheckout(): Promise<Checkout> {
  const git = async (...args: string[]) => (await told(execa('git', args, { cwd: ROOT }))).stdout;
  return { commit: await git('rev-parse', 'HEAD'), isClean: (await git('status', '--porcelain')) === '' };
}

/** Throws a failure that names a program that could not be run, or failed. */
async function told<T>(running: Promise<T>): Promise<T> {
  try {
    return await running;
  } catch (error) {
    if (!(error instanceof ExecaError)) throw error;
    throw new Failure(`${error.shortMessage}.`, { cause: error });
  }
}
