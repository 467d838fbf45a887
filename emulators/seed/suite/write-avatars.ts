import { makeAvatars } from '../../../functions/src/media/make-avatars.ts';
import { allPeople } from '../people/all-people.ts';
import { avatarOf } from '../people/person.ts';
import type { PictureSource } from '../picture-source.ts';
import { type Bucket, FOR_EVER } from './connect.ts';

/** Publishes the portrait of everybody who has one, as the server does. */
export async function writeAvatars(bucket: Bucket, source: PictureSource): Promise<void> {
  for (const person of allPeople) {
    if (person.portrait === undefined) continue;
    const { original } = await source.load(person.portrait);
    for (const { width, data } of await makeAvatars(original))
      await bucket
        .file(`${avatarOf(person)}/${width}.jpeg`)
        .save(data, { resumable: false, metadata: { contentType: 'image/jpeg', cacheControl: FOR_EVER } });
  }
}
