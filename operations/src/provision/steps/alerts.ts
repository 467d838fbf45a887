import type { Google } from '../../google/connect.ts';
import type { Difference, Step } from '../step.ts';

/** Entries of the log that somebody has to know of, by the name of their alert. */
const ALERTS: Readonly<Record<string, string>> = {
  'An event is not tried again': 'severity>=ERROR AND "An event is not tried again"',
  'A function fails': 'resource.type="cloud_run_revision" AND severity>=ERROR',
};
/** Seconds between two mails of an alert. */
const PAUSE = 3600;
/** Seconds after which an incident ends by itself. */
const CLOSE = 86_400;

/** Mails to the operator's address about what the log says. */
export const alerts = ({ project, alertPolicies, channels }: Google, email: string | undefined): Step => ({
  name: 'Alerts',
  summary: email ? `mail ${email} what fails` : `mail what fails, once functions/.env.${project} has CONTACT_EMAIL`,
  async compare() {
    if (!email)
      return [{ change: `set CONTACT_EMAIL in functions/.env.${project}: alerts go there. Then run this again` }];
    const name = `projects/${project}`;
    const [existing] = await channels.listNotificationChannels({ name });
    const channel = existing.find(({ type, labels }) => type === 'email' && labels?.email_address === email);
    // Policies name the channel, which has a name once it is there.
    if (!channel)
      return [
        {
          change: `mail alerts to ${email}`,
          async write() {
            await channels.createNotificationChannel({
              name,
              notificationChannel: { type: 'email', displayName: 'Operators', labels: { email_address: email } },
            });
          },
        },
      ];
    const [policies] = await alertPolicies.listAlertPolicies({ name });
    return Object.entries(ALERTS)
      .filter(([displayName]) => !policies.some((policy) => policy.displayName === displayName))
      .map(
        ([displayName, filter]): Difference => ({
          change: `alert: ${displayName}`,
          async write() {
            await alertPolicies.createAlertPolicy({
              name,
              alertPolicy: {
                displayName,
                combiner: 'OR',
                conditions: [{ displayName, conditionMatchedLog: { filter } }],
                notificationChannels: [String(channel.name)],
                alertStrategy: { notificationRateLimit: { period: { seconds: PAUSE } }, autoClose: { seconds: CLOSE } },
              },
            });
          },
        }),
      );
  },
});
