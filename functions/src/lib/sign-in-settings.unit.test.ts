import { expect, test } from 'vitest';
import { findSignInProblems, SIGN_IN_SETTINGS } from './sign-in-accounts.ts';

const ENFORCED = SIGN_IN_SETTINGS.passwordPolicyConfig;
const HIDDEN = SIGN_IN_SETTINGS.emailPrivacyConfig;

test('When the project has what we set, then there is no problem', () => {
  expect(findSignInProblems(SIGN_IN_SETTINGS)).toEqual([]);
});

test.each<[string, Parameters<typeof findSignInProblems>[0]]>([
  ['nothing is set', { emailPrivacyConfig: HIDDEN }],
  [
    'the policy is not enforced',
    { passwordPolicyConfig: { ...ENFORCED, enforcementState: 'OFF' }, emailPrivacyConfig: HIDDEN },
  ],
  [
    'seven characters are enough',
    { passwordPolicyConfig: { ...ENFORCED, constraints: { minLength: 7 } }, emailPrivacyConfig: HIDDEN },
  ],
  ['the policy names no length', { passwordPolicyConfig: { enforcementState: 'ENFORCE' }, emailPrivacyConfig: HIDDEN }],
])('When %s, then short passwords are named as the problem', (_what, settings) => {
  expect(findSignInProblems(settings)).toEqual([expect.stringContaining('fewer than 8')]);
});

test('When sign-in tells who has an account, then that is the problem', () => {
  expect(findSignInProblems({ passwordPolicyConfig: ENFORCED })).toEqual([expect.stringContaining('which email')]);
});
