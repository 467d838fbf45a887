import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { compileStartScript } from './start-script.ts';

test('When the script of rendered pages is compiled, then the content security policy has its hash', async () => {
  const script = await compileStartScript();
  expect(script).not.toMatch(/<\/|<!--/);
  const hash = createHash('sha256').update(script).digest('base64');
  const config = readFileSync(new URL('../../firebase.json', import.meta.url), 'utf8');
  expect(config).toContain(`'sha256-${hash}'`);
});
