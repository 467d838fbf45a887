import type { Editor } from '@tiptap/react';
import { buildTools, type Tool, toolIcon } from '#components/rich-text/editor/tools.tsx';
import { FIGURE } from './figure-attributes.ts';

const level = (number: 2 | 3, label: string, path: string): Tool => ({
  label,
  icon: toolIcon(path),
  isOn: (editor) => editor.isActive('heading', { level: number }),
  use: (editor) => editor.chain().focus().toggleHeading({ level: number }).run(),
});

/** Labels of the tools that the insert menu does not have: they mark words or act on the whole text. */
const NOT_INSERTED: readonly string[] = ['Bold', 'Italic', 'Link', 'Undo', 'Redo'];

/** Returns true for a tool of the insert menu, which opens where a line begins. */
export const isInserted = ({ label }: Tool): boolean => !NOT_INSERTED.includes(label);

/** The tools of a short text, with two levels of headings, photographs and a divider. */
export function storyTools(
  onLink: () => void,
  { onPhotographs, onUpload }: { onPhotographs: (editor: Editor) => void; onUpload: (editor: Editor) => void },
): readonly Tool[] {
  const added: readonly Tool[] = [
    {
      label: 'Photographs',
      icon: toolIcon('M3 4h14v12H3zM3 13l4-4 4 4 2.5-2.5L17 14M13 8h.01'),
      isOn: (editor) => editor.isActive(FIGURE),
      use: onPhotographs,
    },
    {
      label: 'Upload',
      icon: toolIcon('M10 13V4M6.5 7.5 10 4l3.5 3.5M4 13v3h12v-3'),
      use: onUpload,
    },
    {
      label: 'Divider',
      icon: toolIcon('M3 10h14'),
      use: (editor) => editor.chain().focus().setHorizontalRule().run(),
    },
  ];
  return buildTools(onLink).flatMap((tool) => {
    if (tool.label === 'Heading')
      return [
        level(2, 'Heading', 'M4 4v12M13 4v12M4 10h9M16 16h2M17 16v-4l-1 .6'),
        level(3, 'Subheading', 'M5 6v8M11 6v8M5 10h6M14 14h3'),
      ];
    return tool.label === 'Quotation' ? [tool, ...added] : [tool];
  });
}
