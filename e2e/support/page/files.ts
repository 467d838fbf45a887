import type { Locator } from '@playwright/test';
import type { Photograph } from '../pictures/photographs.ts';

/** Drops files on an element, or pastes them there, as a browser does. */
export async function dispatchFiles(
  target: Locator,
  type: 'drop' | 'paste',
  files: readonly Photograph[],
): Promise<void> {
  const encoded = files.map(({ buffer, ...file }) => ({ ...file, text: buffer.toString('base64') }));
  await target.evaluate(
    (element, { kind, all }) => {
      const data = new DataTransfer();
      for (const { name, mimeType, text } of all) {
        const bytes = Uint8Array.from(atob(text), (letter) => letter.charCodeAt(0));
        data.items.add(new File([bytes], name, { type: mimeType }));
      }
      const { left, bottom } = element.getBoundingClientRect();
      const init = { bubbles: true, cancelable: true };
      element.dispatchEvent(
        kind === 'paste'
          ? new ClipboardEvent('paste', { ...init, clipboardData: data })
          : new DragEvent('drop', {
              ...init,
              dataTransfer: data,
              clientX: left + 4,
              clientY: Math.min(bottom, window.innerHeight) - 4,
            }),
      );
    },
    { kind: type, all: encoded },
  );
}
