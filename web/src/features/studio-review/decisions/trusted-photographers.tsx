import { endTrust } from '@aperture-byline/contract/endpoints/studio/studio';
import { reviewMessages } from '@aperture-byline/contract/review/review-messages';
import type { TrustedPhotographer } from '@aperture-byline/contract/review/wire';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useRef } from 'react';
import { Link } from 'react-router';
import { TextButton } from '#components/base/button.tsx';
import { QueryState } from '#components/feedback/query-state.tsx';
import { Skeleton } from '#components/feedback/skeleton.tsx';
import { EntryList, Row, Stack } from '#components/layout/layout.tsx';
import { trustedQuery } from '#entities/review/queries.ts';
import { privateMutation } from '#entities/session/api/private-requests.ts';
import { Avatar } from '#entities/user/avatar.tsx';
import { useSingleFlightMutation } from '#lib/api/use-single-flight-mutation.ts';
import { paths } from '#lib/navigation/paths.ts';
import { showError, showToast } from '#lib/toast.ts';
import { AuditEntries } from '../audit-log.tsx';
import styles from '../review.module.css';
import { TrustForm } from './trust-form.tsx';

/** Whose submissions are public at once, and what they published so. */
export default function TrustedPhotographers({ uid }: { uid: string }) {
  const client = useQueryClient();
  const heading = useRef<HTMLHeadingElement>(null);
  const query = useQuery(trustedQuery(uid));
  const reload = () => client.invalidateQueries({ queryKey: trustedQuery(uid).queryKey });
  return (
    <Stack gap={6} className={styles.trusted}>
      <TrustForm onTrusted={reload} />
      <Stack as="section" gap={2}>
        <h2 ref={heading} className={styles.title} tabIndex={-1}>
          Trusted photographers
        </h2>
        <QueryState
          query={query}
          loading={<Skeleton />}
          empty={<p className={styles.quiet}>{reviewMessages.nobodyTrusted}</p>}
          failure={reviewMessages.trustedNotLoaded}
        >
          {(photographers) => (
            <EntryList gap={2}>
              {photographers.map((photographer) => (
                <TrustedRow
                  key={photographer.userId}
                  photographer={photographer}
                  onEnded={() => {
                    heading.current?.focus();
                    return reload();
                  }}
                />
              ))}
            </EntryList>
          )}
        </QueryState>
      </Stack>
      <Stack as="section" gap={2}>
        <h2 className={styles.title}>Published as trusted</h2>
        <AuditEntries
          uid={uid}
          filters={{ decision: 'published' }}
          none={<p className={styles.quiet}>{reviewMessages.noneTrustedPublished}</p>}
        />
      </Stack>
    </Stack>
  );
}

function TrustedRow({
  photographer: { userId, name, avatar },
  onEnded,
}: {
  photographer: TrustedPhotographer;
  onEnded: () => void;
}) {
  const { mutate, isPending } = useSingleFlightMutation(privateMutation(endTrust), {
    onDone: () => {
      showToast('success', `${name}: ${reviewMessages.trustEnded}`);
      onEnded();
    },
    onFailed: (error) => showError(error, reviewMessages.trustNotSaved),
  });
  return (
    <Row as="li" gap={2} nowrap>
      <Avatar url={avatar} name="" size="small" />
      <Link className={styles.trustedName} to={paths.profile(userId)}>
        {name}
      </Link>
      <TextButton
        aria-label={`End trust in ${name}`}
        aria-disabled={isPending}
        onClick={() => mutate({ params: { userId: String(userId) } })}
      >
        End trust
      </TextButton>
    </Row>
  );
}
