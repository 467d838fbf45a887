import type { Google } from '../../google/connect.ts';
import { orNull } from '../../google/errors.ts';
import type { Difference, Step } from '../step.ts';

const NAME = 'Aperture & Byline';
/** Amount of a new budget a month, in the currency of the billing account. A person may change it in the console. */
const AMOUNT = '5000';
/** From 1 on the house becomes read-only, once at each (decision 206). */
const THRESHOLDS = [0.5, 0.9, 1, 1.5, 2];

/** Budget that tells the billing account's people, and a topic that functions can listen to. */
export const budget = ({ project, billing, budgets, topics }: Google, projectNumber: string): Step => ({
  name: 'Budget',
  summary: 'make a budget, and a topic for its messages',
  async compare() {
    const topic = `projects/${project}/topics/budget`;
    const differences: Difference[] = [];
    if (!(await orNull(topics.getTopic({ topic }))))
      differences.push({
        change: 'make the topic budget',
        async write() {
          await topics.createTopic({ name: topic });
        },
      });
    const [{ billingAccountName }] = await billing.getProjectBillingInfo({ name: `projects/${project}` });
    const parent = String(billingAccountName);
    const [all] = await budgets.listBudgets({ parent });
    const projects = [`projects/${projectNumber}`];
    const own = all.find(
      ({ displayName, budgetFilter }) => displayName === NAME && budgetFilter?.projects?.[0] === projects[0],
    );
    if (!own)
      differences.push({
        change: `make a budget of ${AMOUNT} a month, in the currency of the billing account, with messages to the topic`,
        async write() {
          await budgets.createBudget({
            parent,
            budget: {
              displayName: NAME,
              budgetFilter: { projects },
              amount: { specifiedAmount: { units: AMOUNT } },
              thresholdRules: THRESHOLDS.map((thresholdPercent) => ({ thresholdPercent })),
              notificationsRule: { pubsubTopic: topic, schemaVersion: '1.0' },
            },
          });
        },
      });
    else if (own.notificationsRule?.pubsubTopic !== topic)
      differences.push({
        change: 'send messages of the budget to the topic',
        async write() {
          await budgets.updateBudget({
            budget: {
              name: own.name,
              notificationsRule: { ...own.notificationsRule, pubsubTopic: topic, schemaVersion: '1.0' },
            },
            updateMask: { paths: ['notifications_rule'] },
          });
        },
      });
    return differences;
  },
});
