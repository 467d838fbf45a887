import type { UserProfile } from '@aperture-byline/contract/user/wire';
import { expect, test } from 'vitest';
import { db } from '../../../test-support/project/database.ts';
import { joinAs, type Member } from '../../../test-support/project/members.ts';
import { get, postJson } from '../../../test-support/servers/suite.ts';
import { putBlog, putExhibition, putImage, putProduct } from '../../../test-support/works/fixtures.ts';
import { runAllTriggers } from '../../../test-support/works/followers.ts';

async function putWorks({ userId }: Member): Promise<string[]> {
  const owner = { userId, firstName: 'Mira', lastName: 'Pillai' };
  return [
    `images/${await putImage({ owner })}`,
    `images/${await putImage({ owner, status: 'draft', publishedAt: null })}`,
    `exhibitions/${await putExhibition({ owner })}`,
    `products/${(await putProduct({ owner })).id}`,
    `blogs/${(await putBlog({ creator: owner })).id}`,
  ];
}

const rename = ({ token }: Member, names: object) => postJson('/user/user-info', names, { method: 'PUT', token });

async function readNames(paths: readonly string[]): Promise<string[]> {
  const works = await db.getAll(...paths.map((path) => db.doc(path)));
  return works.map((work) => {
    const { firstName, lastName } = work.get('owner') ?? work.get('creator');
    return `${firstName} ${lastName}`;
  });
}

test('When photographers take another name, then all works of theirs bear it, and those of others stay', async () => {
  const joinPhotographer = () => joinAs({ isArtist: true, firstName: 'Mira', lastName: 'Pillai' });
  const [artist, other] = [await joinPhotographer(), await joinPhotographer()];
  const [works, others] = [await putWorks(artist), await putWorks(other)];
  await runAllTriggers();
  expect((await rename(artist, { firstName: 'Tara', lastName: 'Sen' })).status).toBe(200);
  expect((await rename(artist, { lastName: 'Rao' })).status).toBe(200);
  await runAllTriggers();
  expect(await readNames(works)).toEqual(works.map(() => 'Tara Rao'));
  expect(await readNames(others)).toEqual(others.map(() => 'Mira Pillai'));
  expect((await rename(artist, { middleName: 'K.' })).status).toBe(200);
  await runAllTriggers();
  expect(await readNames(works)).toEqual(works.map(() => 'Tara K. Rao'));
  const [profile] = await get<UserProfile[]>(`/user/profile?userId=${artist.userId}`);
  expect(profile?.name).toBe('Tara K. Rao');
});
