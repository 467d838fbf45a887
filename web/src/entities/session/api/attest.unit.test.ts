// @vitest-environment jsdom
import { addImageComment } from '@aperture-byline/contract/endpoints/works/image-feedback';
import { afterEach, expect, test, vi } from 'vitest';
import { sendAsGuest } from '#entities/comment/send-as-guest.ts';
import { callApi } from '#lib/api/api.ts';
import { answerCalls } from '../../../../test-support/pages/answer-calls.ts';

const getAppCheckToken = vi.hoisted(() => vi.fn<(key: string) => Promise<string>>());
vi.mock('#entities/session/firebase/app-check.ts', () => ({ getAppCheckToken }));

afterEach(() => getAppCheckToken.mockReset());

/** Comments as a new guest; the headers of App Check of the guest's record and of the comment. */
async function comment(): Promise<(string | null)[]> {
  const calls = answerCalls({ 'POST /user': { userId: 900000001 }, 'POST /image/comment': {} });
  const body = { imageId: 'one', comment: 'Good light' };
  await sendAsGuest((userId, options) => callApi(addImageComment, { body: { ...body, userId } }, options));
  return calls.map(({ headers }) => headers.get('X-Firebase-AppCheck'));
}

test('When the house has a key, then what a guest sends carries the token', async () => {
  vi.stubEnv('VITE_APP_CHECK_KEY', '6Lc-key');
  getAppCheckToken.mockResolvedValue('attested');
  expect(await comment()).toEqual(['attested', 'attested']);
  expect(getAppCheckToken).toHaveBeenCalledWith('6Lc-key');
});

test('When the house has no key, then nothing is loaded and sent', async () => {
  vi.stubEnv('VITE_APP_CHECK_KEY', '');
  expect(await comment()).toEqual([null, null]);
  expect(getAppCheckToken).not.toHaveBeenCalled();
});

test('When Google gives no token, then it is sent without one, as the API says what to do', async () => {
  vi.spyOn(console, 'error').mockReturnValue();
  vi.stubEnv('VITE_APP_CHECK_KEY', '6Lc-key');
  getAppCheckToken.mockRejectedValue(new Error('Blocked'));
  expect(await comment()).toEqual([null, null]);
});
