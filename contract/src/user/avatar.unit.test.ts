import { expect, test } from 'vitest';
import { AVATAR_WIDTHS, avatarAt, isGooglePicture, isUploadedAvatar, WIDEST_AVATAR } from './avatar.ts';

const avatar = 'http://127.0.0.1:5050/portraits/320320320/320_jpeg-320/320.jpeg';

test('When an avatar is needed small, then its width changes, and it comes from the origin of the page', () => {
  expect(WIDEST_AVATAR).toBe(Math.max(...AVATAR_WIDTHS));
  expect(avatarAt(avatar, 320)).toBe('/portraits/320320320/320_jpeg-320/320.jpeg');
  expect(avatarAt(avatar, 80)).toBe('/portraits/320320320/320_jpeg-320/80.jpeg');
});

test('When the address is of an avatar of this site, then it is known, and no other one is', () => {
  expect(isUploadedAvatar(avatar)).toBe(true);
  for (const other of [
    `${avatar}?x=1`,
    avatar.replace('320.jpeg', '80.jpeg'),
    avatar.replace('portraits', 'photos'),
    avatar.replace('/320_jpeg-320', '/..'),
    avatar.replace('http', 'ftp'),
    avatar.replace('127.0.0.1:5050', '127.0.0.1:5050@evil.example'),
    'https://evil.example/beacon.png',
    '',
  ])
    expect(isUploadedAvatar(other), other).toBe(false);
});

test('When the picture is a Google account’s, then Google is asked for the size', () => {
  const address = 'https://lh3.googleusercontent.com/a/ACg8ocK_x-1';
  expect(avatarAt(`${address}=s96-c`, 320)).toBe(`${address}=s320-c`);
  expect(avatarAt(`${address}=s96`, 80)).toBe(`${address}=s80`);
  expect(avatarAt(address, 80)).toBe(address);
});

test.each([
  'https://lh3.googleusercontent.com/a/ACg8ocK_x-1=s96-c',
  'https://lh3.googleusercontent.com/-abc/AAAA/photo.jpg',
])('When the address is %s, then it is a Google account’s', (address) => {
  expect(isGooglePicture(address)).toBe(true);
});

test.each([
  'http://lh3.googleusercontent.com/a/x',
  'https://lh3.googleusercontent.com.evil.example/a/x',
  'https://lh3.googleusercontent.com@evil.example/a/x',
  'https://lh3.googleusercontent.com:8443/a/x',
  'https://evil.example/https://lh3.googleusercontent.com/a/x',
  'https://lh3.googleusercontent.com/a?url=https://evil.example',
  'https://lh3.googleusercontent.com/a"onload="alert(1)',
  'https://lh3.googleusercontent.com/a x',
  'https://lh3.googleusercontent.com/',
  'https://lh3.googleusercontent.com/a\nx',
  '//lh3.googleusercontent.com/a',
  'javascript:alert(1)',
  '',
])('When the address is %j, then it is not a Google account’s', (address) => {
  expect(isGooglePicture(address)).toBe(false);
});
