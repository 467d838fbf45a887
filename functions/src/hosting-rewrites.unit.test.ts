import { readFileSync } from 'node:fs';
import { expect, test, vi } from 'vitest';

interface Rewrite {
  source: string;
  function?: { functionId: string; region: string };
}

test('When Hosting sends a path to a function, then index.ts exports it in that region', async () => {
  vi.stubEnv('GCLOUD_PROJECT', 'demo-rewrites');
  const exported: Record<string, unknown> = await import('./index.ts');
  const { hosting } = JSON.parse(readFileSync(new URL('../../firebase.json', import.meta.url), 'utf8'));
  const rewrites: Rewrite[] = hosting.rewrites.filter((rewrite: Rewrite) => rewrite.function);
  expect(rewrites.map(({ source }) => source)).toContain('/api/**');
  for (const { source, function: target } of rewrites) {
    expect(exported, source).toHaveProperty([target?.functionId ?? '', '__endpoint', 'httpsTrigger']);
    expect(exported, source).toHaveProperty(
      [target?.functionId ?? '', '__endpoint', 'region'],
      [target?.region],
    );
  }
  vi.unstubAllEnvs();
});
