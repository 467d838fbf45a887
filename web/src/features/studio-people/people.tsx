import { orderNumber } from '@aperture-byline/contract/order/order-summary';
import { peopleMessages } from '@aperture-byline/contract/people/people-messages';
import { useQuery } from '@tanstack/react-query';
import { type FormEvent, lazy } from 'react';
import { Link, useSearchParams } from 'react-router';
import { QueryState } from '#components/feedback/query-state.tsx';
import { EntriesSkeleton } from '#components/feedback/skeleton.tsx';
import { EmptyState } from '#components/feedback/states.tsx';
import { Field } from '#components/forms/field.tsx';
import { SubmitButton } from '#components/forms/submit-button.tsx';
import { EntryList, Row, Stack } from '#components/layout/layout.tsx';
import LeaverNote from '#entities/order/leaver-note.tsx';
import { peopleQuery } from '#entities/user/people.ts';
import { paths } from '#lib/navigation/paths.ts';
import { studioPaths } from '#lib/navigation/studio-paths.ts';
import { describeRoles } from './describe-person.ts';
import styles from './people.module.css';

const PersonPage = lazy(() => import('./person.tsx'));

/** The search for people, whose words stand in the address; or one person. */
export default function People({ uid, id }: { uid: string; id: string | undefined }) {
  return id === undefined ? <Search uid={uid} /> : <PersonPage key={id} uid={uid} id={id} />;
}

function Search({ uid }: { uid: string }) {
  const [params, setParams] = useSearchParams();
  const q = params.get('q') ?? '';
  const query = useQuery({ ...peopleQuery(uid, q), enabled: q !== '' });
  const search = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const words = String(new FormData(event.currentTarget).get('q') ?? '').trim();
    setParams(words === '' ? {} : { q: words });
    if (words === q) query.refetch();
  };
  return (
    <Stack gap={5}>
      <search>
        <Row as="form" gap={2} align="end" className={styles.search} onSubmit={search} noValidate>
          <Field
            key={q}
            label="Name, e-mail address or order number"
            name="q"
            type="search"
            defaultValue={q}
            autoComplete="off"
            spellCheck={false}
            maxLength={200}
          />
          <SubmitButton variant="primary" isBusy={query.isFetching} busy="Searching…">
            Search
          </SubmitButton>
        </Row>
      </search>
      {q !== '' && (
        <section>
          <h2 className="visually-hidden">People found</h2>
          <QueryState
            query={query}
            loading={<EntriesSkeleton count={3} gap={2} ratio={8} />}
            failure={peopleMessages.peopleNotLoaded}
          >
            {({ people, leavers }) =>
              people.length + leavers.length === 0 ? (
                <EmptyState>{peopleMessages.notFound}</EmptyState>
              ) : (
                <EntryList gap={2}>
                  {people.map((person) => (
                    <Row as="li" key={person.userId} gap={[0.5, 3]} align="baseline" justify="space-between">
                      <Stack gap={0} className="break-anywhere">
                        <Link className="text-strong" to={studioPaths.person(person.userId)}>
                          {person.name || 'No name'}
                        </Link>
                        <span className="text-quiet text-small">{person.email}</span>
                      </Stack>
                      <span className="text-quiet text-small">{describeRoles(person)}</span>
                    </Row>
                  ))}
                  {leavers.map(({ orderId, ...leaver }) => (
                    <li key={orderId + leaver.role + leaver.name}>
                      <Link className="text-strong" to={paths.order(orderId)}>
                        Order {orderNumber(orderId)}
                      </Link>
                      <LeaverNote leaver={leaver} />
                    </li>
                  ))}
                </EntryList>
              )
            }
          </QueryState>
        </section>
      )}
    </Stack>
  );
}
