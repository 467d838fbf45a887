import { call, postJson, type Reply } from '../servers/suite.ts';

/** A browser without an account: it remembers the cookie that an answer sets. */
export interface Browser {
  cookie: string | undefined;
  /** Sends a call without a body. */
  send: (path: string, options?: Parameters<typeof call>[1]) => Promise<Reply>;
  post: (path: string, body: unknown, options?: Parameters<typeof call>[1]) => Promise<Reply>;
}

export function newBrowser(): Browser {
  const browser: Browser = {
    cookie: undefined,
    send: (path, options) => remembering((headers) => call(path, { method: 'POST', ...options, headers }), options),
    post: (path, body, options) => remembering((headers) => postJson(path, body, { ...options, headers }), options),
  };
  const remembering = async (
    ask: (headers: Record<string, string>) => Promise<Reply>,
    options: Parameters<typeof call>[1] = {},
  ): Promise<Reply> => {
    const headers = options.headers as Record<string, string> | undefined;
    const reply = await ask({ ...headers, ...(browser.cookie && { Cookie: browser.cookie }) });
    const [cookie] = reply.headers.getSetCookie();
    if (cookie) browser.cookie = cookie.split(';', 1)[0];
    return reply;
  };
  return browser;
}

/** Runs `ask` so many times, at most `width` at once. */
export async function inParallel<T>(count: number, width: number, ask: (index: number) => Promise<T>): Promise<T[]> {
  const results: T[] = [];
  let next = 0;
  const worker = async () => {
    for (let index = next++; index < count; index = next++) results[index] = await ask(index);
  };
  await Promise.all(Array.from({ length: width }, worker));
  return results;
}

/** How many answers have which status. */
export function tally(replies: readonly { status: number }[]): Record<number, number> {
  const counts: Record<number, number> = {};
  for (const { status } of replies) counts[status] = (counts[status] ?? 0) + 1;
  return counts;
}
