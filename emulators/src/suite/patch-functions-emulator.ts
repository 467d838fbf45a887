/**
 * Loaded into the emulators' process ahead of them. With an inspector the Functions emulator has one worker process for
 * every function. Ahead of each request it tells the worker by IPC which function is meant, and does not wait for the
 * worker to have read that. On a connection that is kept alive the request can overtake the message: when the request
 * before it was answered within one turn of the worker's event loop, that connection stands first in the next turn. The
 * worker then runs the wrong function: a call as an event, which ends the process ("reading 'toString'"), or an event
 * as a call, which is lost. A new connection has to be accepted first, one turn before its request is read, and by then
 * the message has been.
 *
 * The emulator also answers 500 when sending a request to the worker fails, even if it has begun to pass on the worker's own
 * answer: the second head is an error that nobody catches, and ends all emulators. A body of some megabytes that the worker
 * refuses is enough, if the connection closes while the emulator takes it to be still writing. Once there is an answer, what
 * happens to the rest of the request matters no more.
 */
import http, { type ClientRequest } from 'node:http';
import { bindToDestination } from './bind-to-destination.ts';

http.globalAgent = new http.Agent({ keepAlive: false });

const { request } = http;

http.request = ((...options: Parameters<typeof request>): ClientRequest => {
  const outgoing = request(...options);
  outgoing.prependOnceListener('response', (answer) => {
    bindToDestination(answer);
    outgoing.removeAllListeners('error');
    outgoing.on('error', (error) =>
      console.error(`A request was answered before it was sent: ${error.message}`),
    );
  });
  return outgoing;
}) as typeof request;
