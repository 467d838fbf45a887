import { studioImageMessages } from '@aperture-byline/contract/image/studio-image-messages';
import type { StudioImage } from '@aperture-byline/contract/image/studio-wire';
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
  used: [
    'Shown in',
    {
      '': 'Anything or nothing',
      yes: 'Anything',
      exhibition: 'Exhibitions',
      story: 'Stories',
      print: 'Prints',
      home: 'The front page',
      no: 'Nothing yet',
    },
  ],
} as const;

/** Own photographs in every state, to be searched, chosen and described; with `fixed` filters there are none to choose. */
export default function Library({ account: { uid }, fixed }: { account: Account; fixed?: LibraryFilters }) {
  const [typed, setTyped] = useState(NO_FILTERS);
  const filters = fixed ?? typed;
  const { query, more } = useLibraryPages(uid, filters);
  const [kept, setKept] = useState<readonly StudioImage[]>([]);
  const found = query.data ?? [];
  // By value: an upload that becomes ready pushes them off the list while somebody writes about them.
  const chosen = kept.map((image) => findImage(found, image) ?? image);
  const unchosen = found.filter((image) => !findImage(chosen, image));
  const isFiltered = Object.values(filters).some((value) => value !== '');

  function toggle(image: StudioImage) {
    const others = kept.filter(({ image_id }) => image_id !== image.image_id);
    setKept(others.length < kept.length ? others : [...kept, image]);
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
      <div className={styles.work}>
        <div>
          {(found.length > 0 || chosen.length > 0) && (
            <div className={styles.choice}>
              <p role="status">{chosen.length === 0 ? 'None chosen' : `${chosen.length} chosen`}</p>
              {unchosen.length > 0 && (
                <Button onClick={() => setKept([...kept, ...unchosen])}>Choose all shown</Button>
              )}
              {chosen.length > 0 && <Button onClick={() => setKept([])}>Choose none</Button>}
              {chosen.length > 0 && (
                <Button className={styles.jump} onClick={() => document.getElementById(CHOSEN)?.focus()}>
                  Describe
                </Button>
              )}
            </div>
          )}
          <QueryState
            query={query}
            loading={<TilesSkeleton />}
            empty={none}
            failure={studioImageMessages.notLoaded}
          >
            {(images) => (
              <>
                <ul className={styles.tiles}>
                  {images.map((image) => (
                    <Tile
                      key={image.image_id}
                      image={image}
                      isChosen={findImage(chosen, image) !== undefined}
                      onToggle={() => toggle(image)}
                    />
                  ))}
                </ul>
                {more}
              </>
            )}
          </QueryState>
        </div>
        {chosen.length > 0 && (
          <Chosen
            key={chosen.map(({ image_id }) => image_id).join(' ')}
            uid={uid}
            images={chosen}
            onSaved={(images) =>
              setKept((before) => before.map((image) => findImage(images, image) ?? image))
            }
            onDone={() => setKept([])}
          />
        )}
      </div>
    </div>
  );
}

const findImage = (images: readonly StudioImage[], { image_id }: StudioImage) =>
  images.find((image) => image.image_id === image_id);

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
