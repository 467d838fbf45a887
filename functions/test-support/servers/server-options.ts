import type { ServerOptions } from 'node:http';

/**
 * Options of servers that tests call. By default Node closes a connection that was idle for five seconds; a test that
 * computes for longer than that, or waits for a busy processor, would send its next call into a connection that is
 * being closed.
 */
export const SERVER_OPTIONS: ServerOptions = { keepAliveTimeout: 0 };
