import { describe, expect, it } from 'vitest';
import { localPath } from './local-path.ts';

const hostile = [
  '',
  'shop',
  'https://evil.example',
  'http://evil.example/',
  'HTTPS://EVIL.EXAMPLE',
  'https:evil.example',
  'https:/evil.example',
  '//evil.example',
  '///evil.example',
  '////evil.example',
  '/\\evil.example',
  '\\evil.example',
  '\\\\evil.example',
  '/shop\\..\\..',
  '/%2F/evil.example/../..//evil.example',
  '/.//evil.example',
  '/./\\evil.example',
  '/..//evil.example',
  '/shop/..//evil.example',
  '/%2e%2e//evil.example',
  'javascript:alert(1)',
  'JaVaScRiPt:alert(1)',
  '/\tjavascript:alert(1)',
  'data:text/html,<script>alert(1)</script>',
  'vbscript:msgbox(1)',
  'blob:https://evil.example/1',
  ' /shop',
  '/shop /cart',
  '/\t/evil.example',
  '/\n/evil.example',
  '/\r\nLocation: https://evil.example',
  '/\u0000/evil.example',
  '\t//evil.example',
  ' //evil.example',
  ' https://evil.example',
  '/%09/evil.example\r\nLocation: https://evil.example',
  'evil.example',
  '@evil.example',
  '?redirect=/shop',
  '#/shop',
  '/login',
  '/login?redirect=%2Flogin',
  '/login/',
  '/register?redirect=/login',
  '/signup',
  '/signup?redirect=https://evil.example',
  '/forgot-password#a',
  '/shop/../login',
  '/./register',
  '/%6Cogin',
  '/LOGIN',
  '/Register?redirect=/shop',
  '/%2F/evil.example',
  '/%5Cevil.example',
  '/shop%0d%0aLocation:%20https://evil.example',
  '/%E0%A4%A',
];

const good: [string, string][] = [
  ['/', '/'],
  ['/shop/cart?x=1#y', '/shop/cart?x=1#y'],
  ['/profile/edit-details', '/profile/edit-details'],
  ['/exhibition?image=abc', '/exhibition?image=abc'],
  ['/stories/a%20b', '/stories/a%20b'],
  ['/loginish', '/loginish'],
  ['/shop?next=https://evil.example', '/shop?next=https://evil.example'],
  ['/shop/../gallery', '/gallery'],
  ['/Shop', '/Shop'],
  ['/@evil.example', '/@evil.example'],
];

describe('The way on after signing in', () => {
  it.each(hostile)('When it is %j, then there is none', (value) => {
    expect(localPath(value)).toBeNull();
  });

  it('When none is given, then there is none', () => {
    expect(localPath(null)).toBeNull();
  });

  it.each(good)('When it is %j, then it leads there, on this site', (value, way) => {
    expect(localPath(value)).toBe(way);
    expect(new URL(way, 'https://here.example').origin).toBe('https://here.example');
  });
});
