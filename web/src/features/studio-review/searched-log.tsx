import { reviewMessages } from '@aperture-byline/contract/review/review-messages';
import type { AuditEntry } from '@aperture-byline/contract/review/wire';
import { CONTENT_KINDS } from '@aperture-byline/contract/work/work-kinds';
import type { FormEvent } from 'react';
import { Link } from 'react-router';
import { Button } from '#components/base/button.tsx';
import { EmptyState } from '#components/feedback/states.tsx';
import { Field, SelectField } from '#components/forms/field.tsx';
import { Row } from '#components/layout/layout.tsx';
import { studioPaths } from '#lib/navigation/studio-paths.ts';
import { AuditEntries } from './audit-log.tsx';
import styles from './review.module.css';
import { useAddressWords } from './use-address-words.ts';

const KINDS: Readonly<Record<AuditEntry['kind'] | '', string>> = {
  '': 'Everything',
  image: CONTENT_KINDS.image.plural,
  exhibition: CONTENT_KINDS.exhibition.plural,
  blog: CONTENT_KINDS.blog.plural,
  product: CONTENT_KINDS.product.plural,
  revision: 'Changes of what is public',
  artist: 'Photographers',
  person: 'People',
  comment: 'Comments',
  message: 'Messages about orders',
  conversation: 'Conversations about orders',
  payment: 'Payments',
  claim: 'Claims about orders',
  contact: 'Contact form',
  settings: 'Settings',
};

/** The log with its search, which stands in the address: words, a kind, and somebody who decided or is concerned. */
export default function SearchedLog({ uid }: { uid: string }) {
  const [{ q, about, person }, setWords] = useAddressWords(['q', 'about', 'person']);
  const search = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    setWords({ q: String(new FormData(event.currentTarget).get('q') ?? '').trim() });
  };
  const isFiltered = q !== '' || about !== '' || person !== '';
  return (
    <section>
      <h2 className="visually-hidden">Log of decisions</h2>
      <search>
        <Row as="form" gap={2} align="end" className={styles.head} onSubmit={search} noValidate>
          <Field
            key={q}
            label="Name, title, order or words of a reason"
            name="q"
            type="search"
            defaultValue={q}
            autoComplete="off"
            maxLength={200}
          />
          <SelectField
            label="About"
            value={about}
            onChange={({ currentTarget: { value } }) => setWords({ about: value })}
            options={KINDS}
          />
          <Button type="submit" variant="primary">
            Search
          </Button>
          {person !== '' && (
            <Row gap={[0.5, 1.5]} className="full-width">
              <span>
                Only what <Link to={studioPaths.person(Number(person))}>one person</Link> decided, or what concerns them
              </span>
              <Button onClick={() => setWords({ person: '' })}>Of everybody</Button>
            </Row>
          )}
        </Row>
      </search>
      <AuditEntries
        uid={uid}
        filters={{ q, kind: about, person }}
        none={
          isFiltered ? (
            <EmptyState
              action={<Button onClick={() => setWords({ q: '', about: '', person: '' })}>Show everything</Button>}
            >
              {reviewMessages.logNoneFits}
            </EmptyState>
          ) : (
            <EmptyState>{reviewMessages.logEmpty}</EmptyState>
          )
        }
      />
    </section>
  );
}
