import type { Review } from '@aperture-byline/contract/review/wire';
import { CONTENT_KINDS } from '@aperture-byline/contract/work/work-kinds';
import { useState } from 'react';
import { SelectField } from '#components/forms/field.tsx';
import { useAddressWords } from '../use-address-words.ts';

const KINDS: Readonly<Record<Review['kind'] | '', string>> = {
  '': 'Everything',
  image: CONTENT_KINDS.image.plural,
  exhibition: CONTENT_KINDS.exhibition.plural,
  blog: CONTENT_KINDS.blog.plural,
  product: CONTENT_KINDS.product.plural,
  revision: 'Changes of what is public',
  artist: 'Requests to become a photographer',
  comment: 'Comments',
  message: 'Messages about orders',
  conversation: 'Orders that ask for one of us',
};

const PRIVACIES = { '': 'Public and private', public: 'Public', private: 'Private' } as const;

const isKind = (name: string): name is keyof typeof KINDS => Object.hasOwn(KINDS, name);
const isPrivacy = (name: string): name is keyof typeof PRIVACIES => Object.hasOwn(PRIVACIES, name);

/** Filters of the queue as the address has them, empty where they filter nothing; `about` names them all. */
export function useDeskFilters() {
  const [words, setFilters] = useAddressWords(['kind', 'photographer', 'privacy']);
  const kind = isKind(words.kind) ? words.kind : '';
  const privacy = isPrivacy(words.privacy) ? words.privacy : '';
  const { photographer } = words;
  return {
    filters: { kind, photographer, privacy },
    setFilters,
    clearFilters: () => setFilters({ kind: '', photographer: '', privacy: '' }),
    about: JSON.stringify([kind, photographer]),
    isFiltered: kind !== '' || photographer !== '' || privacy !== '',
    /** Only photographs are private. */
    isShown: (review: Review): boolean =>
      privacy === '' || (review.kind === 'image' && review.image.isPublic === (privacy === 'public')),
  };
}

type Filters = ReturnType<typeof useDeskFilters>['filters'];

export function DeskFilters({
  filters: { kind, photographer, privacy },
  reviews,
  onChange,
}: {
  filters: Filters;
  /** Whose names may be chosen. */
  reviews: readonly Review[];
  onChange: (changes: Partial<Filters>) => void;
}) {
  const names = useKnownNames(reviews);
  const others = [...names].toSorted(([, one], [, other]) => one.localeCompare(other));
  return (
    <>
      <SelectField
        label="Show"
        value={kind}
        onChange={({ currentTarget: { value } }) => onChange({ kind: value as Filters['kind'] })}
        options={KINDS}
      />
      <SelectField
        label="Photographer"
        value={photographer}
        onChange={({ currentTarget: { value } }) => onChange({ photographer: value })}
      >
        <option value="">All photographers</option>
        {photographer !== '' && !names.has(photographer) && <option value={photographer}>One photographer</option>}
        {others.map(([id, name]) => (
          <option key={id} value={id}>
            {name}
          </option>
        ))}
      </SelectField>
      <SelectField
        label="Visibility"
        value={privacy}
        onChange={({ currentTarget: { value } }) => onChange({ privacy: value as Filters['privacy'] })}
        options={PRIVACIES}
      />
    </>
  );
}

/** Names of all photographers who were listed, by their ids: a filter leaves one of them in the list. */
function useKnownNames(reviews: readonly Review[]): ReadonlyMap<string, string> {
  const [known, setKnown] = useState<ReadonlyMap<string, string>>(new Map());
  const listed = reviews.flatMap((review) => ('artist' in review ? [review.artist] : []));
  const added = listed.filter(({ userId }) => !known.has(String(userId)));
  if (added.length > 0)
    setKnown(new Map([...known, ...added.map(({ userId, name }) => [String(userId), name] as const)]));
  return known;
}
