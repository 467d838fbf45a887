/**
 * Loaded into the emulators' process ahead of them. The Hosting emulator fetches with undici from the Functions emulator what
 * visitors ask it for. Where a visitor reads slowly or not at all, backpressure pauses undici's parser. When the server then
 * closes that connection, older versions, as inside this Node, fail an assertion that nobody can catch (nodejs/undici#5360),
 * and all versions end the answer with "other side closed" if the connection was to be kept alive. So all requests of this
 * process go through a version with the mend, which reads the rest, and on connections of their own. An answer that breaks
 * off all the same, because a function died, breaks off the visitor's answer instead of the process.
 */
import { createRequire } from 'node:module';
import { Readable } from 'node:stream';
import { Agent, setGlobalDispatcher } from 'undici';
import { inModules } from '../paths.ts';
import { bindToDestination } from './bind-to-destination.ts';

setGlobalDispatcher(new Agent({ pipelining: 0 }));

type Answer = { body: unknown };

const { Client } = createRequire(import.meta.url)(inModules('firebase-tools/lib/apiv2.js')) as {
  Client: { prototype: { request: (this: unknown, options: unknown) => Promise<Answer> } };
};
const { request } = Client.prototype;

Client.prototype.request = async function requestWithBoundStreams(options) {
  const answer = await request.call(this, options);
  if (answer.body instanceof Readable) bindToDestination(answer.body);
  return answer;
};
