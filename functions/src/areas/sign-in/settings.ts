import { PASSWORD_MIN } from '@aperture-byline/contract/shared/constants';

/** Settings of the sign-in service, which browsers call without passing the API. */
export const SIGN_IN_SETTINGS = {
  passwordPolicyConfig: { enforcementState: 'ENFORCE', constraints: { minLength: PASSWORD_MIN } },
  emailPrivacyConfig: { enableImprovedEmailPrivacy: true },
} as const;

/** The settings of a project, as far as they matter here. */
export interface SignInSettings {
  passwordPolicyConfig?: { enforcementState?: string; constraints?: { minLength?: number } };
  emailPrivacyConfig?: { enableImprovedEmailPrivacy?: boolean };
}

/** Why these settings are not sufficient, a sentence each. */
export function findProblems({ passwordPolicyConfig, emailPrivacyConfig }: SignInSettings): string[] {
  const isEnforced = passwordPolicyConfig?.enforcementState === 'ENFORCE';
  const minLength = isEnforced ? (passwordPolicyConfig.constraints?.minLength ?? 0) : 0;
  return [
    minLength < PASSWORD_MIN && `Passwords of fewer than ${PASSWORD_MIN} characters are accepted.`,
    !emailPrivacyConfig?.enableImprovedEmailPrivacy && 'Sign-in tells which email addresses have an account.',
  ].filter((problem) => problem !== false);
}
