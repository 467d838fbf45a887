import type { StoredExhibition } from '@aperture-byline/contract/exhibition/stored';
import type { StoredImage } from '@aperture-byline/contract/image/stored';
import { sampleByline, sampleExhibition, sampleImage } from '@aperture-byline/contract/samples/stored-documents';
import { describe, expect, test, vi } from 'vitest';
import { readRoles } from '../data/people/users.ts';
import { isPublicImage, isPublicWork } from '../publication/visibility.ts';
import {
  type Caller,
  canListPrivateImagesOf,
  canReadExhibitionImages,
  canReadImage,
  canReadImageInExhibition,
  canReadPrivateProfile,
  hasRole,
  isBuyer,
} from './access.ts';

vi.mock('../data/people/users.ts');
// Addresses of pictures name the project's bucket.
vi.stubEnv('GCLOUD_PROJECT', 'demo-access');

const OWNER = sampleByline().userId;
const now = new Date('2026-05-01T12:00:00Z');
const owner: Caller = { userId: String(OWNER), admin: false };
const stranger: Caller = { userId: '900000002', admin: false };
const admin: Caller = { userId: '900000003', admin: true };
const withoutProfile: Caller = { userId: null, admin: false };

const publicImage = sampleImage();
const privateImage: StoredImage = { ...publicImage, privacyStatus: 'Private' };
const othersPrivateImage: StoredImage = { ...privateImage, owner: sampleByline({ userId: 900000004 }) };

const exhibition = sampleExhibition({ startDate: new Date('2026-04-01'), endDate: new Date('2026-06-01') });
const closed: StoredExhibition = { ...exhibition, endDate: new Date('2026-04-02') };

/** Who may, in the order visitor, account without a profile, stranger, owner, admin. */
function allowed(rule: (caller: Caller | null) => boolean): boolean[] {
  return [null, withoutProfile, stranger, owner, admin].map(rule);
}

describe('images', () => {
  test('When an image is approved, public and published, then it is public, else not', () => {
    expect(isPublicImage(publicImage)).toBe(true);
    for (const change of [
      { status: 'submitted' },
      { privacyStatus: 'Private' },
      { embargoedBy: 'tides' },
    ] as Partial<StoredImage>[])
      expect(isPublicImage({ ...publicImage, ...change })).toBe(false);
  });

  test('When somebody reads an image, then a private one is its owner’s alone', () => {
    expect(allowed((caller) => canReadImage(publicImage, caller))).toEqual([true, true, true, true, true]);
    expect(allowed((caller) => canReadImage(privateImage, caller))).toEqual([false, false, false, true, false]);
  });

  test('When an image names no owner, then nobody reads it', () => {
    const { owner: _owner, ...nobodys } = privateImage;
    expect(allowed((caller) => canReadImage(nobodys as StoredImage, caller))).not.toContain(true);
  });

  test('When somebody lists what is private, then only their own', () => {
    expect(allowed((caller) => canListPrivateImagesOf(String(OWNER), caller))).toEqual([
      false,
      false,
      false,
      true,
      false,
    ]);
  });
});

describe('exhibitions', () => {
  test('When work is not approved, then it is not public', () => {
    expect(isPublicWork({ status: 'approved' })).toBe(true);
    for (const status of ['draft', 'submitted', 'rejected'] as const) expect(isPublicWork({ status })).toBe(false);
  });

  test('When an exhibition is open, then everybody reads its images, else its owner and admins', () => {
    const byOwnerAndAdmin = [false, false, false, true, true];
    const may = (one: StoredExhibition) => allowed((caller) => canReadExhibitionImages(one, caller, now));
    expect(may(exhibition)).toEqual([true, true, true, true, true]);
    expect(may(closed)).toEqual(byOwnerAndAdmin);
    expect(may({ ...exhibition, status: 'draft' })).toEqual(byOwnerAndAdmin);
  });

  test('When an exhibition shows a private image, then only its owner and admins see it, and nobody another’s', () => {
    const may = (image: StoredImage) =>
      allowed((caller) => canReadImageInExhibition(image, { ...exhibition, id: 'tides' }, caller));
    expect(may(publicImage)).toEqual([true, true, true, true, true]);
    const opening = { ...publicImage, embargoedBy: 'tides' };
    expect(may(opening)).toEqual([true, true, true, true, true]);
    for (const image of [
      { ...opening, embargoedBy: 'another' },
      { ...opening, privacyStatus: 'Private' as const },
      { ...opening, status: 'draft' as const },
    ])
      expect(may(image)).toEqual([false, false, false, true, true]);
    expect(may(privateImage)).toEqual([false, false, false, true, true]);
    expect(may(othersPrivateImage)).toEqual([false, false, false, false, false]);
  });
});

test('When somebody cancels an order, then only its buyer, and nobody once the buyer is erased', () => {
  const may = (buyerId: number | null) =>
    [withoutProfile, stranger, owner, admin].map((one) => isBuyer({ buyerId }, one));
  expect(may(OWNER)).toEqual([false, false, true, false]);
  expect(may(null)).toEqual([false, false, false, false]);
});

describe('people', () => {
  test('When somebody reads the private part of a profile, then only its owner', () => {
    expect(allowed((caller) => canReadPrivateProfile(String(OWNER), caller))).toEqual([
      false,
      false,
      false,
      true,
      false,
    ]);
  });

  test.each([
    [true, true, true],
    [true, false, false],
    [false, true, false],
  ])('When the claim of a role is %s and the record %s, then it is held: %s', async (claim, record, held) => {
    vi.mocked(readRoles).mockResolvedValue({ isArtist: record, admin: record });
    const caller = { ...owner, isArtist: claim, admin: claim };
    expect(await hasRole(caller, 'artist')).toBe(held);
    expect(await hasRole(caller, 'admin')).toBe(held);
    expect(await hasRole({ ...caller, userId: null }, 'admin')).toBe(false);
  });
});
