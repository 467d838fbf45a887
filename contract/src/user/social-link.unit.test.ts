import { describe, expect, test } from 'vitest';
import { SOCIAL_MEDIA, type SocialMedium } from '../shared/constants.ts';
import { completeLink, findMedium, isRedirect, isSocialLink, mainHost } from './social-link.ts';

const GOOD_LINKS: readonly [medium: SocialMedium, link: string][] = [
  ['facebook', 'https://facebook.com/mira.pillai'],
  ['facebook', 'https://www.facebook.com/profile.php?id=100000000000001'],
  ['facebook', 'https://fb.com/mira'],
  ['instagram', 'https://www.instagram.com/mira/'],
  ['instagram', 'https://instagram.com/@mira?hl=en#posts'],
  ['linkedin', 'https://in.linkedin.com/in/mira-pillai'],
  ['x', 'https://x.com/mira'],
  ['x', 'https://mobile.twitter.com/mira'],
  ['website', 'https://mira-pillai.photography'],
  ['website', 'https://www.mira.in/work?page=2'],
];

const BAD_LINKS: readonly [medium: string, link: string][] = [
  ['myspace', 'https://myspace.com/mira'],
  ['constructor', 'https://x.com/mira'],
  ['facebook', 'javascript:alert(1)//facebook.com/a'],
  ['facebook', 'data:text/html,https://facebook.com/a'],
  ['facebook', '//facebook.com/mira'],
  ['facebook', 'http://facebook.com/mira'],
  ['facebook', 'https://instagram.com/mira'],
  ['facebook', 'https://facebook.com.evil.example/mira'],
  ['facebook', 'https://notfacebook.com/mira'],
  ['facebook', 'https://evil.example/https://facebook.com/mira'],
  ['instagram', 'https://instagram.com@evil.example/mira'],
  ['instagram', 'https://mira:secret@instagram.com/mira'],
  ['instagram', 'https://instagram.com:8443/mira'],
  ['instagram', 'https://instagram.com\\@evil.example/mira'],
  ['instagram', 'https://evil.example/instagram.com/mira'],
  ['linkedin', 'https://xlinkedin.com/in/mira'],
  ['linkedin', 'https://linkedin.com'],
  ['linkedin', 'https://linkedin.com/'],
  ['linkedin', 'https://linkedin.com//evil.example'],
  ['linkedin', 'https://linkedin.com/?x=1'],
  ['x', 'https://x.com/mira pillai'],
  ['x', 'https://x.com/"onmouseover="alert(1)'],
  ['x', 'https://x.com/<script>'],
  ['x', 'https://x.com/"><script>'],
  ['x', 'https://x.com/mira\u202ecom.live'],
  ['x', 'https://x.com/mira\u0000'],
  ['x', ' https://x.com/mira'],
  ['x', 'ftp://x.com/mira'],
  ['x', ''],
  ['website', 'https://instagram.com/mira'],
  ['website', 'https://x.com/'],
  ['website', 'http://mira.in'],
  ['website', 'https://mira@mira.in/'],
  ['website', 'https://mira.in:8080/'],
  ['website', 'https://mira.in/?to=https://evil.example'],
  ['website', 'https://localhost/'],
  ['website', 'https://10.0.0.1/'],
];

describe('links to a person elsewhere', () => {
  test.each(GOOD_LINKS)('When %s has %s, then it is one', (medium, link) => {
    expect(isSocialLink(medium, link)).toBe(true);
  });

  test.each(BAD_LINKS)('When %s has %j, then it is none', (medium, link) => {
    expect(isSocialLink(medium, link)).toBe(false);
  });

  test.each(GOOD_LINKS)('When the medium is asked for, then it is %s for %s', (medium, link) => {
    expect(findMedium(link)).toBe(medium);
  });

  test.each(['', 'instagram.com/mira', 'http://mira.in', 'https://x.com/'])(
    'When the address is %j, then it tells no medium',
    (link) => {
      expect(findMedium(link)).toBeNull();
    },
  );

  test('When a medium is shown by its host, then that host is one of its own', () => {
    for (const medium of SOCIAL_MEDIA) expect(isSocialLink(medium, `https://${mainHost(medium)}/mira`)).toBe(true);
  });
});

