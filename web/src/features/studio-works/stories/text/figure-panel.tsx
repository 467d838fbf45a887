import { studioImageMessages } from '@aperture-byline/contract/image/studio-image-messages';
import { IMAGE_TEXT_MAX } from '@aperture-byline/contract/image/wire';
import { FIGURE_PICTURES_MAX } from '@aperture-byline/contract/shared/text/rich-text-policy';
import type { StudioPicture } from '@aperture-byline/contract/work/wire';
import { type Editor, useEditorState } from '@tiptap/react';
import { useEffect, useRef } from 'react';
import { createPortal } from 'react-dom';
import { Button } from '#components/base/button.tsx';
import { Field, TextAreaField } from '#components/forms/field.tsx';
import { Row, Stack } from '#components/layout/layout.tsx';
import type { FigurePicture } from './figure-attributes.ts';
import {
  attributesOf,
  changeFigure,
  findFigure,
  findJoinable,
  joinFigures,
  type PlacedFigure,
  removeFigure,
  splitFigure,
} from './figure-commands.ts';
import styles from './figure-panel.module.css';
import { findPanel } from './figure-view.ts';
import { PublishPicture } from './publish-picture.tsx';

const CREDIT_MAX = 200;

interface FigurePanelProps {
  editor: Editor;
  uid: string;
  findStudioPicture: (imageId: string) => StudioPicture | undefined;
  /** The figure whose first field gets the focus: it was just inserted. */
  focusedImageId: string | null;
  onFocused: () => void;
  onAdd: (figure: PlacedFigure) => void;
  onPublished: (picture: StudioPicture) => void;
}

/** Shows the panel of the figure at the cursor, below its caption; null without a figure. */
export default function FigurePanel({ editor, ...props }: FigurePanelProps) {
  const figure = useEditorState({
    editor,
    selector: ({ editor: now }) => findFigure(now.state),
    equalityFn: (one, other) => one?.pos === other?.pos && one?.node === other?.node,
  });
  const element = figure && editor.view.nodeDOM(figure.pos);
  const panel = element instanceof Element ? findPanel(element) : null;
  if (!figure || !panel) return null;
  return createPortal(<OpenPanel {...props} editor={editor} figure={figure} />, panel);
}

function OpenPanel({
  editor,
  figure,
  uid,
  findStudioPicture,
  focusedImageId,
  onFocused,
  onAdd,
  onPublished,
}: FigurePanelProps & { figure: PlacedFigure }) {
  const { pictures, isWide, credit } = attributesOf(figure);
  const above = findJoinable(editor, figure);
  const isFull = pictures.length >= FIGURE_PICTURES_MAX;
  const first = useRef<HTMLTextAreaElement>(null);
  const isFocused = pictures.some(({ imageId }) => imageId === focusedImageId);

  useEffect(() => {
    if (!isFocused) return;
    first.current?.focus();
    onFocused();
  }, [isFocused, onFocused]);

  function replacePictures(changed: readonly FigurePicture[], isTyped = false) {
    changeFigure(editor, figure, { pictures: changed }, { isTyped });
  }

  return (
    <Stack as="section" gap={2} aria-label="This figure" className={styles.panel}>
      {pictures.map((picture, index) => {
        const libraryPicture = findStudioPicture(picture.imageId);
        return (
          <Stack key={picture.imageId} gap={1}>
            <TextAreaField
              ref={index === 0 ? first : undefined}
              label={pictures.length === 1 ? 'Alternative text' : `Alternative text of photograph ${index + 1}`}
              hint={picture.alt.trim() === '' ? studioImageMessages.altMissing : undefined}
              rows={2}
              maxLength={IMAGE_TEXT_MAX.alt}
              value={picture.alt}
              onChange={({ currentTarget: { value } }) =>
                replacePictures(
                  pictures.map((one) => (one === picture ? { ...one, alt: value } : one)),
                  true,
                )
              }
            />
            {pictures.length > 1 && (
              <Row gap={1}>
                {index > 0 && (
                  <Button onClick={() => replacePictures(swapWithPrevious(pictures, index))}>
                    Move photograph {index + 1} to the left
                  </Button>
                )}
                <Button onClick={() => replacePictures(pictures.filter((one) => one !== picture))}>
                  Take photograph {index + 1} out
                </Button>
              </Row>
            )}
            {libraryPicture && !(libraryPicture.isPublic && libraryPicture.isDescribed) && (
              <PublishPicture uid={uid} picture={libraryPicture} alt={picture.alt.trim()} onPublished={onPublished} />
            )}
          </Stack>
        );
      })}
      <Field
        label="Credit"
        hint="Who made it, where that was not you."
        maxLength={CREDIT_MAX}
        value={credit}
        onChange={({ currentTarget }) =>
          changeFigure(editor, figure, { credit: currentTarget.value }, { isTyped: true })
        }
      />
      <Row gap={1}>
        <Button aria-pressed={isWide} onClick={() => changeFigure(editor, figure, { isWide: !isWide })}>
          Wide
        </Button>
        {!isFull && <Button onClick={() => onAdd(figure)}>Add beside it</Button>}
        {above && <Button onClick={() => joinFigures(editor, above, figure)}>Put beside the one above</Button>}
        {pictures.length > 1 && <Button onClick={() => splitFigure(editor, figure)}>One below the other</Button>}
        <Button onClick={() => removeFigure(editor, figure)}>Take out</Button>
      </Row>
    </Stack>
  );
}

const swapWithPrevious = (pictures: readonly FigurePicture[], index: number): FigurePicture[] =>
  pictures.map((picture, place) => {
    if (place === index) return pictures[index - 1] ?? picture;
    return place === index - 1 ? (pictures[index] ?? picture) : picture;
  });
