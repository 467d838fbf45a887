// @vitest-environment jsdom
import { UNDO_DURATION } from '@aperture-byline/contract/shared/constants';
import { renderHook } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { undoRemoval, useHiddenItems } from './hidden-items.ts';
import { closeToast, showToast, toastStore } from './toast.ts';
import { removeWithUndo } from './undoable.ts';

const send = vi.fn(async () => {});
const onError = vi.fn();

function remove(key: string) {
  removeWithUndo({ key, text: `${key} deleted`, send, onError, focusPlace: () => null });
}

const KEYS = ['a', 'b', 'c'];

function removed(): string[] {
  const { current } = renderHook(useHiddenItems).result;
  return KEYS.filter((key) => current.has(key));
}

describe('A removal with undo', () => {
  beforeEach(() => {
    vi.useFakeTimers();
  });

  afterEach(() => {
    for (const key of KEYS) undoRemoval(key);
    closeToast();
    vi.resetAllMocks();
  });

  it('When five seconds have passed, then it is sent once, stays away, and its toast is gone', async () => {
    remove('a');
    expect(removed()).toEqual(['a']);
    await vi.advanceTimersByTimeAsync(UNDO_DURATION - 1);
    expect(toastStore.get()?.text).toBe('a deleted');
    expect(send).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(1);
    expect(toastStore.get()).toBeNull();
    window.dispatchEvent(new Event('pagehide'));
    await vi.advanceTimersByTimeAsync(UNDO_DURATION);
    expect(send).toHaveBeenCalledOnce();
    expect(removed()).toEqual(['a']);
  });

  it('When it is undone in the last moment, then nothing is ever sent', async () => {
    remove('a');
    await vi.advanceTimersByTimeAsync(UNDO_DURATION - 1);
    toastStore.get()?.action?.onPress();
    expect(toastStore.get()).toBeNull();
    expect(removed()).toEqual([]);
    await vi.advanceTimersByTimeAsync(UNDO_DURATION);
    window.dispatchEvent(new Event('pagehide'));
    expect(send).not.toHaveBeenCalled();
  });

  it('When the page is left or hidden, then all that waits is sent in the same task', () => {
    remove('a');
    remove('b');
    window.dispatchEvent(new Event('pagehide'));
    expect(send).toHaveBeenCalledTimes(2);
    remove('c');
    document.dispatchEvent(new Event('visibilitychange'));
    expect(send).toHaveBeenCalledTimes(2);
    vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
    document.dispatchEvent(new Event('visibilitychange'));
    expect(send).toHaveBeenCalledTimes(3);
    expect(toastStore.get()).toBeNull();
  });

  it('When it fails, then the entry is back before that is told', async () => {
    vi.spyOn(console, 'error').mockReturnValue();
    send.mockRejectedValueOnce(new Error('busy'));
    onError.mockImplementation(() => expect(removed()).toEqual([]));
    remove('a');
    await vi.advanceTimersByTimeAsync(UNDO_DURATION);
    expect(onError).toHaveBeenCalledOnce();
  });

  it('When two are removed, then each is sent in its own time, and undo is the last one’s', async () => {
    remove('a');
    await vi.advanceTimersByTimeAsync(1000);
    remove('b');
    await vi.advanceTimersByTimeAsync(UNDO_DURATION - 1000);
    expect(send).toHaveBeenCalledOnce();
    toastStore.get()?.action?.onPress();
    await vi.advanceTimersByTimeAsync(UNDO_DURATION);
    expect(send).toHaveBeenCalledOnce();
    expect(removed()).toEqual(['a']);
  });

  it('When the same is removed twice, then it is sent once', async () => {
    remove('a');
    remove('a');
    await vi.advanceTimersByTimeAsync(UNDO_DURATION);
    expect(send).toHaveBeenCalledOnce();
  });

  it('When another toast has taken its place, then that one stays', async () => {
    remove('a');
    const { text } = showToast('error', 'Something else');
    await vi.advanceTimersByTimeAsync(UNDO_DURATION);
    expect(toastStore.get()?.text).toBe(text);
  });

  it('When the same entry is added anew, then it is listed and not removed', async () => {
    remove('a');
    undoRemoval('a');
    expect(removed()).toEqual([]);
    await vi.advanceTimersByTimeAsync(UNDO_DURATION);
    expect(send).not.toHaveBeenCalled();
  });
});
