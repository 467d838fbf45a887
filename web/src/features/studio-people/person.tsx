import { orderNumber } from '@aperture-byline/contract/order/order-summary';
import { peopleMessages } from '@aperture-byline/contract/people/people-messages';
import type { Person, PersonOrder } from '@aperture-byline/contract/people/wire';
import { formatDay } from '@aperture-byline/contract/shared/dates';
import { formatPrice } from '@aperture-byline/contract/shared/money';
import { useQuery } from '@tanstack/react-query';
import { Fragment } from 'react';
import { Link } from 'react-router';
import { QueryState } from '#components/feedback/query-state.tsx';
import { EntriesSkeleton } from '#components/feedback/skeleton.tsx';
import { FactList } from '#components/layout/fact-list.tsx';
import { EntryList, Grid, Row, Stack } from '#components/layout/layout.tsx';
import { Container, PageHead } from '#components/layout/page.tsx';
import { subOrderStatusText } from '#entities/order/order-texts.ts';
import { personQuery } from '#entities/user/people.ts';
import { ApiError } from '#lib/api/api.ts';
import { paths } from '#lib/navigation/paths.ts';
import { studioPaths } from '#lib/navigation/studio-paths.ts';
import { describeArtist, describeRoles } from './describe-person.ts';
import styles from './people.module.css';
import { PersonActions } from './person-actions.tsx';

/** Shows what somebody is and has, and what an administrator can do for them. */
export default function PersonPage({ uid, id }: { uid: string; id: string }) {
  const query = useQuery(personQuery(uid, id));
  const isNobody = query.error instanceof ApiError && query.error.status === 404;
  return (
    <Container>
      <QueryState
        query={query}
        loading={<EntriesSkeleton count={3} gap={4} ratio={5} />}
        failure={isNobody ? peopleMessages.nobody : peopleMessages.personNotLoaded}
      >
        {(person) => (
          <>
            <PageHead title={person.name || 'No name'}>{describeRoles(person)}</PageHead>
            <Grid gap={[6, 8]} lg="minmax(0, 3fr) minmax(0, 2fr)" align="start" className="page-end">
              <Stack gap={5}>
                <FactList lined facts={listFacts(person)} className="break-anywhere" />
                <Orders title="Orders placed" none="No orders." orders={person.bought} />
                {(person.isArtist || person.sold.length > 0) && (
                  <Orders title="Orders sold" none="Nothing sold." orders={person.sold} />
                )}
              </Stack>
              <PersonActions uid={uid} person={person} />
            </Grid>
          </>
        )}
      </QueryState>
    </Container>
  );
}

function listFacts(person: Person): [string, React.ReactNode][] {
  const { photographs, exhibitions, stories, prints } = person.works;
  const signIn = [person.hasPassword && 'password', person.hasGoogle && 'Google'].filter(Boolean).join(' and ');
  return [
    ['E-mail', person.email === '' ? 'None' : `${person.email}, ${person.isConfirmed ? 'confirmed' : 'not confirmed'}`],
    ['Signs in with', signIn || 'Nothing: the sign-in is gone'],
    ['Last sign-in', person.lastSignInAt === null ? 'Never' : formatDay(person.lastSignInAt)],
    ['Joined', formatDay(person.joinedAt)],
    ['Photographer', describeArtist(person)],
    [
      'Public work',
      <Fragment key="works">
        <Link to={paths.profile(person.userId)}>
          {`${photographs} photographs, ${exhibitions} exhibitions, ${stories} stories, ${prints} prints`}
        </Link>
        {person.hiddenWorks > 0 && `, and ${person.hiddenWorks} not public`}
      </Fragment>,
    ],
    ...(person.isArtist || person.payout ? [['Paid to', person.payout || 'Not entered'] as [string, string]] : []),
    ['Reports', `${person.reports.sent} sent, ${person.reports.received} comments reported by others`],
    [
      'Log',
      <Link key="log" to={studioPaths.logOf(person.userId)}>
        What they decided, and what concerns them
      </Link>,
    ],
    ['Number', String(person.userId)],
  ];
}

function Orders({ title, none, orders }: { title: string; none: string; orders: readonly PersonOrder[] }) {
  return (
    <Stack as="section" gap={2}>
      <h2 className={styles.title}>{title}</h2>
      <EntryList gap={1.5}>
        {orders.length === 0 && <li className="text-quiet">{none}</li>}
        {orders.map(({ orderId, status, amount, createdAt }) => (
          <Row as="li" key={orderId} gap={[0, 3]} align="baseline" justify="space-between">
            <span>
              <Link to={paths.order(orderId)}>{orderNumber(orderId)}</Link>, {formatDay(createdAt)}
            </span>
            <span className="text-quiet">
              {subOrderStatusText(status)}, <span className="tabular-nums">{formatPrice(amount)}</span>
            </span>
          </Row>
        ))}
      </EntryList>
    </Stack>
  );
}
