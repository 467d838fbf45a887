import { studioImageMessages } from '@aperture-byline/contract/image/studio-image-messages';
import type { StudioImage } from '@aperture-byline/contract/image/wire';
import { messages } from '@aperture-byline/contract/shared/messages';
import type { StudioPicture } from '@aperture-byline/contract/work/wire';
import { useState } from 'react';
import { Button, ButtonLink } from '#components/base/button.tsx';
import { DialogActions } from '#components/dialog/dialog-parts.tsx';
import { ModalDialog } from '#components/dialog/modal-dialog.tsx';
import { QueryState } from '#components/feedback/query-state.tsx';
import { EmptyState } from '#components/feedback/states.tsx';
import { Field } from '#components/forms/field.tsx';
import { Grid, Stack } from '#components/layout/layout.tsx';
import { studioPaths } from '#lib/navigation/studio-paths.ts';
import { Tile, useLibraryPages } from '../library/library-tiles.tsx';
import { toStudioPicture } from '../studio-queries.ts';
import styles from './picture-chooser.module.css';

/** Own photographs to choose from, newest first. What is chosen stays in its order, and what is new follows. */
export default function PictureChooser({
  uid,
  title,
  selected: before = [],
  max,
  onClose,
  onChoose,
}: {
  uid: string;
  title: string;
  selected?: readonly StudioPicture[];
  /** With 1, another one takes the place of the one that is chosen. */
  max: number;
  onClose: () => void;
  onChoose: (pictures: StudioPicture[]) => void;
}) {
  const [q, setQ] = useState('');
  const [selected, setSelected] = useState<readonly StudioPicture[]>(before);
  const { query, more } = useLibraryPages(uid, { q, status: '', privacy: '', used: '' });
  const isFull = max > 1 && selected.length >= max;
  const isNothing = selected.length === 0 && before.length === 0;

  function toggle(image: StudioImage): void {
    const others = selected.filter(({ id }) => id !== image.id);
    const isOff = others.length < selected.length;
    if (isOff) setSelected(others);
    else if (max === 1) setSelected([toStudioPicture(image)]);
    else if (!isFull) setSelected([...selected, toStudioPicture(image)]);
  }

  function choose(): void {
    if (!isNothing) onChoose([...selected]);
  }

  return (
    <ModalDialog title={title} width="md" scroll="paper" onClose={onClose}>
      <Stack gap={3} className={styles.content}>
        <Field
          type="search"
          label="Search titles and tags"
          maxLength={100}
          value={q}
          onChange={({ currentTarget }) => setQ(currentTarget.value)}
        />
        <QueryState
          query={query}
          loading={<p>{messages.loading}</p>}
          empty={
            <EmptyState
              action={more ?? (q === '' && <ButtonLink to={studioPaths.upload}>Upload photographs</ButtonLink>)}
            >
              {more
                ? studioImageMessages.noneFitsYet
                : q === ''
                  ? studioImageMessages.none
                  : studioImageMessages.noneFits}
            </EmptyState>
          }
          failure={studioImageMessages.notLoaded}
        >
          {(found) => (
            <div>
              <Grid
                as="ul"
                gap={[3, 2]}
                columns={2}
                sm="repeat(auto-fill, minmax(10rem, 1fr))"
                aria-label="Photographs"
              >
                {found.map((image) => (
                  <Tile
                    key={image.id}
                    image={image}
                    isSelected={selected.some(({ id }) => id === image.id)}
                    onToggle={() => toggle(image)}
                  />
                ))}
              </Grid>
              {more}
            </div>
          )}
        </QueryState>
      </Stack>
      <DialogActions>
        <p role="status" className={styles.count}>
          {selected.length === 0 ? 'None chosen' : `${selected.length} chosen`}
          {isFull && ', which is the most'}
        </p>
        <Button onClick={onClose}>Cancel</Button>
        <Button variant="primary" aria-disabled={isNothing} onClick={choose}>
          Use {max === 1 || selected.length === 1 ? 'it' : 'these'}
        </Button>
      </DialogActions>
    </ModalDialog>
  );
}
