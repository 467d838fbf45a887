import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { allDocuments } from './documents/all-documents.ts';
import { printSizes } from './documents/products.ts';
import { PhotoFolderError, readablePhotos } from './photo-folder.ts';
import { creditFromFileName } from './picture-source.ts';
import { seedClock } from './seed-document.ts';
import { findSuite, NotTheSuiteError } from './suite/connect.ts';
import { htmlFaults } from './test-support/html-faults.ts';
import { pretendPublished } from './test-support/pretend-published.ts';

test.each([
  ['picosdeeuropa-by-aitzol-berasategi.jpg', 'Picosdeeuropa', 'Aitzol Berasategi'],
  ['some/where/picture-0b-by-freespace.JPEG', 'Picture 0b', 'Freespace'],
  ['DSCN0010.jpg', 'DSCN0010', null],
  ['a walk_by_the-sea.webp', 'A walk', 'The Sea'],
  ['standby-lamp.png', 'Standby lamp', null],
  ['-by-nobody.png', 'Untitled', 'Nobody'],
  ['---.png', 'Untitled', null],
])('%s is "%s" by %s', (path, title, photographer) => {
  expect(creditFromFileName(path)).toEqual({ title, photographer });
});

describe('a folder', () => {
  let folder = '';
  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'photos-'));
  });
  afterEach(() => rm(folder, { recursive: true }));

  const read = (path: string, skipped: string[] = []) =>
    readablePhotos(path, 10, (name, reason) => skipped.push(`${name}: ${reason}`));

  test('that does not exist, is a file or holds no picture is refused in a sentence', async () => {
    await writeFile(join(folder, 'notes.md'), '# Notes');
    for (const path of [join(folder, 'none'), join(folder, 'notes.md'), folder]) {
      await expect(read(path)).rejects.toThrow(PhotoFolderError);
      await expect(read(path)).rejects.toThrow(/^[A-Z/].*\.$/);
    }
  });

  test('with nothing but unreadable pictures names each and is refused', async () => {
    const skipped: string[] = [];
    await mkdir(join(folder, 'inner'));
    await writeFile(join(folder, 'empty.jpg'), '');
    await writeFile(join(folder, 'inner', 'phone.HEIC'), 'not a picture');
    await expect(read(folder, skipped)).rejects.toThrow(PhotoFolderError);
    expect(skipped).toEqual([
      'empty.jpg: the file is empty',
      `${join('inner', 'phone.HEIC')}: it is not a JPEG, PNG or WebP picture`,
    ]);
  });
});

test('with somebody’s photographs no text written for other pictures stands beside them', () => {
  const credit = { title: 'Bridge <3', photographer: 'Sander & Klootwijk' };
  const { images, products, stories } = allDocuments(pretendPublished(credit), seedClock(new Date()));
  for (const { data } of images) {
    expect(data.title).toBe('Bridge <3');
    expect(data.description).toBe('<p>Photograph: Sander &amp; Klootwijk</p>');
  }
  expect(new Set(products.map(({ data }) => data.slug)).size).toBe(products.length);
  for (const { data } of products) {
    expect(data.introduction).toBe('A photograph by Sander & Klootwijk, printed to order.');
    expect(htmlFaults(data.description)).toEqual([]);
  }
  for (const { data } of stories) {
    const captions = [...data.content.matchAll(/<figcaption>(.*?)<\/figcaption>/g)].map(([, text]) => text);
    expect(new Set(captions)).toEqual(new Set(['Photograph: Sander &amp; Klootwijk']));
  }
});

test.each([
  [{ width: 1500, height: 1000 }, [30, 20]],
  [{ width: 1000, height: 1500 }, [20, 30]],
  [{ width: 1600, height: 2000 }, [24, 30]],
  [{ width: 900, height: 900 }, [30, 30]],
  [{ width: 2400, height: 1000 }, [60, 25]],
  [{ width: 2560, height: 1440 }, [32, 18]],
])('the smallest print of %o has its outline', (picture, size) => {
  const [smallest] = printSizes([100, 200], picture);
  expect([smallest?.width, smallest?.height]).toEqual(size);
});

describe('where the seed may write', () => {
  const emulators = {
    FIRESTORE_EMULATOR_HOST: '127.0.0.1:8080',
    FIREBASE_AUTH_EMULATOR_HOST: '127.0.0.1:9099',
    FIREBASE_STORAGE_EMULATOR_HOST: '127.0.0.1:9199',
  };

  test('a demo project in the emulators', () => {
    expect(findSuite({ ...emulators, GCLOUD_PROJECT: 'demo-x' })).toEqual({
      projectId: 'demo-x',
      storageBucket: 'demo-x.appspot.com',
    });
  });

  test.each([
    { ...emulators, GCLOUD_PROJECT: 'live' },
    emulators,
    { ...emulators, GCLOUD_PROJECT: 'demo-x', FIRESTORE_EMULATOR_HOST: '' },
    { GCLOUD_PROJECT: 'demo-x' },
  ])('and nowhere else: %o', (env) => {
    expect(() => findSuite(env)).toThrow(NotTheSuiteError);
  });
});
