import { cleanup } from '@testing-library/react';
import { afterEach, beforeAll, beforeEach, vi } from 'vitest';
import { stubBrowserApis } from './render-page.tsx';

/** For a file that opens the editor of a work. */
export function setUpWorkEditor(): void {
  beforeAll(async () => {
    // Loaded beforehand: it is the form that is waited for, not its code.
    await import('../src/components/rich-text/editor/rich-text-editor.tsx');
  });
  beforeEach(stubBrowserApis);
  afterEach(() => {
    cleanup();
    vi.unstubAllGlobals();
  });
}
