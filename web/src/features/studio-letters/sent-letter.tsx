import { letterMessages } from '@aperture-byline/contract/letter/letter-messages';
import type { Letter } from '@aperture-byline/contract/letter/wire';
import { formatTime } from '@aperture-byline/contract/shared/dates';
import { lazy, useState } from 'react';
import { Link } from 'react-router';
import { Button, ButtonLink } from '#components/base/button.tsx';
import { LazyBoundary } from '#components/feedback/error-boundary.tsx';
import { FactList } from '#components/layout/fact-list.tsx';
import { Row, Stack } from '#components/layout/layout.tsx';
import { PageHead } from '#components/layout/page.tsx';
import { unscheduleLetterMutation } from '#entities/letter/private-queries.ts';
import { useSingleFlightMutation } from '#lib/api/use-single-flight-mutation.ts';
import { paths } from '#lib/navigation/paths.ts';
import { studioPaths } from '#lib/navigation/studio-paths.ts';
import { showError, showToast } from '#lib/toast.ts';
import styles from './letters.module.css';

const LetterPreviewDialog = lazy(() => import('./letter-preview-dialog.tsx'));

/** Shows a letter that is not changed any more, but can be taken back until it is due. */
export function SentLetter({ uid, letter, onDraft }: { uid: string; letter: Letter; onDraft: () => void }) {
  const { id, subject, state, sendAt, sentAt, recipients } = letter;
  const [isPreviewed, setIsPreviewed] = useState(false);
  const back = useSingleFlightMutation(unscheduleLetterMutation(uid), {
    onDone: () => {
      showToast('success', letterMessages.takenBack);
      onDraft();
    },
    onFailed: (error) => showError(error, letterMessages.notDone),
  });
  return (
    <Stack gap={4} className={styles.page}>
      <PageHead title={subject}>
        <p>
          <Link to={studioPaths.letters}>All letters</Link>
        </p>
      </PageHead>
      <FactList
        facts={[
          ['State', { draft: 'Draft', scheduled: 'Scheduled', sending: 'Being sent', sent: 'Sent' }[state]],
          ...(sendAt && state === 'scheduled' ? [['Goes out', formatTime(sendAt)] as const] : []),
          ...(sentAt ? [['Sent', formatTime(sentAt)] as const] : []),
          ...(state === 'scheduled' ? [] : [['Mails', String(recipients)] as const]),
        ]}
      />
      <Row gap={1.5}>
        <Button onClick={() => setIsPreviewed(true)}>Preview</Button>
        {state === 'scheduled' ? (
          <Button
            variant="primary"
            aria-disabled={back.isPending}
            onClick={() => back.mutate({ params: { letterId: id } })}
          >
            Take it back
          </Button>
        ) : (
          <ButtonLink to={paths.letter(id)}>See its page</ButtonLink>
        )}
      </Row>
      <LazyBoundary fallback={null}>
        {isPreviewed && <LetterPreviewDialog uid={uid} letterId={id} onClose={() => setIsPreviewed(false)} />}
      </LazyBoundary>
    </Stack>
  );
}
