import { fileURLToPath } from 'node:url';
import { resolveConfig } from 'vite';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { findMissingSources } from './app-check-policy.ts';

const root = fileURLToPath(new URL('..', import.meta.url));
const configure = () => resolveConfig({ root, configFile: `${root}/vite.config.ts`, logLevel: 'silent' }, 'build');

describe('The settings of the client', () => {
  afterEach(() => {
    vi.unstubAllEnvs();
  });

  it.each(['javascript:alert(1)', 'http://x.com/house', 'x.com/house', '//x.com/house', 'https//x.com'])(
    'When an address is "%s", then nothing is built, and the setting is named',
    async (address) => {
      vi.stubEnv('VITE_X_URL', address);
      await expect(configure()).rejects.toThrow(/VITE_X_URL must be an https address/);
    },
  );

  it('When App Check has a key, then nothing is built before the content security policy lets it work', async () => {
    vi.stubEnv('VITE_APP_CHECK_KEY', '6Lc-key');
    const failure = await configure().catch((error: Error) => error.message);
    expect(failure).toContain('script-src https://www.google.com/recaptcha/');
    const added = String(failure).split(' needs ')[1]?.slice(0, -1).split(', ') ?? [];
    expect(added).toHaveLength(6);
    const policy = Map.groupBy(added, (one) => one.split(' ')[0]);
    const directives = [...policy].map(([name, sources]) =>
      [name, ...sources.map((one) => one.split(' ')[1])].join(' '),
    );
    expect(findMissingSources(`default-src 'self'; ${directives.join('; ')}`)).toEqual([]);
  });

  it.each(['', 'https://x.com/house'])('When it is "%s", then the client can be built', async (address) => {
    vi.stubEnv('VITE_X_URL', address);
    await expect(configure()).resolves.toBeDefined();
  });
});
