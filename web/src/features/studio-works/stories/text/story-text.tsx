import { FIGURE_PICTURES_MAX } from '@aperture-byline/contract/shared/text/rich-text-policy';
import type { StudioPicture } from '@aperture-byline/contract/work/wire';
import type { Editor } from '@tiptap/react';
import clsx from 'clsx';
import { lazy, useCallback, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { LazyBoundary } from '#components/feedback/error-boundary.tsx';
import { chosenFiles } from '#components/forms/files/file-button.tsx';
import RichTextEditor, { type RichTextEditorProps } from '#components/rich-text/editor/rich-text-editor.tsx';
import { ACCEPTED_TYPES } from '#entities/image/uploads/accepted-types.ts';
import { showToast } from '#lib/toast.ts';
import {
  attributesOf,
  changeFigure,
  findGap,
  insertFigure,
  type PlacedFigure,
  toFigurePicture,
} from './figure-commands.ts';
import type { OpenMenu } from './insert-menu.tsx';
import styles from './story-text.module.css';
import { showUploads, type TextUpload } from './text-uploads.ts';
import { useStorySchema } from './use-story-schema.ts';

const FigurePanel = lazy(() => import('./figure-panel.tsx'));
const InsertMenu = lazy(() => import('./insert-menu.tsx'));
const PictureChooser = lazy(() => import('#entities/image/picture-field/picture-chooser.tsx'));
const UploadsInText = lazy(() => import('./uploads-in-text.tsx'));

type EditorProps = Pick<
  RichTextEditorProps,
  'labelledBy' | 'describedBy' | 'invalid' | 'initialValue' | 'onChange' | 'className'
>;

interface StoryTextProps extends EditorProps {
  uid: string;
  /** Where the file of an image is shown from; null for one that is not known. */
  findPictureAddress: (imageId: string) => string | null;
  findStudioPicture: (imageId: string) => StudioPicture | undefined;
  /** Told photographs that come into the text, before they do. */
  onPictures: (pictures: readonly StudioPicture[]) => void;
  /** Told a photograph of the text that visitors may see now. */
  onPublished: (picture: StudioPicture) => void;
}

/** Where photographs of the library go: into a figure of their own, or beside those of one that is there. */
interface Choice {
  editor: Editor;
  figure: PlacedFigure | null;
}

/** Edits a story's text with photographs and files. Imported dynamically, since it brings the editor. */
export default function StoryText({
  uid,
  findPictureAddress,
  findStudioPicture,
  onPictures,
  onPublished,
  className,
  ...props
}: StoryTextProps) {
  const [choice, setChoice] = useState<Choice | null>(null);
  const [focusedImageId, setFocusedImageId] = useState<string | null>(null);
  const [menu, setMenu] = useState<OpenMenu | null>(null);
  const [uploads, setUploads] = useState<readonly TextUpload[]>([]);
  const [news, setNews] = useState('');
  const fileInput = useRef<HTMLInputElement>(null);
  const endFocus = useCallback(() => setFocusedImageId(null), []);
  const [isInFigure, setInFigure] = useState(false);
  const { schema, tools, read } = useStorySchema({
    onPhotographs: (editor) => setChoice({ editor, figure: null }),
    onUpload: () => fileInput.current?.click(),
    onFiles: addFiles,
    onMenu: setMenu,
    onFigure: setInFigure,
    findPictureAddress,
  });

  function addFiles(editor: Editor, files: readonly File[], pos: number): void {
    const added = files.map((file) => ({
      id: crypto.randomUUID(),
      file,
      host: document.createElement('div'),
    }));
    setUploads((before) => [...before, ...added]);
    showUploads(editor, added, pos);
    setNews(added.map(({ file }) => `Uploading ${file.name}`).join(', '));
  }

  function endUpload(id: string, problem: string | null): void {
    setUploads((before) => before.filter((upload) => upload.id !== id));
    if (problem === null) setNews('');
    else showToast('warning', problem);
  }

  function insert({ editor, figure }: Choice, chosen: readonly StudioPicture[]): void {
    // Their addresses have to be known when the figure is drawn.
    flushSync(() => onPictures(chosen));
    const pictures = chosen.map(toFigurePicture);
    if (figure) {
      const before = attributesOf(figure).pictures;
      const added = pictures.filter(({ imageId }) => before.every((one) => one.imageId !== imageId));
      changeFigure(editor, figure, { pictures: [...before, ...added] });
    } else {
      const isUndescribed = pictures.some(({ alt }) => alt.trim() === '');
      insertFigure(editor, pictures, isUndescribed ? 'caption' : 'below');
      if (isUndescribed) setFocusedImageId(pictures[0]?.imageId ?? null);
    }
    setNews(chosen.length === 1 ? 'Photograph inserted' : `${chosen.length} photographs inserted`);
    close();
  }

  function close() {
    choice?.editor.commands.focus();
    setChoice(null);
  }

  return (
    <>
      <RichTextEditor
        {...props}
        isPage
        className={clsx(styles.text, className)}
        schema={schema}
        tools={tools}
        readPasted={read}
      >
        {(editor) => (
          <>
            <input
              ref={fileInput}
              type="file"
              accept={ACCEPTED_TYPES}
              multiple
              hidden
              onChange={chosenFiles((files) =>
                addFiles(editor, files, findGap(editor.state.doc, editor.state.selection.to)),
              )}
            />
            <LazyBoundary>
              {menu && <InsertMenu editor={editor} menu={menu} />}
              {isInFigure && (
                <FigurePanel
                  editor={editor}
                  uid={uid}
                  findStudioPicture={findStudioPicture}
                  focusedImageId={focusedImageId}
                  onFocused={endFocus}
                  onAdd={(figure) => setChoice({ editor, figure })}
                  onPublished={onPublished}
                />
              )}
              {uploads.length > 0 && (
                <UploadsInText
                  editor={editor}
                  uid={uid}
                  uploads={uploads}
                  onPicture={(picture) => flushSync(() => onPictures([picture]))}
                  onEnd={endUpload}
                />
              )}
            </LazyBoundary>
          </>
        )}
      </RichTextEditor>
      <p role="status" className="visually-hidden">
        {news}
      </p>
      <LazyBoundary>
        {choice && (
          <PictureChooser
            uid={uid}
            title="Photographs for the text"
            max={FIGURE_PICTURES_MAX - (choice.figure ? attributesOf(choice.figure).pictures.length : 0)}
            onClose={close}
            onChoose={(chosen) => insert(choice, chosen)}
          />
        )}
      </LazyBoundary>
    </>
  );
}
