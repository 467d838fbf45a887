import type { makeZip } from 'client-zip';
import { loadCode } from './api/connection.ts';
import { saveBlob } from './save-file.ts';

type ZipFiles = Parameters<typeof makeZip>[0];

/**
 * Writes files into a zip as they come and saves it. The browser holds it as a blob, most of it on the disk, so that of
 * the files only the present one is in memory.
 */
export async function saveZip(name: string, files: ZipFiles): Promise<void> {
  const { makeZip } = await loadCode(() => import('client-zip'));
  const stream = makeZip(files);
  saveBlob(name, await new Response(stream, { headers: { 'Content-Type': 'application/zip' } }).blob());
}

/** Characters that a file's name can't have on some system. */
const FORBIDDEN = /[\p{Cc}\p{Cf}<>:"/\\|?*]+/gu;
/** Characters: with an extension and a number it is less than any system takes. */
const NAME_MAX = 80;

/** Returns a function that makes names of files, each once, whatever case they are written in. */
export function uniqueNames(): (stem: string, extension: string) => string {
  const taken = new Set<string>();
  return (stem, extension) => {
    const line = stem.replace(FORBIDDEN, ' ').replace(/\s+/g, ' ').trim();
    const clean = [...line]
      .slice(0, NAME_MAX)
      .join('')
      .replace(/^\.+|[. ]+$/g, '');
    for (let count = 1; ; count += 1) {
      const name = `${clean || 'Untitled'}${count === 1 ? '' : ` (${count})`}.${extension}`;
      const key = name.normalize().toLowerCase();
      if (taken.has(key)) continue;
      taken.add(key);
      return name;
    }
  };
}
