import { messages } from '@aperture-byline/contract/shared/messages';
import { ReportReason } from '#entities/report/report-reason.tsx';
import { errorText } from '#lib/errors/error-text.ts';
import { reportMessageMutation } from './mutations.ts';
import type { SubOrderPlace } from './queries.ts';

export default function ReportForm({
  place,
  messageId,
  onClose,
}: {
  place: SubOrderPlace;
  messageId: string;
  onClose: () => void;
}) {
  return (
    <ReportReason
      options={reportMessageMutation(place, messageId)}
      describeError={(problem) => errorText(problem, messages.somethingWrongLater)}
      onClose={onClose}
    />
  );
}
