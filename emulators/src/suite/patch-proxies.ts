/**
 * Loaded into the emulators' process ahead of them: what carries requests from Hosting to Functions, and from there to
 * the worker process.
 *
 * The Hosting emulator fetches with undici from the Functions emulator what visitors ask it for. Where a visitor reads
 * slowly or not at all, backpressure pauses undici's parser. When the server then closes that connection, older
 * versions, as inside this Node, fail an assertion that nobody can catch (nodejs/undici#5360), and all versions end the
 * answer with "other side closed" if the connection was to be kept alive. So all requests of this process go through a
 * version with the fix, which reads the rest, and on connections of their own. An answer that breaks off all the same,
 * because a function died, breaks off the visitor's answer instead of the process.
 *
 * With an inspector the Functions emulator has one worker process for every function. Ahead of each request it tells
 * the worker by IPC which function is meant, and does not wait for the worker to have read that. On a connection that
 * is kept alive the request can overtake the message: when the request before it was answered within one turn of the
 * worker's event loop, that connection stands first in the next turn. The worker then runs the wrong function: a call
 * as an event, which ends the process ("reading 'toString'"), or an event as a call, which is lost. A new connection
 * has to be accepted first, one turn before its request is read, and by then the message has been.
 *
 * The emulator also answers 500 when sending a request to the worker fails, even if it has begun to pass on the
 * worker's own answer: the second head is an error that nobody catches, and ends all emulators. A body of some
 * megabytes that the worker rejects is enough, if the connection closes while the emulator takes it to be still
 * writing. Once there is an answer, what happens to the rest of the request matters no more.
 */
import http, { type ClientRequest } from 'node:http';
import { createRequire } from 'node:module';
import { Readable } from 'node:stream';
import { Agent, setGlobalDispatcher } from 'undici';
import { inModules } from '../paths.ts';

http.globalAgent = new http.Agent({ keepAlive: false });
setGlobalDispatcher(new Agent({ pipelining: 0 }));

const { request: httpRequest } = http;

http.request = ((...options: Parameters<typeof httpRequest>): ClientRequest => {
  const outgoing = httpRequest(...options);
  outgoing.prependOnceListener('response', (answer) => {
    bindToDestination(answer);
    outgoing.removeAllListeners('error');
    outgoing.on('error', (error) => console.error(`A request was answered before it was sent: ${error.message}`));
  });
  return outgoing;
}) as typeof httpRequest;

const { Client } = createRequire(import.meta.url)(inModules('firebase-tools/lib/apiv2.js')) as {
  Client: { prototype: { request: (this: unknown, options: unknown) => Promise<{ body: unknown }> } };
};
const { request: clientRequest } = Client.prototype;

Client.prototype.request = async function requestWithBoundStreams(options) {
  const answer = await clientRequest.call(this, options);
  if (answer.body instanceof Readable) bindToDestination(answer.body);
  return answer;
};

/** `pipe` alone handles neither an error of the source nor a destination that closes early. */
function bindToDestination(source: Readable): void {
  const { pipe } = source;
  source.pipe = (destination, options) => {
    source.on('error', (error) => {
      console.error(`An answer broke off: ${error.message}`);
      if ('destroy' in destination && typeof destination.destroy === 'function') destination.destroy();
    });
    pipe.call(source, destination, options);
    // Read to its end, so that the function is not left with an answer that nobody takes. After `pipe`, whose listener
    // pauses it.
    destination.on('close', () => source.resume());
    return destination;
  };
}
