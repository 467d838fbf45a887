import { conversationMessages } from '@aperture-byline/contract/conversation/conversation-messages';
import { lazy } from 'react';
import FormDialog from '#components/dialog/form-dialog.tsx';
import type { SubOrderPlace } from './queries.ts';

const ReportForm = lazy(() => import('./report-form.tsx'));

export default function ReportDialog(props: { place: SubOrderPlace; messageId: string; onClose: () => void }) {
  return (
    <FormDialog title="Report this message" text={conversationMessages.reportText} onClose={props.onClose}>
      <ReportForm {...props} />
    </FormDialog>
  );
}
