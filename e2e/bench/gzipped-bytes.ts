import { gzipSync } from 'node:zlib';

/** Bytes of what an address answers, gzipped here: the same whatever server sends it. */
export async function gzippedBytes(url: string): Promise<number> {
  const response = await fetch(url);
  if (response.status !== 200) throw new Error(`GET ${url} answered ${response.status}`);
  return gzipSync(await response.bytes()).length;
}
