import type { ExhibitionListItem } from '@aperture-byline/contract/exhibition/wire';
import { letterMessages } from '@aperture-byline/contract/letter/letter-messages';
import { isLetterBlock, type LetterBlock } from '@aperture-byline/contract/letter/stored';
import { settingsMessages } from '@aperture-byline/contract/settings/settings-messages';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Button } from '#components/base/button.tsx';
import { DialogActions, DialogContent } from '#components/dialog/dialog-parts.tsx';
import { ModalDialog } from '#components/dialog/modal-dialog.tsx';
import { QueryState } from '#components/feedback/query-state.tsx';
import { Skeleton } from '#components/feedback/skeleton.tsx';
import { exhibitionsQuery } from '#entities/exhibition/queries.ts';
import { searchQuery } from '#entities/search/queries.ts';
import { KIND_NAMES } from '#entities/search/results.ts';
import { type ChoosableWork, SEARCH_DELAY, WorkChoices } from '#entities/search/work-choices.tsx';
import { useDebounced } from '#lib/use-debounced.ts';

/** Any public work: what opens next, until something is searched for. */
export default function ChosenWorkDialog({
  placed,
  onClose,
  onChoose,
}: {
  placed: readonly LetterBlock[];
  onClose: () => void;
  onChoose: (block: LetterBlock) => void;
}) {
  const [q, setQ] = useState('');
  const words = useDebounced(q.trim(), SEARCH_DELAY);
  const upcoming = useQuery({ ...exhibitionsQuery('upcoming'), select: toUpcoming });
  const found = useQuery({
    ...searchQuery(words, undefined, 1),
    enabled: words !== '',
    select: ({ groups }) =>
      groups.flatMap(({ results }) =>
        results.map(({ kind, address, title, name, picture }) => ({
          id: `${kind}:${address}`,
          title,
          artistName: `${KIND_NAMES[kind].one} · ${name}`,
          picture,
        })),
      ),
  });
  return (
    <ModalDialog
      title={letterMessages.addChosen}
      text="Photographs, exhibitions, stories and prints that are public. An exhibition that opens later is named with its opening."
      width="md"
      onClose={onClose}
    >
      <DialogContent>
        <QueryState
          // The field stays until the first results are there.
          query={words === '' || (!found.data && !found.error) ? upcoming : found}
          loading={<Skeleton ratio={2} />}
          failure={settingsMessages.choicesNotLoaded}
        >
          {(works) => (
            <WorkChoices
              label="Search titles, tags, descriptions and photographers"
              q={q}
              onSearch={setQ}
              offered={works.filter(({ id }) => isLetterBlock(id))}
              selected={placed.map((id) => ({ id }))}
              onChoose={({ id }) => isLetterBlock(id) && onChoose(id)}
            />
          )}
        </QueryState>
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose}>Cancel</Button>
      </DialogActions>
    </ModalDialog>
  );
}

const toUpcoming = (exhibitions: readonly ExhibitionListItem[]): ChoosableWork[] =>
  exhibitions.map(({ id, title, username, shown_dates, banner }) => ({
    id: `exhibition:${id}`,
    title,
    artistName: `${username} · opens ${shown_dates.start}`,
    picture: banner,
  }));
