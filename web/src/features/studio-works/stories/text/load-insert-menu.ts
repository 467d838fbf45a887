import { type Editor, Extension } from '@tiptap/react';
import type { Tool } from '#components/rich-text/editor/tools.tsx';
import { loadCode } from '#lib/api/connection.ts';
import type { OpenMenu } from './insert-menu.tsx';

/** Loads the menu of what can be inserted once somebody begins to write: the editor has to be small. */
export function loadInsertMenu(tools: readonly Tool[], onChange: (menu: OpenMenu | null) => void): Extension {
  let isRequested = false;

  async function load(editor: Editor): Promise<void> {
    isRequested = true;
    try {
      const { buildInsertMenu } = await loadCode(() => import('./insert-menu.tsx'));
      if (editor.isDestroyed) return;
      // Before the others, which would take its keys.
      editor.registerPlugin(buildInsertMenu(editor, tools, onChange), (menu, plugins) => [menu, ...plugins]);
      // It looks at what is at the cursor with the next transaction.
      editor.view.dispatch(editor.state.tr);
    } catch (error) {
      isRequested = false;
      console.error('The menu could not be loaded:', error);
    }
  }

  return Extension.create({
    name: 'loadInsertMenu',
    onFocus: ({ editor }) => {
      if (!isRequested) void load(editor);
    },
  });
}
