import { fileURLToPath } from 'node:url';
import { resolveConfig } from 'vite';
import { afterEach, describe, expect, it, vi } from 'vitest';

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

  it.each(['', 'https://x.com/house'])('When it is "%s", then the client can be built', async (address) => {
    vi.stubEnv('VITE_X_URL', address);
    await expect(configure()).resolves.toBeDefined();
  });
});
