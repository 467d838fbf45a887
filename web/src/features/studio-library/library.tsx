import { studioImageMessages } from '@aperture-byline/contract/image/studio-image-messages';
import type { StudioImage } from '@aperture-byline/contract/image/wire';
import { WORK_KINDS } from '@aperture-byline/contract/work/work-kinds';
import { lazy, type ReactNode, useState, useSyncExternalStore } from 'react';
import { Button, ButtonLink } from '#components/base/button.tsx';
import { LazyBoundary } from '#components/feedback/error-boundary.tsx';
import { QueryState } from '#components/feedback/query-state.tsx';
import { Skeletons } from '#components/feedback/skeleton.tsx';
import { EmptyState } from '#components/feedback/states.tsx';
import { Field, SelectField } from '#components/forms/field.tsx';
import { Grid, Row, Stack } from '#components/layout/layout.tsx';
import { imageStateText, Tile, useLibraryPages } from '#entities/image/library/library-tiles.tsx';
import { downloadStore } from '#entities/image/originals/download-store.ts';
import type { LibraryFilters } from '#entities/image/studio-queries.ts';
import type { Account } from '#entities/session/session-store.ts';
import { studioPaths } from '#lib/navigation/studio-paths.ts';
import type { UnsavedDetails } from './details-form.tsx';
import styles from './library.module.css';
import { SELECTION, Selection } from './selection.tsx';
import { useNamedImage } from './use-named-image.ts';

const Originals = lazy(() => import('./originals.tsx'));
const UnsavedDialog = lazy(() => import('./unsaved-dialog.tsx'));

const NO_FILTERS: LibraryFilters = { q: '', status: '', privacy: '', used: '' };

/** States with their labels, worded as on the photographs themselves. */
const STATES = (['draft', 'submitted', 'approved', 'rejected'] as const).map(
  (status) => [status, imageStateText({ status, reviewNote: null })] as const,
);

const CHOICES = {
  status: ['State', { '': 'Any', ...Object.fromEntries(STATES) }],
  privacy: ['Visibility', { '': 'Any', Public: 'Public', Private: 'Private' }],
  used: [
    'Shown in',
    {
      '': 'Any',
      yes: 'Something',
      ...Object.fromEntries(Object.values(WORK_KINDS).map(({ label, plural }) => [label, plural])),
      home: 'The front page',
      no: 'Nothing yet',
    },
  ],
} as const;

