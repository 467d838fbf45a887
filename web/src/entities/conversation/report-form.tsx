import { commentMessages } from '@aperture-byline/contract/comment/comment-messages';
import { messages } from '@aperture-byline/contract/shared/messages';
import { ReportReason } from '#entities/report/report-reason.tsx';
import { useSingleFlightMutation } from '#lib/api/use-single-flight-mutation.ts';
import { errorText } from '#lib/errors/error-text.ts';
import { showToast } from '#lib/toast.ts';
import { reportMessageMutation } from './mutations.ts';
import type { SubOrderPlace } from './queries.ts';

/** The report of a message. */
export default function ReportForm({
  place,
  messageId,
  onClose,
}: {
  place: SubOrderPlace;
  messageId: string;
  onClose: () => void;
}) {
  const { mutate, reset, isPending, error } = useSingleFlightMutation(
    reportMessageMutation(place, messageId),
    {
      onDone: () => {
        showToast('success', commentMessages.reported);
        onClose();
      },
    },
  );
  return (
    <ReportReason
      isBusy={isPending}
      error={error}
      describeError={(problem) => errorText(problem, messages.somethingWrongLater)}
      onTry={reset}
      onSend={mutate}
      onClose={onClose}
    />
  );
}
