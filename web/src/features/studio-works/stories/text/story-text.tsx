import type { StudioPicture } from '@aperture-byline/contract/work/wire';
import type { Editor } from '@tiptap/react';
import { lazy, useCallback, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { LazyBoundary } from '#components/feedback/error-boundary.tsx';
import { extensions } from '#components/rich-text/editor/extensions.ts';
import RichTextEditor, { type RichTextEditorProps } from '#components/rich-text/editor/rich-text-editor.tsx';
import { buildTools, type Tool, toolIcon } from '#components/rich-text/editor/tools.tsx';
import { Figure, type FigureAttributes, PIXELS_MAX } from './figure.ts';
import { readPasted } from './pasted-html.ts';

const PictureChooser = lazy(() => import('#entities/image/picture-field/picture-chooser.tsx'));
const FigureDialog = lazy(() => import('./figure-dialog.tsx'));

const level = (number: 2 | 3, label: string, path: string): Tool => ({
  label,
  icon: toolIcon(path),
  isOn: (editor) => editor.isActive('heading', { level: number }),
  use: (editor) => editor.chain().focus().toggleHeading({ level: number }).run(),
});

/** The tools of a short text, with two levels of headings and photographs. */
function storyTools(onLink: () => void, onPhotograph: (editor: Editor) => void): readonly Tool[] {
  const photograph: Tool = {
    label: 'Photograph',
    icon: toolIcon('M3 4h14v12H3zM3 13l4-4 4 4 2.5-2.5L17 14M13 8h.01'),
    isOn: (editor) => editor.isActive('figure'),
    use: onPhotograph,
  };
  return buildTools(onLink).flatMap((tool) => {
    if (tool.label === 'Heading')
      return [
        level(2, 'Heading', 'M4 4v12M13 4v12M4 10h9M16 16h2M17 16v-4l-1 .6'),
        level(3, 'Subheading', 'M5 6v8M11 6v8M5 10h6M14 14h3'),
      ];
    return tool.label === 'Quotation' ? [tool, photograph] : [tool];
  });
}

interface StoryTextProps extends Omit<RichTextEditorProps, 'schema' | 'tools' | 'readPasted'> {
  uid: string;
  /** Where the file of an image is shown from; null for one that is not known. */
  findPictureAddress: (imageId: string) => string | null;
  /** Told an image that comes into the text, before it does. */
  onImage: (image: StudioPicture) => void;
}

/** The text of a story, with photographs of one's own library. Imported dynamically, since it brings the editor. */
export default function StoryText({ uid, findPictureAddress, onImage, ...props }: StoryTextProps) {
  const [dialogEditor, setDialogEditor] = useState<Editor | null>(null);
  // The editor keeps its extensions, which have to find what was loaded since.
  const latest = useRef(findPictureAddress);
  useLayoutEffect(() => {
    latest.current = findPictureAddress;
  }, [findPictureAddress]);
  const schema = useMemo(
    () => [...extensions, Figure.configure({ findPictureAddress: (imageId) => latest.current(imageId) })],
    [],
  );
  const tools = useCallback((onLink: () => void) => storyTools(onLink, setDialogEditor), []);
  const read = useCallback(
    (html: string) => readPasted(html, (imageId) => latest.current(imageId) !== null),
    [],
  );

  function close() {
    dialogEditor?.commands.focus();
    setDialogEditor(null);
  }

  function insert(editor: Editor, image: StudioPicture, alt: string) {
    // The address has to be known when the figure is drawn.
    flushSync(() => onImage(image));
    const { width, height } = image.picture;
    const fits = width <= PIXELS_MAX && height <= PIXELS_MAX;
    const attrs: FigureAttributes = {
      imageId: image.id,
      alt,
      width: fits ? width : null,
      height: fits ? height : null,
    };
    editor.commands.insertContent([{ type: 'figure', attrs }, { type: 'paragraph' }]);
    close();
  }

  const isFigure = dialogEditor?.isActive('figure') ?? false;
  return (
    <>
      <RichTextEditor {...props} schema={schema} tools={tools} readPasted={read} />
      <LazyBoundary>
        {dialogEditor && !isFigure && (
          <PictureChooser
            uid={uid}
            title="A photograph for the text"
            max={1}
            asksForAlt
            onClose={close}
            onChoose={([image], alt) => {
              if (image) insert(dialogEditor, image, alt);
            }}
          />
        )}
        {dialogEditor && isFigure && (
          <FigureDialog
            alt={String(dialogEditor.getAttributes('figure').alt ?? '')}
            onClose={close}
            onChange={(alt) => {
              dialogEditor.chain().focus().updateAttributes('figure', { alt }).run();
              setDialogEditor(null);
            }}
            onRemove={() => {
              dialogEditor.chain().focus().deleteNode('figure').run();
              setDialogEditor(null);
            }}
          />
        )}
      </LazyBoundary>
    </>
  );
}
