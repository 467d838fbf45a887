import { expect, test } from 'vitest';
import { completeNotices } from './notices.ts';

test('When packages bring no text of their license, then it stands once at the end, and they point to it', () => {
  const notices = completeNotices(
    ['# Licenses', '## a - 1.0.0 (Apache-2.0)', '## b - 2.0.0 (MIT)', 'Text of b', '## jsonp - 0.2.1', ''].join('\n\n'),
  );
  expect(notices).toContain('## a - 1.0.0 (Apache-2.0)\n\nCopyright: its authors. The text of Apache-2.0');
  expect(notices).toContain('## b - 2.0.0 (MIT)\n\nText of b');
  expect(notices).toContain('## jsonp - 0.2.1\n\nCopyright: its authors. The text of MIT');
  expect(notices.match(/TERMS AND CONDITIONS FOR USE/g)).toHaveLength(1);
  expect(notices).toContain('Permission is hereby granted');
});

test('When a package names no license at all, then nothing is built', () => {
  expect(() => completeNotices('## unknown - 1.0.0\n\n')).toThrow('unknown names no license');
});
