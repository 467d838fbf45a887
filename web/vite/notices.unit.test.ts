import { fileURLToPath } from 'node:url';
import { createServer } from 'vite';
import { expect, onTestFinished, test } from 'vitest';
import { completeNotices, NOTICES } from './notices.ts';

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

test('When the client is served while developing, then the notices are those of a build', async () => {
  const root = fileURLToPath(new URL('..', import.meta.url));
  const server = await createServer({
    root,
    configFile: `${root}/vite.config.ts`,
    logLevel: 'silent',
    server: { port: 0, strictPort: false },
    // Its cache is that of a server that somebody may have started.
    optimizeDeps: { noDiscovery: true },
  });
  onTestFinished(() => server.close());
  await server.listen();
  const answer = await fetch(new URL(`/${NOTICES}`, server.resolvedUrls?.local[0]));
  expect(answer.status).toBe(200);
  expect(answer.headers.get('content-type')).toBe('text/plain; charset=utf-8');
  const text = await answer.text();
  for (const name of ['react-dom', '@mui/material', '@fontsource-variable/inter'])
    expect(text).toContain(`## ${name} - `);
});
