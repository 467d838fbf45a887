import type { Plugin } from '@tiptap/pm/state';
import type { Editor } from '@tiptap/react';
import Suggestion, { type SuggestionMount, type SuggestionProps } from '@tiptap/suggestion';
import { useEffect, useId, useState } from 'react';
import { createPortal } from 'react-dom';
import type { Tool } from '#components/rich-text/editor/tools.tsx';
import styles from './insert-menu.module.css';

export interface OpenMenu {
  tools: readonly Tool[];
  /** Index of the tool that Enter uses. */
  selected: number;
  use: (tool: Tool) => void;
  /** Keeps an element at the cursor; gives what ends that. */
  mount: SuggestionMount;
}

const fits = ({ label }: Tool, query: string) =>
  label
    .toLowerCase()
    .split(' ')
    .some((word) => word.startsWith(query.toLowerCase()));

/** A menu of tools where `/` begins a line; `onChange` is given what it shows, and null when it closes. */
export function buildInsertMenu(
  editor: Editor,
  tools: readonly Tool[],
  onChange: (menu: OpenMenu | null) => void,
): Plugin {
  let menu: OpenMenu | null = null;
  const show = (next: OpenMenu | null) => {
    menu = next;
    onChange(next);
  };
  const open = ({ items, command, mount }: SuggestionProps<Tool, Tool>) =>
    show(items.length === 0 ? null : { tools: items, use: command, mount, selected: 0 });
  const step = (by: number): true => {
    if (menu) {
      const { length } = menu.tools;
      show({ ...menu, selected: (menu.selected + by + length) % length });
    }
    return true;
  };
  return Suggestion<Tool, Tool>({
    editor,
    char: '/',
    startOfLine: true,
    allow: ({ state, range }) => state.doc.resolve(range.from).parent.type.name === 'paragraph',
    items: ({ query }) => tools.filter((tool) => fits(tool, query)),
    command: ({ range, props: tool }) => {
      editor.chain().focus().deleteRange(range).run();
      tool.use(editor);
    },
    render: () => ({
      onStart: open,
      onUpdate: open,
      onKeyDown: ({ event: { key } }) => {
        if (!menu) return false;
        if (key === 'ArrowDown') return step(1);
        if (key === 'ArrowUp') return step(-1);
        const tool = menu.tools[menu.selected];
        if (!tool || (key !== 'Enter' && key !== 'Tab')) return false;
        menu.use(tool);
        return true;
      },
      onExit: () => show(null),
    }),
  });
}

/** The list of the menu at the cursor. The text keeps the focus, and names the option. */
export default function InsertMenu({ editor, menu }: { editor: Editor; menu: OpenMenu }) {
  const id = useId();
  const { tools, selected, use, mount } = menu;
  const [host] = useState(() => document.createElement('div'));
  const [mountFirst] = useState(() => mount);
  const option = `${id}-${selected}`;

  useEffect(() => mountFirst(host), [host, mountFirst]);
  useEffect(() => {
    const { dom } = editor.view;
    dom.setAttribute('aria-controls', id);
    dom.setAttribute('aria-activedescendant', option);
    return () => {
      dom.removeAttribute('aria-controls');
      dom.removeAttribute('aria-activedescendant');
    };
  }, [editor, id, option]);

  return createPortal(
    <div id={id} role="listbox" aria-label="Insert" className={styles.menu}>
      {tools.map((tool, index) => (
        <div
          key={tool.label}
          id={`${id}-${index}`}
          role="option"
          aria-selected={index === selected}
          tabIndex={-1}
          className={styles.option}
          // Keeps the focus in the text, whose keys work the list.
          onMouseDown={(event) => {
            event.preventDefault();
            use(tool);
          }}
        >
          {tool.icon}
          {tool.label}
        </div>
      ))}
    </div>,
    host,
  );
}
