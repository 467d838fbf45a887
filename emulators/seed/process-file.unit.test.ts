import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { processPicture } from '../../functions/src/media/process-picture.ts';
import { processFile } from './process-file.ts';

test('When a file is processed twice, then the cache gives back what the pipeline made of it', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'process-file-'));
  const path = join(folder, 'red.jpg');
  const original = await sharp({ create: { width: 1200, height: 800, channels: 3, background: '#b00' } })
    .jpeg()
    .toBuffer();
  await writeFile(path, original);
  const expected = { original, processed: await processPicture(original, { reservesRights: true }) };
  expect(await processFile(path)).toEqual(expected);
  expect(await processFile(path)).toEqual(expected);
  await rm(folder, { recursive: true });
});
