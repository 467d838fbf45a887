// @vitest-environment jsdom
import { onlineManager } from '@tanstack/react-query';
import { act, screen } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { draw } from '../../../test-support/pages/render-page.tsx';
import { useSingleFlightMutation } from './use-single-flight-mutation.ts';

const send = vi.fn<(text: string) => Promise<string>>();

function Sender() {
  const { mutate, reset, status } = useSingleFlightMutation({ mutationKey: ['send'], mutationFn: send });
  return (
    <>
      <output>{status}</output>
      <button type="button" onClick={() => mutate('once')}>
        send
      </button>
      <button type="button" onClick={reset}>
        reset
      </button>
    </>
  );
}

const click = (name: string) => screen.getByRole('button', { name }).click();

describe('A mutation in single flight', () => {
  afterEach(() => {
    send.mockReset();
    onlineManager.setOnline(true);
  });

  it('When it is called twice before anything is drawn, then it runs once, and its outcome still shows', async () => {
    let finish: (text: string) => void = () => undefined;
    send.mockReturnValueOnce(new Promise((resolve) => (finish = resolve)));
    draw(<Sender />);
    await act(async () => {
      click('send');
      click('reset');
      click('send');
    });
    expect(send).toHaveBeenCalledOnce();
    await act(async () => finish('done'));
    expect(await screen.findByText('success')).toBeDefined();
  });

  it('When it has ended, then it can run again', async () => {
    send.mockResolvedValue('done');
    draw(<Sender />);
    act(() => click('send'));
    await screen.findByText('success');
    act(() => click('reset'));
    await screen.findByText('idle');
    act(() => click('send'));
    await screen.findByText('success');
    expect(send).toHaveBeenCalledTimes(2);
  });

  it('When the connection is known to be lost, then it fails instead of waiting for one', async () => {
    vi.spyOn(console, 'error').mockReturnValueOnce();
    onlineManager.setOnline(false);
    send.mockRejectedValueOnce(new Error('Failed to fetch'));
    draw(<Sender />);
    act(() => click('send'));
    expect(await screen.findByText('error')).toBeDefined();
  });
});
