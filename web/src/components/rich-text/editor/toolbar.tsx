import { type Editor, useEditorState } from '@tiptap/react';
import { type KeyboardEvent, useRef, useState } from 'react';
import { tabForKey } from '#components/navigation/tabs.tsx';
import { Row } from '../../layout/layout.tsx';
import styles from './rich-text-editor.module.css';
import type { Tool } from './tools.tsx';

/** The formatting tools, with one tab stop and arrow keys (roving tabindex). */
export function Toolbar({ editor, controls, tools }: { editor: Editor; controls: string; tools: readonly Tool[] }) {
  const bar = useRef<HTMLDivElement>(null);
  const [stop, setStop] = useState(0);
  const states = useEditorState({
    editor,
    selector: (now) =>
      tools.map(({ isOn, isPossible }) => ({
        on: isOn?.(now.editor),
        possible: isPossible?.(now.editor) ?? true,
      })),
  });

  function walk(event: KeyboardEvent) {
    const goal = tabForKey(event.key, stop, tools.length);
    if (goal === null) return;
    event.preventDefault();
    setStop(goal);
    bar.current?.querySelectorAll('button')[goal]?.focus();
  }

  function use(tool: Tool, index: number) {
    setStop(index);
    if (states[index]?.possible) tool.use(editor);
  }

  return (
    <Row
      ref={bar}
      gap={0}
      role="toolbar"
      aria-label="Formatting"
      aria-controls={controls}
      className={styles.toolbar}
      onKeyDown={walk}
    >
      {tools.map((tool, index) => (
        <button
          key={tool.label}
          type="button"
          className={styles.tool}
          title={tool.label}
          aria-label={tool.label}
          aria-pressed={states[index]?.on}
          aria-disabled={!states[index]?.possible || undefined}
          tabIndex={index === stop ? 0 : -1}
          onFocus={() => setStop(index)}
          // Keeps the selection in the text.
          onMouseDown={(event) => event.preventDefault()}
          onClick={() => use(tool, index)}
        >
          {tool.icon}
        </button>
      ))}
    </Row>
  );
}
