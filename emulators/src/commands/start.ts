import { runSupervised } from '../machine/run-supervised.ts';
import type { Supervisor } from '../machine/supervisor.ts';
import { KEPT_DATA } from '../paths.ts';
import { say } from '../report.ts';
import { HOST, originOf, VITE_PORT } from '../suite/addresses.ts';
import { requireSuitePorts, startEmulators, waitForAnswer } from '../suite/boot.ts';
import { serveWeb, watchFunctions } from '../suite/builds.ts';
import { isEmpty, keepData, keptData, processPictures, seed } from '../suite/data.ts';
import { watchMail } from '../suite/watch-mail.ts';
import type { SuiteOptions } from './options.ts';

const SITE = `http://${HOST}:${VITE_PORT}`;

const BANNER = `
  The site      ${SITE}
  Emulators     Auth ${originOf('auth')}   Firestore ${originOf('firestore')}
                Storage ${originOf('storage')}   Functions ${originOf('functions')}   Hosting ${originOf('hosting')}
  Accounts      reader@example.com   artist@example.com   artist2@example.com   artist3@example.com
                admin@example.com    newcomer@example.com (address not confirmed)
                kabir@example.com (has asked to become a photographer)
                password aperture-2026

  Mail is not sent: mails and links to confirm an address or set a password appear below.

  Ctrl-C ends everything; the data is kept for the next start.
`;

/** `npm start`: the suite with the web client under hot reload, until somebody ends it. */
export function start(options: SuiteOptions): Promise<number> {
  let isSeeded = false;
  let photos = options.photos ?? null;

  const work = async (supervisor: Supervisor): Promise<number> => {
    await requireSuitePorts({ 'the web client': VITE_PORT });
    const kept = options.fresh ? undefined : keptData();
    const isReusable = kept !== undefined && (options.photos === undefined || kept.photos === options.photos);
    if (kept !== undefined && !isReusable) say('The kept data shows other pictures: starting from nothing');
    await Promise.all([
      serveWeb(supervisor, SITE),
      isReusable ? undefined : processPictures(supervisor, options.photos),
      (async () => {
        await watchFunctions(supervisor);
        await startEmulators(supervisor, {
          hasFullLogs: options.hasFullLogs,
          ...(isReusable && { importFrom: KEPT_DATA }),
        });
      })(),
    ]);
    if (isReusable && !(await isEmpty())) photos = kept.photos;
    else await seed(supervisor, options.photos);
    isSeeded = true;
    await waitForAnswer(`${originOf('hosting')}/api/blog/intro`, 'emulators');
    say('Ready to browse');
    console.log(BANNER);
    return Promise.race([supervisor.broken, watchMail(console.log)]);
  };

  return runSupervised(work, async () => {
    say('Stopping');
    if (!isSeeded) return;
    await keepData({ photos });
    say('Data kept');
  });
}
