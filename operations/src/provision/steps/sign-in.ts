import { PASSWORD_MIN } from '@aperture-byline/contract/shared/constants';
import type { Google } from '../../google/connect.ts';
import { orNull } from '../../google/errors.ts';
import type { Difference, Step } from '../step.ts';

/**
 * Sign-in service, which browsers call without passing the API: by e-mail with a password that is long enough, and no
 * word on who has an account. `domain` is where the site answers, beside Firebase's own.
 */
export const signIn = ({ project, signIn }: Google, domain: string | undefined): Step => ({
  name: 'Sign-in',
  summary: `set up the sign-in service, by e-mail and a password of at least ${PASSWORD_MIN} characters`,
  async compare() {
    const name = `projects/${project}/config`;
    const config = (await orNull(signIn.getConfig({ name })))?.data;
    // What it then lacks is found when it is compared again: it begins with domains of its own.
    if (!config)
      return [
        {
          change: 'set up the sign-in service, by e-mail and password',
          async write() {
            await signIn.identityPlatform.initializeAuth({ project: `projects/${project}`, requestBody: {} });
          },
        },
      ];
    const found: Difference[] = [];
    const set = (change: string, updateMask: string, requestBody: typeof config) =>
      found.push({
        change,
        async write() {
          await signIn.updateConfig({ name, updateMask, requestBody });
        },
      });
    const { signIn: ways, emailPrivacyConfig, passwordPolicyConfig, authorizedDomains } = config;
    if (!ways?.email?.enabled || !ways.email.passwordRequired)
      set('let people sign in by e-mail and password', 'signIn.email', {
        signIn: { email: { enabled: true, passwordRequired: true } },
      });
    const minimum =
      passwordPolicyConfig?.passwordPolicyEnforcementState === 'ENFORCE'
        ? passwordPolicyConfig.passwordPolicyVersions?.[0]?.customStrengthOptions?.minPasswordLength
        : 0;
    if ((minimum ?? 0) < PASSWORD_MIN)
      set(`enforce passwords of at least ${PASSWORD_MIN} characters`, 'passwordPolicyConfig', {
        passwordPolicyConfig: {
          passwordPolicyEnforcementState: 'ENFORCE',
          passwordPolicyVersions: [{ customStrengthOptions: { minPasswordLength: PASSWORD_MIN } }],
        },
      });
    if (!emailPrivacyConfig?.enableImprovedEmailPrivacy)
      set('tell nobody which addresses have an account', 'emailPrivacyConfig', {
        emailPrivacyConfig: { enableImprovedEmailPrivacy: true },
      });
    if (domain && !authorizedDomains?.includes(domain))
      set(`let ${domain} sign people in`, 'authorizedDomains', {
        authorizedDomains: [...(authorizedDomains ?? []), domain],
      });
    return found;
  },
});
