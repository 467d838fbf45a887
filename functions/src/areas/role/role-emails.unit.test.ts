import { parseDocument } from '@aperture-byline/contract/shared/stored-fields';
import { storedUser } from '@aperture-byline/contract/user/stored';
import { describe, expect, test } from 'vitest';
import { NO_SELLER } from '../../data/core/settings.ts';
import { changesBetween, hasSameClaims, type RoleChange } from './role-change.ts';
import { writeRoleEmail } from './role-emails.ts';

const siteUrl = 'https://photos.example';
const seller = { ...NO_SELLER, name: 'The House', address: 'Row 1\nBengaluru' };

const CHANGES: RoleChange[] = ['artist granted', 'artist ended', 'artist declined', 'admin granted', 'admin ended'];

describe('role emails', () => {
  test.each(CHANGES)('When %s, then text and HTML say the same, name the site and are signed', (change) => {
    const { subject, text, html } = writeRoleEmail([change], { firstName: 'Asha', siteUrl, seller });
    expect(subject).not.toContain('\n');
    expect(text).toMatch(/^Dear Asha,\n\n/);
    expect(text).toMatch(
      /Your profile: https:\/\/photos\.example\/profile\n\nWith warm regards,\nAperture & Byline\n\n-- \nThe House\nRow 1\nBengaluru$/,
    );
    expect(html).toContain('<p dir="auto">Dear Asha,</p>');
    expect(html).toContain('href="https://photos.example/profile"');
    expect(html).toContain('<p>With warm regards,<br>Aperture &amp; Byline</p>');
    for (const paragraph of text.split('\n\n').slice(1, -3))
      expect(html).toContain(`<p dir="auto">${paragraph.replace('&', '&amp;')}</p>`);
  });

  test('When somebody becomes a photographer, then the mail says what there is, and where', () => {
    const { text } = writeRoleEmail(['artist granted'], { firstName: 'Asha', siteUrl, seller });
    expect(text).toContain('you are now one of our photographers');
    expect(text).not.toContain('not ready');
    expect(text).toContain('Your profile leads to the studio.');
    for (const work of [/upload photographs/, /write stories/, /hang exhibitions/, /offer prints/])
      expect(text).toMatch(work);
    expect(text).toContain('private until you submit it');
  });

  test('When a name holds markup or line ends, then it stays a name', () => {
    const { text, html } = writeRoleEmail(['artist granted'], {
      firstName: '<img src=x onerror=alert(1)>\r\nBcc: all',
      siteUrl,
      seller,
    });
    expect(html).toContain('Dear &lt;img src=x onerror=alert(1)&gt; Bcc: all,');
    expect(text.split('\n')[0]).toBe('Dear <img src=x onerror=alert(1)> Bcc: all,');
  });

  test('When there is no name, then the mail greets all the same', () => {
    expect(writeRoleEmail(['admin ended'], { firstName: ' ', siteUrl, seller }).text).toMatch(/^Hello,/);
  });
});

describe('what changed', () => {
  const reader = { uid: 'a', isArtist: false, admin: false, artistStatus: 'none' } as const;
  const artist = { ...reader, isArtist: true, artistStatus: 'approved' } as const;

  test.each<[string, Parameters<typeof changesBetween>, RoleChange[]]>([
    ['a user is made', [null, artist], []],
    ['a user is deleted', [artist, null], []],
    ['nothing changes', [artist, artist], []],
    ['the status follows a grant', [{ ...artist, artistStatus: 'requested' }, artist], []],
    ['the status follows an end', [{ ...reader, artistStatus: 'approved' }, reader], []],
    ['somebody asks', [reader, { ...reader, artistStatus: 'requested' }], []],
    ['a request is declined', [{ ...reader, artistStatus: 'requested' }, reader], ['artist declined']],
    [
      'a role is given in words',
      [reader, parseDocument(storedUser, { ...reader, userId: 900000001, admin: 'yes' }).document ?? artist],
      [],
    ],
    ['both are given', [reader, { ...artist, admin: true }], ['artist granted', 'admin granted']],
    ['both end', [{ ...artist, admin: true }, reader], ['artist ended', 'admin ended']],
  ])('When %s, then exactly that is told', (_what, states, changes) => {
    expect(changesBetween(...states)).toEqual(changes);
  });

  test('When only other fields change, then the claims are the same', () => {
    expect(hasSameClaims(reader, { ...reader })).toBe(true);
    expect(hasSameClaims(null, null)).toBe(true);
    for (const other of [null, artist, { ...reader, uid: 'b' }, { ...reader, admin: true }])
      expect(hasSameClaims(reader, other)).toBe(false);
  });
});
