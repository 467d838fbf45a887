import { beforeAll, describe, expect, test } from 'vitest';
import { type ActiveMember, joinActive } from '../../test-support/people/active-member.ts';
import { joinAs, type Member } from '../../test-support/project/members.ts';
import { call } from '../../test-support/servers/suite.ts';
import { byline, putBlog, putExhibition, putImage, putProduct } from '../../test-support/works/fixtures.ts';
import { routes } from '../routes.ts';

const open = routes
  .map(({ endpoint }) => endpoint)
  // The files of pictures hold no names, and have addresses that are signed.
  .filter(({ method, auth, response }) => method === 'GET' && auth !== 'required' && response !== 'file');
let alice: ActiveMember;
let bob: Member;
let addresses: string[];

beforeAll(async () => {
  alice = await joinActive();
  bob = await joinAs({ isArtist: true, admin: true });
  const owner = byline({ userId: alice.userId, firstName: `First-${alice.marker}` });
  const image = await putImage({ owner });
  const exhibition = await putExhibition({ owner, imageIds: [image] });
  const [blog, product] = [await putBlog({ creator: owner, intro: true }), await putProduct({ owner })];
  const ids: Record<string, string[]> = {
    userId: [String(alice.userId)],
    blogId: [blog.id, alice.storyId],
    slug: [blog.slug, product.slug],
    imageId: [image, alice.imageId],
    exhibitionId: [exhibition],
  };
  addresses = open.flatMap(({ path }) => {
    const [, name] = /:(\w+)/.exec(path) ?? [];
    const paths = name ? (ids[name] ?? []).map((id) => path.replace(`:${name}`, id)) : [path];
    return paths.flatMap((one) => [one, `${one}?userId=${alice.userId}`]);
  });
});

describe('what everybody may read', () => {
  test('When every open call is made about somebody, by nobody and by another, then it tells names and no more', async () => {
    const { marker, email, uid } = alice;
    const secrets = [email, uid, `Phone-${marker}`, `Street-${marker}`, `Subject-${marker}`];
    let named = 0;
    for (const address of addresses)
      for (const options of [{}, { token: bob.token }]) {
        const { text, headers } = await call(address, options);
        const answer = text + JSON.stringify([...headers]);
        for (const secret of secrets) expect(answer, address).not.toContain(secret);
        if (text.includes(`First-${marker}`)) named += 1;
      }
    expect(named).toBeGreaterThan(20);
    expect(addresses.some((address) => address.includes('undefined') || address.includes(':'))).toBe(false);
  });

  test('When the owner asks for the profile, then the e-mail comes, so that the fixture proves something', async () => {
    const { text } = await call(`/user/profile?userId=${alice.userId}`, { token: alice.token });
    expect(text).toContain(alice.email);
    expect(text).not.toContain(alice.uid);
  });
});
