import { putFile } from '../project/files.ts';
import type { Member } from '../project/members.ts';
import { putOwnImage } from '../works/studio.ts';
import { jpeg } from './sample-pictures.ts';

let bytes: Promise<Buffer> | undefined;

/** An image of the artist with its files where an upload leaves them, which takes no part in anything yet. */
export async function putUploaded(artist: Member, fields: { title?: string } = {}): Promise<string> {
  const id = await putOwnImage(artist, { ...fields, picture: { widths: [160], formats: ['jpeg'] } });
  bytes ??= jpeg(80, 60);
  for (const name of ['160.jpeg', 'share.jpeg']) await putFile(`photos/${id}/${name}`, await bytes);
  return id;
}
