import { runSupervised } from '../machine/run-supervised.ts';
import type { Supervisor } from '../machine/supervisor.ts';
import { SAVED_DATA } from '../paths.ts';
import { logProgress } from '../report.ts';
import { findOrigin, HOST, MAILBOX_PORT, PAYMENT_PROVIDER_PORT, VITE_PORT } from '../suite/addresses.ts';
import { requireSuitePorts, startEmulators, waitForAnswer } from '../suite/boot.ts';
import { serveWeb, watchFunctions } from '../suite/builds.ts';
import { isEmpty, processPictures, readSavedData, saveData, seed } from '../suite/data.ts';
import { startMailbox } from '../suite/mailbox.ts';
import { mailLines, mailLinks } from '../suite/watch-mail.ts';
import type { SuiteOptions } from './options.ts';

const SITE = `http://${HOST}:${VITE_PORT}`;

const BANNER = `
  The site      ${SITE}
  Emulators     Auth ${findOrigin('auth')}   Firestore ${findOrigin('firestore')}
                Storage ${findOrigin('storage')}   Functions ${findOrigin('functions')}   Hosting ${findOrigin('hosting')}
  Payments      http://${HOST}:${PAYMENT_PROVIDER_PORT}, the page of a payment provider on which no money moves
  Accounts      reader@example.com   artist@example.com   artist2@example.com   artist3@example.com
                admin@example.com    newcomer@example.com (address not confirmed)
                kabir@example.com (has asked to become a photographer)
                password aperture-2026

  Mailbox       http://${HOST}:${MAILBOX_PORT}
                has all mails of the site, and the links to confirm an address or set a password; they appear below too


  Ctrl-C ends everything; the data is kept for the next start.
`;

/** `npm start`: the suite with the web client under hot reload, until somebody ends it. */
export function start(options: SuiteOptions): Promise<number> {
  let isSeeded = false;
  let isReady = false;
  let photos = options.photos ?? null;

  const work = async (supervisor: Supervisor): Promise<number> => {
    await requireSuitePorts({ 'the web client': VITE_PORT });
    const saved = options.fresh ? undefined : readSavedData();
    const isReusable = saved !== undefined && (options.photos === undefined || saved.photos === options.photos);
    if (saved !== undefined && !isReusable) logProgress('The kept data shows other pictures: starting from nothing');
    await startMailbox((mail) => {
      if (isReady) console.log(mailLines(mail));
    });
    await Promise.all([
      serveWeb(supervisor, SITE),
      isReusable ? undefined : processPictures(supervisor, options.photos),
      (async () => {
        await watchFunctions(supervisor);
        await startEmulators(supervisor, {
          hasFullLogs: options.hasFullLogs,
          siteUrl: SITE,
          ...(isReusable && { importFrom: SAVED_DATA }),
        });
      })(),
    ]);
    if (isReusable && !(await isEmpty())) photos = saved.photos;
    else await seed(supervisor, options.photos);
    isSeeded = true;
    await waitForAnswer(`${findOrigin('hosting')}/api/blog/intro`, 'emulators');
    logProgress('Ready to browse');
    console.log(BANNER);
    isReady = true;
    return Promise.race([supervisor.crashed, mailLinks()]);
  };

  return runSupervised(work, async () => {
    logProgress('Stopping');
    if (!isSeeded) return;
    await saveData({ photos });
    logProgress('Data kept');
  });
}