const REDIRECTS: readonly [medium: SocialMedium, link: string][] = [
  ['facebook', 'https://www.facebook.com/l.php?u=https%3A%2F%2Fevil.example%2F&h=AT0'],
  ['facebook', 'https://l.facebook.com/anything'],
  ['facebook', 'https://facebook.com/AWAY.php'],
  ['facebook', 'https://www.facebook.com/flx/warn/?x'],
  ['facebook', 'https://facebook.com/mira/%6c%2Ephp'],
  ['instagram', 'https://www.instagram.com/mira?u=http://evil.example'],
  ['instagram', 'https://instagram.com/mira?u=http%253A%252F%252Fevil.example'],
  ['instagram', 'https://instagram.com/mira?hl=en&u=//evil.example'],
  ['instagram', 'https://instagram.com/mira?u=%5C%5Cevil.example'],
  ['instagram', 'https://instagram.com/mira?u=evil.example/login'],
  ['instagram', 'https://instagram.com/mira?u=192.0.2.1'],
  ['instagram', 'https://instagram.com/mira?https://evil.example'],
  ['instagram', 'https://instagram.com/mira#!u=https://evil.example'],
  ['linkedin', 'https://www.linkedin.com/safety/go?url=ja%09vascript%3A1'],
  ['linkedin', 'https://www.linkedin.com/redir/redirect?x'],
  ['linkedin', 'https://www.linkedin.com/slink?code=abc'],
  ['x', 'https://x.com/away'],
  ['x', 'https://x.com/away?to=evil.example'],
  ['x', 'https://x.com/i/redirect?x'],
  ['x', 'https://x.com/url?q=1'],
  ['x', 'https://x.com/mira/https%3A%2F%2Fevil.example'],
  ['x', 'https://x.com/mira?next=%2Fl.php%3Fu%3Dhttps%253A%252F%252Fevil.example'],
];

const PAGES: readonly [medium: SocialMedium, link: string][] = [
  ['facebook', 'https://m.facebook.com/story.php?story_fbid=pfbid02&id=1'],
  ['facebook', 'https://www.facebook.com/media/set/?set=a.10150&type=3'],
  ['facebook', 'https://www.facebook.com/share/1AbC/?mibextid=wwXIfr'],
  ['instagram', 'https://www.instagram.com/mira.pillai/?igsh=MzRlODBiNWFlZA=='],
  ['instagram', 'https://instagram.com/url.studio'],
  ['linkedin', 'https://www.linkedin.com/in/mira-p?utm_source=share&utm_content=profile'],
  ['linkedin', 'https://www.linkedin.com/in/mira-p?note=100%'],
  ['x', 'https://x.com/lunaway?s=21&t=aB-c_d'],
];

describe('links that lead on', () => {
  test.each(REDIRECTS)('When %s has %s, then it leads on', (medium, link) => {
    expect(isRedirect(link)).toBe(true);
    expect(isSocialLink(medium, link)).toBe(false);
  });

  test.each([...GOOD_LINKS, ...PAGES])('When %s has %s, then it does not', (medium, link) => {
    expect(isRedirect(link)).toBe(false);
    expect(isSocialLink(medium, link)).toBe(true);
  });
});

describe('what a person types', () => {
  test.each([
    ['instagram.com/mira', 'https://instagram.com/mira'],
    [' www.instagram.com/mira ', 'https://www.instagram.com/mira'],
    ['//instagram.com/mira', 'https://instagram.com/mira'],
    ['http://instagram.com/mira', 'https://instagram.com/mira'],
    ['HTTP://instagram.com/mira', 'https://instagram.com/mira'],
    ['https://instagram.com/mira', 'https://instagram.com/mira'],
    ['javascript:alert(1)', 'javascript:alert(1)'],
    ['', ''],
  ])('When it is %j, then it becomes %j', (typed, link) => {
    expect(completeLink(typed)).toBe(link);
  });

  test.each([
    ['instagram', '@mira.pillai', 'https://instagram.com/mira.pillai'],
    ['linkedin', '@mira-pillai', 'https://linkedin.com/in/mira-pillai'],
    ['website', '@mira', 'https://@mira'],
    ['', '@mira', 'https://@mira'],
    ['x', '@mira/../evil', 'https://@mira/../evil'],
  ])('When it is a name at %j, %j, then it becomes %j', (medium, typed, link) => {
    expect(completeLink(typed, medium)).toBe(link);
  });
});
