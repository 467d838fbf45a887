import type { Editor } from '@tiptap/react';
import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { Button } from '#components/base/button.tsx';
import { Field } from '#components/forms/field.tsx';
import { Row, Stack } from '../../layout/layout.tsx';
import { completeAddress } from './extensions.ts';
import styles from './rich-text-editor.module.css';

/** Edits the address of the selected text or of the link at the cursor. */
export function LinkRow({ editor, onClose }: { editor: Editor; onClose: () => void }) {
  const input = useRef<HTMLInputElement>(null);
  const [current] = useState(() => String(editor.getAttributes('link').href ?? ''));
  const [typed, setTyped] = useState(current);
  const [error, setError] = useState<string>();

  // The row was opened to enter an address.
  useEffect(() => input.current?.focus(), []);

  function close() {
    onClose();
    editor.commands.focus();
  }

  function set() {
    const href = completeAddress(typed);
    if (href === null) {
      setError('Please enter a web or email address');
      return;
    }
    if (editor.state.selection.empty && current === '')
      // Empty selection: inserts the address as text, and a space after it that does not belong to the link.
      editor.commands.insertContent([
        { type: 'text', text: typed.trim(), marks: [{ type: 'link', attrs: { href } }] },
        { type: 'text', text: ' ' },
      ]);
    else editor.chain().extendMarkRange('link').setLink({ href }).run();
    close();
  }

  function remove() {
    editor.chain().extendMarkRange('link').unsetLink().run();
    close();
  }

  function onKeyDown(event: KeyboardEvent) {
    if (event.key !== 'Enter' && event.key !== 'Escape') return;
    event.preventDefault();
    if (event.key === 'Enter') set();
    else close();
  }

  return (
    <Stack gap={1.5} className={styles.link}>
      <Field
        ref={input}
        label="Where does it lead?"
        value={typed}
        error={error}
        inputMode="url"
        autoComplete="off"
        spellCheck={false}
        onChange={(event) => setTyped(event.target.value)}
        onKeyDown={onKeyDown}
      />
      <Row gap={1}>
        <Button onClick={set}>Set link</Button>
        {current !== '' && <Button onClick={remove}>Remove link</Button>}
        <Button onClick={close}>Cancel</Button>
      </Row>
    </Stack>
  );
}
