/**
 * Loaded into the emulators' process ahead of them. With an inspector the Functions emulator has one worker process for
 * every function. Ahead of each request it tells the worker by IPC which function is meant, and does not wait for the
 * worker to have read that. On a connection that is kept alive the request can overtake the message: when the request
 * before it was answered within one turn of the worker's event loop, that connection stands first in the next turn. The
 * worker then runs the wrong function: a call as an event, which ends the process ("reading 'toString'"), or an event
 * as a call, which is lost. A new connection has to be accepted first, one turn before its request is read, and by then
 * the message has been.
 */
import http from 'node:http';

http.globalAgent = new http.Agent({ keepAlive: false });
