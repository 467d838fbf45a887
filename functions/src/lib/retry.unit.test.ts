import { expect, test, vi } from 'vitest';
import { withRetries } from './concurrency.ts';

test('When another writer is met now and then, then the first result that is one counts', async () => {
  const attempt = vi.fn().mockResolvedValueOnce(undefined).mockResolvedValueOnce(false);
  expect(await withRetries(attempt)).toBe(false);
  expect(attempt).toHaveBeenCalledTimes(2);
});

test('When five tries all meet another writer, then it ends, and says that one may try again', async () => {
  const attempt = vi.fn().mockResolvedValue(undefined);
  await expect(withRetries(attempt)).rejects.toMatchObject({ code: 'UNAVAILABLE', retryAfter: 5 });
  expect(attempt).toHaveBeenCalledTimes(5);
});

test('When an attempt fails, then that is the end', async () => {
  const attempt = vi.fn().mockRejectedValue(new Error('away'));
  await expect(withRetries(attempt)).rejects.toThrow('away');
  expect(attempt).toHaveBeenCalledTimes(1);
});