/** Searches, chooses and describes own photographs in every state; `fixed` filters leave none to choose. */
export default function Library({ account: { uid }, fixed }: { account: Account; fixed?: LibraryFilters }) {
  const [typed, setTyped] = useState(NO_FILTERS);
  const filters = fixed ?? typed;
  const { query, more } = useLibraryPages(uid, filters);
  const download = useSyncExternalStore(downloadStore.subscribe, () => downloadStore.get());
  const [selection, setSelection] = useState<readonly StudioImage[]>([]);
  const [unsaved, setUnsaved] = useState<UnsavedDetails | null>(null);
  /** Asked for while something is not saved. */
  const [change, setChange] = useState<SelectionChange | null>(null);
  /** Ids of photographs that were to be submitted and lack words. */
  const [refused, setRefused] = useState<ReadonlySet<string>>(new Set());
  useNamedImage(uid, {
    isListed: query.data !== undefined,
    isUnsaved: unsaved !== null,
    onFound: (image) => setSelection([image]),
  });
  const found = query.data ?? [];
  // By value: an upload that becomes ready pushes them off the list while somebody writes about them.
  const selected = selection.map((image) => findImage(found, image) ?? image);
  const unselected = found.filter((image) => !findImage(selected, image));
  const isFiltered = Object.values(filters).some((value) => value !== '');

  function select(apply: SelectionChange['apply']) {
    if (unsaved === null) setSelection(apply);
    else if (unsaved.isSaving()) void saveBefore(apply);
    else setChange({ apply });
  }

  async function saveBefore(apply: SelectionChange['apply']) {
    if (unsaved === null || (await unsaved.save())) setSelection(apply);
  }

  const toggle = (image: StudioImage) =>
    select((before) => {
      const others = before.filter(({ id }) => id !== image.id);
      return others.length < before.length ? others : [...before, image];
    });

  const none: ReactNode = more ? (
    <EmptyState action={more}>{studioImageMessages.noneFitsYet}</EmptyState>
  ) : isFiltered ? (
    <EmptyState>{fixed ? studioImageMessages.none : studioImageMessages.noneFits}</EmptyState>
  ) : (
    <EmptyState action={<ButtonLink to={studioPaths.upload}>Upload photographs</ButtonLink>}>
      {studioImageMessages.none}
    </EmptyState>
  );

  return (
    <Stack gap={4}>
      {!fixed && <Filters filters={typed} onChange={setTyped} />}
      {download?.uid === uid && (
        <LazyBoundary>
          <Originals download={download} />
        </LazyBoundary>
      )}
      <Stack gap={5} className={styles.work}>
        <div>
          <QueryState query={query} loading={<TilesSkeleton />} empty={none} failure={studioImageMessages.notLoaded}>
            {(images) => (
              <>
                <Grid as="ul" gap={[3, 2]} columns={2} sm={3} lg="repeat(auto-fill, minmax(12.5rem, 1fr))">
                  {images.map((image) => (
                    <Tile
                      key={image.id}
                      image={image}
                      isSelected={findImage(selected, image) !== undefined}
                      isRefused={refused.has(image.id)}
                      onToggle={() => toggle(image)}
                    />
                  ))}
                </Grid>
                {more}
              </>
            )}
          </QueryState>
          {(found.length > 0 || selected.length > 0) && (
            <Row gap={[1, 2]} className={styles.choice}>
              <p role="status">{selected.length === 0 ? 'None chosen' : `${selected.length} chosen`}</p>
              {unselected.length > 0 && (
                <Button onClick={() => select((before) => [...before, ...unselected])}>Choose all shown</Button>
              )}
              {selected.length > 0 && <Button onClick={() => select(() => [])}>Choose none</Button>}
              {selected.length > 0 && (
                <Button className={styles.jump} onClick={() => document.getElementById(SELECTION)?.focus()}>
                  Describe
                </Button>
              )}
            </Row>
          )}
        </div>
        {selected.length > 0 && (
          <Selection
            key={selected.map(({ id }) => id).join(' ')}
            uid={uid}
            images={selected}
            unsaved={unsaved}
            onUnsaved={setUnsaved}
            onRefused={(ids) => setRefused(new Set(ids))}
            onSaved={(images) => setSelection((before) => before.map((image) => findImage(images, image) ?? image))}
            onDone={() => setSelection([])}
          />
        )}
      </Stack>
      <LazyBoundary>
        {change && (
          <UnsavedDialog
            onClose={() => setChange(null)}
            onDiscard={() => {
              unsaved?.discard();
              setChange(null);
              setSelection(change.apply);
            }}
            onSave={() => {
              // First: the dialog gives the focus back, and the form may take it to what is wrong.
              setChange(null);
              void saveBefore(change.apply);
            }}
          />
        )}
      </LazyBoundary>
    </Stack>
  );
}

interface SelectionChange {
  apply: (before: readonly StudioImage[]) => readonly StudioImage[];
}

const findImage = (images: readonly StudioImage[], { id }: StudioImage) => images.find((image) => image.id === id);

function Filters({ filters, onChange }: { filters: LibraryFilters; onChange: (filters: LibraryFilters) => void }) {
  return (
    <Grid as="search" gap={[2, 3]} sm={2} lg="2fr 1fr 1fr 1fr">
      <Field
        type="search"
        label="Search titles and tags"
        maxLength={100}
        value={filters.q}
        onChange={({ currentTarget }) => onChange({ ...filters, q: currentTarget.value })}
      />
      {Object.entries(CHOICES).map(([name, [label, options]]) => (
        <SelectField
          key={name}
          label={label}
          value={filters[name as keyof typeof CHOICES]}
          onChange={({ currentTarget }) => onChange({ ...filters, [name]: currentTarget.value })}
          options={options}
        />
      ))}
    </Grid>
  );
}

function TilesSkeleton() {
  return (
    <Grid gap={[3, 2]} columns={2} sm={3} lg="repeat(auto-fill, minmax(12.5rem, 1fr))">
      <Skeletons count={8} ratio={1.25} />
    </Grid>
  );
}
