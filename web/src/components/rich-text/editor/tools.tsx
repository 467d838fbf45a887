import type { Editor } from '@tiptap/react';
import type { ReactNode } from 'react';

export interface Tool {
  label: string;
  icon: ReactNode;
  /** A tool that is on or off at the cursor; the others act once. */
  isOn?: (editor: Editor) => boolean;
  isPossible?: (editor: Editor) => boolean;
  use: (editor: Editor) => void;
}

/** An icon of lines in a square of 20. */
export function toolIcon(path: string): ReactNode {
  return (
    <svg
      aria-hidden="true"
      viewBox="0 0 20 20"
      width="20"
      height="20"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.5"
      strokeLinecap="round"
      strokeLinejoin="round"
    >
      <path d={path} />
    </svg>
  );
}

const LINES = 'M8 5h9M8 10h9M8 15h9';

/** Builds the tools in the toolbar's order. `onLink` asks for a link's address and adds it. */
export function buildTools(onLink: () => void): readonly Tool[] {
  return [
    {
      label: 'Bold',
      icon: toolIcon('M6 4h4.5a3 3 0 0 1 0 6H6zM6 10h5.5a3 3 0 0 1 0 6H6z'),
      isOn: (editor) => editor.isActive('bold'),
      use: (editor) => editor.chain().focus().toggleBold().run(),
    },
    {
      label: 'Italic',
      icon: toolIcon('M9 4h6M5 16h6M12 4 8 16'),
      isOn: (editor) => editor.isActive('italic'),
      use: (editor) => editor.chain().focus().toggleItalic().run(),
    },
    {
      label: 'Link',
      icon: toolIcon(
        'M8.5 11.5a3.2 3.2 0 0 0 4.6 0l2.4-2.4a3.25 3.25 0 0 0-4.6-4.6l-1 1M11.5 8.5a3.2 3.2 0 0 0-4.6 0l-2.4 2.4a3.25 3.25 0 0 0 4.6 4.6l1-1',
      ),
      isOn: (editor) => editor.isActive('link'),
      use: onLink,
    },
    {
      label: 'Heading',
      icon: toolIcon('M5 4v12M14 4v12M5 10h9'),
      isOn: (editor) => editor.isActive('heading'),
      use: (editor) => editor.chain().focus().toggleHeading({ level: 3 }).run(),
    },
    {
      label: 'Bulleted list',
      icon: toolIcon(`${LINES}M4 5h.01M4 10h.01M4 15h.01`),
      isOn: (editor) => editor.isActive('bulletList'),
      use: (editor) => editor.chain().focus().toggleBulletList().run(),
    },
    {
      label: 'Numbered list',
      icon: toolIcon(`${LINES}M3 3.8l1.2-.6V7M2.8 13.4c.4-1 2-.9 2 .2 0 .9-1.5 1.4-2 2.9h2.2`),
      isOn: (editor) => editor.isActive('orderedList'),
      use: (editor) => editor.chain().focus().toggleOrderedList().run(),
    },
    {
      label: 'Quotation',
      icon: toolIcon('M8.5 6C6 6.8 4.5 8.6 4.5 11v3h4v-4H6.2M16 6c-2.5.8-4 2.6-4 5v3h4v-4h-2.3'),
      isOn: (editor) => editor.isActive('blockquote'),
      use: (editor) => editor.chain().focus().toggleBlockquote().run(),
    },
    {
      label: 'Undo',
      icon: toolIcon('M7 5 3.5 8.5 7 12M3.5 8.5H12a4 4 0 0 1 0 8H9'),
      isPossible: (editor) => editor.can().undo(),
      use: (editor) => editor.chain().focus().undo().run(),
    },
    {
      label: 'Redo',
      icon: toolIcon('M13 5l3.5 3.5L13 12M16.5 8.5H8a4 4 0 0 0 0 8h3'),
      isPossible: (editor) => editor.can().redo(),
      use: (editor) => editor.chain().focus().redo().run(),
    },
  ];
}
