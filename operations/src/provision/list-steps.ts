import { Failure } from '../failure.ts';
import type { Google } from '../google/connect.ts';
import type { Settings } from '../settings.ts';
import type { Step } from './step.ts';
import { alerts } from './steps/alerts.ts';
import { bucket } from './steps/bucket.ts';
import { budget } from './steps/budget.ts';
import { containerImages } from './steps/container-images.ts';
import { backups, database } from './steps/firestore.ts';
import { logs } from './steps/logs.ts';
import { roles } from './steps/roles.ts';
import { secrets } from './steps/secrets.ts';
import { serviceAccounts } from './steps/service-accounts.ts';
import { signIn } from './steps/sign-in.ts';

interface Options {
  region: string;
  projectNumber: string;
  settings: Settings;
}

/** Lists the parts of a project in the order in which they are set up, once the APIs are enabled. */
export function listSteps(google: Google, { region, projectNumber, settings }: Options): Step[] {
  const { siteUrl, contactEmail, bucketName } = settings;
  const domain = siteUrl && URL.parse(siteUrl)?.hostname;
  if (siteUrl && !domain)
    throw new Failure(`SITE_URL in functions/.env.${google.project} is "${siteUrl}", which is no address.`);
  return [
    serviceAccounts(google),
    database(google, region),
    backups(google),
    bucket(google, { region, named: bucketName }),
    signIn(google, domain),
    secrets(google),
    containerImages(google, region),
    logs(google),
    budget(google, projectNumber),
    roles(google, { projectNumber, bucketName }),
    alerts(google, contactEmail),
  ];
}
