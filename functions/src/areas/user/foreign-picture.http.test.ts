import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { apiMessages } from '@aperture-byline/contract/shared/api/api-messages';
import { describe, expect, test } from 'vitest';
import { changePicture, expectRefusedPicture, findPicture } from '../../../test-support/people/change-picture.ts';
import { jpeg } from '../../../test-support/pictures/sample-pictures.ts';
import { uploadAvatar } from '../../../test-support/project/files.ts';
import { joinAs, storedUser } from '../../../test-support/project/members.ts';
import { expectUnchanged } from '../../../test-support/project/unchanged.ts';
import { postJson } from '../../../test-support/servers/suite.ts';

const face = await jpeg(300, 300);

describe('pictures from elsewhere', () => {
  test('When a path is another person’s or leaves the folder, then it is refused and nothing changes', async () => {
    const [alice, bob] = [await joinAs(), await joinAs()];
    await changePicture(bob, await uploadAvatar(bob, face));
    const theirs = await uploadAvatar(bob, face);
    const own = `avatars/${alice.uid}/in`;
    await expectUnchanged(async () => {
      for (const path of [
        theirs,
        `${own}/../../../${theirs}`,
        `${own}/../x`,
        `${own}/`,
        `${own}/.`,
        `${own}/..`,
        `${own}/a/b`,
        `${own}/a%2Fb`,
        `${own}/a b`,
        `${own}/${'x'.repeat(129)}`,
        `/${own}/a`,
        `avatars/${alice.uid}/out/a`,
        `avatars/${alice.uid}`,
        (await storedUser(bob))?.avatar ?? '?',
        (await findPicture(bob)) ?? '?',
        'photos/x/320.jpeg',
        `gs://demo/${own}/a`,
      ])
        await expectRefusedPicture(alice, path, apiMessages.pictureForeign);
    });
  });

  test('When an address is sent, then it is refused and the server connects to nobody', async () => {
    let connections = 0;
    const spy = createServer((_req, res) => {
      res.setHeader('Content-Type', 'image/jpeg').end(face);
    }).on('connection', () => {
      connections += 1;
    });
    await new Promise<void>((resolve) => spy.listen(0, '127.0.0.1', resolve));
    const { port } = spy.address() as AddressInfo;
    const member = await joinAs();
    const addresses = [
      `http://127.0.0.1:${port}/p.jpg`,
      `http://localhost:${port}/p.jpg`,
      `http://0x7f000001:${port}/p.jpg`,
      `http://[::ffff:127.0.0.1]:${port}/p.jpg`,
      `//127.0.0.1:${port}/p.jpg`,
      `https://lh3.googleusercontent.com@127.0.0.1:${port}/p.jpg`,
      `https://lh3.googleusercontent.com:${port}/p.jpg`,
      `http://127.0.0.1:${port}/#https://lh3.googleusercontent.com/a`,
      'http://169.254.169.254/computeMetadata/v1/',
      'http://metadata.google.internal/',
      'gopher://127.0.0.1/',
      'file:///etc/passwd',
      'data:image/png;base64,AAAA',
      'javascript:alert(1)',
      'https://evil.example/p.jpg',
      'http://lh3.googleusercontent.com/a',
      'https://lh3.googleusercontent.com.evil.example/a',
    ];
    await expectUnchanged(async () => {
      for (const address of addresses) {
        await expectRefusedPicture(member, address, apiMessages.pictureForeign);
        const { status } = await postJson(
          '/user',
          { firstName: 'Mira', profilePicture: address },
          { token: member.token },
        );
        expect(status, address).toBe(400);
      }
    });
    expect(connections).toBe(0);
    await fetch(`http://127.0.0.1:${port}/`);
    expect(connections).toBe(1);
    spy.closeAllConnections();
    await new Promise((resolve) => spy.close(resolve));
  });
});
