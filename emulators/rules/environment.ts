import { readFileSync } from 'node:fs';
import {
  initializeTestEnvironment,
  type RulesTestContext,
  type RulesTestEnvironment,
} from '@firebase/rules-unit-testing';
import { setLogLevel } from 'firebase/firestore';

/** The SDK logs every denial, and these tests consist of denials. */
setLogLevel('silent');

/** A project of its own: its database is emptied without touching the suite's. */
const PROJECT = 'demo-rules';

function rules(name: string): string {
  return readFileSync(new URL(`../../${name}.rules`, import.meta.url), 'utf8');
}

function address(variable: string): { host: string; port: number } {
  const [host = '', port = ''] = (process.env[variable] ?? '').split(':');
  if (host === '' || port === '') throw new Error(`${variable} is not set: rules are tested in the suite`);
  return { host, port: Number(port) };
}

/** Sets the rules as deployed. The Storage emulator has one set for all projects: the suite's own file again. */
export function openEnvironment(): Promise<RulesTestEnvironment> {
  return initializeTestEnvironment({
    projectId: PROJECT,
    firestore: { ...address('FIRESTORE_EMULATOR_HOST'), rules: rules('firestore') },
    storage: { ...address('FIREBASE_STORAGE_EMULATOR_HOST'), rules: rules('storage') },
  });
}

/** An expression of the Firestore rules as it stands in the file, and whether it ever had a value. */
interface CoveredExpression {
  line: number;
  text: string;
  isEvaluated: boolean;
}

interface ReportedExpression {
  /** Characters from the beginning of the rules, the last one included. */
  sourcePosition: { line: number; currentOffset: number; endOffset: number };
  /** By type: nothing where an operator decided before it, `undefined` where it failed or its document was unread. */
  values?: { value: Readonly<Record<string, unknown>> }[];
  children?: ReportedExpression[];
}

/** Reads the Firestore emulator's coverage since the rules were set; the Storage emulator records none. */
export async function readRuleCoverage(): Promise<CoveredExpression[]> {
  const { host, port } = address('FIRESTORE_EMULATOR_HOST');
  const response = await fetch(`http://${host}:${port}/emulator/v1/projects/${PROJECT}:ruleCoverage`);
  const { report } = (await response.json()) as { report: ReportedExpression[] };
  const text = rules('firestore');
  const flat = ({ sourcePosition, values = [], children = [] }: ReportedExpression): CoveredExpression[] => {
    const { line, currentOffset, endOffset } = sourcePosition;
    const isEvaluated = values.some(({ value }) => Object.keys(value).some((type) => type !== 'undefined'));
    return [{ line, text: text.slice(currentOffset, endOffset + 1), isEvaluated }, ...children.flatMap(flat)];
  };
  return report.flatMap(flat);
}

export const BUCKET = `gs://${PROJECT}.appspot.com`;
export const ALICE = { uid: 'alice', userId: '900000001' };

/** Everybody who may try. Alice owns what the tests prepare. */
export function identities(environment: RulesTestEnvironment): [name: string, context: RulesTestContext][] {
  const { uid, userId } = ALICE;
  return [
    ['nobody', environment.unauthenticatedContext()],
    ['an anonymous account', environment.authenticatedContext('anon', { firebase: { sign_in_provider: 'anonymous' } })],
    ['a stranger', environment.authenticatedContext('bob', { userId: 900000002, email_verified: true })],
    ['the owner', environment.authenticatedContext(uid, { userId: Number(userId), email_verified: true })],
    ['an artist', environment.authenticatedContext(uid, { userId: Number(userId), isArtist: true })],
    [
      'an admin',
      environment.authenticatedContext('root', {
        userId: 900000003,
        isArtist: true,
        admin: true,
        email_verified: true,
      }),
    ],
  ];
}
