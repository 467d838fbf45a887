import { gzipSync } from 'node:zlib';
import { screens } from '../support/screens.ts';

/** A page that the server renders; named as its screen. */
export interface PublicPage {
  name: string;
  path: string;
}

/** The rendered pages that are open to visitors, or those of these names. */
export async function readPublicPages(names?: readonly string[]): Promise<PublicPage[]> {
  const rendered = screens.filter(({ framed, inBrowser, missing }) => framed && !inBrowser && !missing);
  const unknown = names?.find((name) => rendered.every((screen) => screen.name !== name));
  if (unknown !== undefined)
    throw new Error(`There is no page ${unknown}, but ${rendered.map(({ name }) => name).join(', ')}`);
  const wanted = rendered.filter(({ name }) => names?.includes(name) ?? true);
  return Promise.all(wanted.map(async ({ name, path }) => ({ name, path: await path() })));
}

/** Bytes of what an address answers, gzipped here: the same whatever server sends it. */
export async function gzippedBytes(url: string): Promise<number> {
  const response = await fetch(url);
  if (response.status !== 200) throw new Error(`GET ${url} answered ${response.status}`);
  return gzipSync(await response.bytes()).length;
}
