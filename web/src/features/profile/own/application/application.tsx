import { artistRequestMessages } from '@aperture-byline/contract/user/account-messages';
import type { ArtistApplication } from '@aperture-byline/contract/user/wire';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { TextButton } from '#components/base/button.tsx';
import { QueryState } from '#components/feedback/query-state.tsx';
import { Skeleton } from '#components/feedback/skeleton.tsx';
import { Stack } from '#components/layout/layout.tsx';
import type { Account } from '#entities/session/session-store.ts';
import { ApplicationContent } from '#entities/user/application-content.tsx';
import { applicationQuery } from '#entities/user/private-queries.ts';
import ApplicationForm from './application-form.tsx';

/** Asks for what administrators look at before they answer a request, and shows what was sent. */
export default function Application({ account }: { account: Account }) {
  return (
    <QueryState
      query={useQuery(applicationQuery(account.uid))}
      loading={<Skeleton ratio={3} />}
      failure={artistRequestMessages.notLoaded}
    >
      {(application) => <LoadedApplication account={account} application={application} />}
    </QueryState>
  );
}

function LoadedApplication({ account, application }: { account: Account; application: ArtistApplication }) {
  const [isOpen, setOpen] = useState(application.text === '');
  const [isSent, setSent] = useState(false);
  const outcome = useRef<HTMLParagraphElement>(null);
  useEffect(() => {
    if (isSent) outcome.current?.focus();
  }, [isSent]);
  if (isOpen)
    return (
      <ApplicationForm
        account={account}
        application={application}
        onSaved={() => {
          setOpen(false);
          setSent(true);
        }}
        {...(application.text !== '' && { onClose: () => setOpen(false) })}
      />
    );
  return (
    <Stack gap={2} align="start">
      <p ref={outcome} tabIndex={-1} className="text-quiet text-small">
        {isSent ? artistRequestMessages.shown : 'You sent us this:'}
      </p>
      <ApplicationContent application={application} />
      <TextButton
        onClick={() => {
          setSent(false);
          setOpen(true);
        }}
      >
        Change it
      </TextButton>
    </Stack>
  );
}
