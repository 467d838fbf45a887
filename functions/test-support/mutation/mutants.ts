import type { Mutant } from './mutant.ts';
import { headers } from './mutants/headers.ts';
import { hosting } from './mutants/hosting.ts';
import { rules } from './mutants/rules.ts';
import { transactions } from './mutants/transactions.ts';

/** Mutants made by hand, by the name that runs them. */
export const MUTANTS: Readonly<Record<string, readonly Mutant[]>> = { rules, hosting, headers, transactions };
