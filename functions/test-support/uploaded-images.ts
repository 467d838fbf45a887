import { putFile, removeFiles } from './files.ts';
import type { Member } from './members.ts';
import { jpeg } from './sample-pictures.ts';
import { putOwnImage } from './studio.ts';

const made: string[] = [];
let bytes: Promise<Buffer> | undefined;

/** An image of the artist with its files where an upload leaves them, which takes no part in anything yet. */
export async function putUploaded(artist: Member, fields: { title?: string } = {}): Promise<string> {
  const id = await putOwnImage(artist, { ...fields, picture: { widths: [160], formats: ['jpeg'] } });
  made.push(id);
  bytes ??= jpeg(80, 60);
  for (const name of ['160.jpeg', 'share.jpeg']) await putFile(`unpublished/${id}/${name}`, await bytes);
  return id;
}

/** Takes their files away; the documents go with `cleanUp`. */
export async function removeUploaded(): Promise<void> {
  for (const id of made.splice(0)) await removeFiles(`photos/${id}`, `unpublished/${id}`);
}
