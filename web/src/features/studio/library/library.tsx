import { studioImageMessages } from '@aperture-byline/contract/image/studio-image-messages';
import { type ReactNode, useState } from 'react';
import { Button, ButtonLink } from '#components/base/button.tsx';
import { QueryState } from '#components/feedback/query-state.tsx';
import { Repeat, Skeleton } from '#components/feedback/skeleton.tsx';
import { EmptyState } from '#components/feedback/states.tsx';
import { Field, SelectField } from '#components/forms/field.tsx';
import type { LibraryFilters } from '#entities/image/studio-queries.ts';
import type { Account } from '#entities/session/session-store.ts';
import { studioPaths } from '#lib/studio-paths.ts';
import { CHOSEN, Chosen } from './chosen.tsx';
import styles from './library.module.css';
import { Tile } from './tile.tsx';
import { useLibraryPages } from './use-library-pages.ts';

const NO_FILTERS: LibraryFilters = { q: '', status: '', privacy: '', used: '' };

const CHOICES = {
  status: [
    'State',
    { '': 'Any', draft: 'Draft', submitted: 'Submitted', approved: 'Approved', rejected: 'Sent back' },
  ],
  privacy: ['Visibility', { '': 'Any', Public: 'Public', Private: 'Private' }],
  used: ['Shown in works', { '': 'Any', yes: 'Shown somewhere', no: 'Nowhere yet' }],
} as const;

/** Own photographs in every state, to be searched, chosen and described; with `fixed` filters there are none to choose. */
export default function Library({ account: { uid }, fixed }: { account: Account; fixed?: LibraryFilters }) {
  const [typed, setTyped] = useState(NO_FILTERS);
  const filters = fixed ?? typed;
  const { query, more } = useLibraryPages(uid, filters);
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set());
  const shown = query.data?.filter(({ image_id }) => chosen.has(image_id)) ?? [];
  const isFiltered = Object.values(filters).some((value) => value !== '');

  function toggle(id: string) {
    const next = new Set(chosen);
    if (!next.delete(id)) next.add(id);
    setChosen(next);
  }

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
    <div className={styles.library}>
      {!fixed && <Filters filters={typed} onChange={setTyped} />}
      <QueryState
        query={query}
        loading={<TilesSkeleton />}
        empty={none}
        failure={studioImageMessages.notLoaded}
      >
        {(found) => (
          <div className={styles.work}>
            <div>
              <div className={styles.choice}>
                <p role="status">{chosen.size === 0 ? 'None chosen' : `${shown.length} chosen`}</p>
                {shown.length < found.length && (
                  <Button onClick={() => setChosen(new Set(found.map(({ image_id }) => image_id)))}>
                    Choose all shown
                  </Button>
                )}
                {shown.length > 0 && <Button onClick={() => setChosen(new Set())}>Choose none</Button>}
                {shown.length > 0 && (
                  <Button className={styles.jump} onClick={() => document.getElementById(CHOSEN)?.focus()}>
                    Describe
                  </Button>
                )}
              </div>
              <ul className={styles.tiles}>
                {found.map((image) => (
                  <Tile
                    key={image.image_id}
                    image={image}
                    isChosen={chosen.has(image.image_id)}
                    onToggle={() => toggle(image.image_id)}
                  />
                ))}
              </ul>
              {more}
            </div>
            {shown.length > 0 && (
              <Chosen
                key={shown.map(({ image_id }) => image_id).join(' ')}
                uid={uid}
                images={shown}
                onGone={() => setChosen(new Set())}
              />
            )}
          </div>
        )}
      </QueryState>
    </div>
  );
}

function Filters({
  filters,
  onChange,
}: {
  filters: LibraryFilters;
  onChange: (filters: LibraryFilters) => void;
}) {
  return (
    <search className={styles.filters}>
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
        >
          {Object.entries(options).map(([value, text]) => (
            <option key={value} value={value}>
              {text}
            </option>
          ))}
        </SelectField>
      ))}
    </search>
  );
}

function TilesSkeleton() {
  return (
    <div className={styles.tiles}>
      <Repeat count={8}>
        <Skeleton ratio={1.25} />
      </Repeat>
    </div>
  );
}
