import { formatDay } from '@aperture-byline/contract/shared/dates';
import * as v from 'valibot';
import { beginReadOnly, type ReachedThreshold } from '../../data/core/read-only.ts';
import { readSellerSettings } from '../../data/core/settings.ts';
import { queueMailTo } from '../../data/mail/mail.ts';
import { readAdmins } from '../../data/people/users.ts';
import { config } from '../../lib/config.ts';
import { type Message, writeEmail } from '../../lib/email/write-email.ts';
import { logError, logInfo } from '../../lib/logger.ts';

/** Share of the budget from which on the house is read-only. */
const LIMIT = 1;

const amount = v.pipe(v.number(), v.finite());

/**
 * Notification of a budget of Google Cloud, schema 1.0
 * (https://cloud.google.com/billing/docs/how-to/budgets-programmatic-notifications). It comes about every half hour,
 * whether anything changed or not. `costAmount` is what was spent, also where a forecast has passed a threshold.
 */
const notification = v.pipe(
  v.string(),
  v.parseJson(),
  v.object({
    budgetDisplayName: v.string(),
    costAmount: amount,
    costIntervalStart: v.pipe(v.string(), v.isoTimestamp()),
    budgetAmount: amount,
    currencyCode: v.pipe(v.string(), v.regex(/^[A-Z]{3}$/)),
    /** Highest threshold that the cost itself has reached; missing below all of them. */
    alertThresholdExceeded: v.optional(amount, 0),
  }),
);

/**
 * Makes the house read-only where the cost has reached the whole budget or a higher threshold, and tells administrators
 * once of each. `data` is a message's, in base64. What is no notification of a budget is logged and dropped.
 */
export async function followBudgetMessage(data: string): Promise<void> {
  const { success, output, issues } = v.safeParse(notification, Buffer.from(data, 'base64').toString());
  if (!success) {
    logError('A message of the budget can’t be read', v.summarize(issues));
    return;
  }
  const { alertThresholdExceeded: threshold, costIntervalStart, costAmount, budgetAmount, currencyCode } = output;
  if (threshold < LIMIT) return;
  const reached = {
    interval: new Date(costIntervalStart),
    threshold,
    cost: costAmount,
    budget: budgetAmount,
    currency: currencyCode,
  };
  if (!(await beginReadOnly(reached, new Date()))) return;
  logInfo('The house is read-only', { threshold });
  await tellAdministrators(reached);
}

/** Mails to every administrator, once about each threshold. */
async function tellAdministrators(reached: ReachedThreshold): Promise<void> {
  const seller = await readSellerSettings();
  for (const { userId, firstName } of await readAdmins())
    await queueMailTo(String(userId), `read-only-${reached.interval.getTime()}-${reached.threshold}-${userId}`, () => ({
      message: writeMail(reached, firstName, seller),
    }));
}

function writeMail(
  { interval, threshold, cost, budget, currency }: ReachedThreshold,
  name: string,
  seller: Parameters<typeof writeEmail>[0]['seller'],
): Message {
  const money = (amount: number) => `${currency} ${amount.toFixed(2)}`;
  return writeEmail({
    subject: 'The gallery is open for looking only',
    name,
    paragraphs: [
      `What the site costs at Google since ${formatDay(interval.toISOString())} has reached ${Math.round(threshold * 100)} % of its budget: ${money(cost)} of ${money(budget)}.`,
      'So that nobody can make it cost more, the gallery is open for looking only. Pages stay as they are, orders that were placed go on, and administrators can do all they could; everybody else is told to come back later.',
      'Look under Billing in the Google Cloud console what costs so much. Once you know it, let people write again at the desk.',
    ],
    link: { label: 'Go to the desk', address: `${config().siteUrl}/studio/desk` },
    seller,
  });
}
