import { type ComponentProps, lazy } from 'react';
import FormDialog from '#components/dialog/form-dialog.tsx';
import type { PendingDecision } from './decide.ts';

const ReasonForm = lazy(() => import('./reason-form.tsx'));

const TEXTS = {
  return: {
    title: 'Send it back?',
    text: 'It becomes a draft again, which its photographer can change and submit anew. They read your reason.',
    send: 'Send back',
    busy: 'Sending back…',
  },
  reject: {
    title: 'Reject it?',
    text: 'It will not be shown. Whoever submitted it reads your reason.',
    send: 'Reject',
    busy: 'Rejecting…',
  },
} as const;

export default function ReasonDialog({
  decision,
  ...form
}: { decision: PendingDecision['decision'] } & Omit<ComponentProps<typeof ReasonForm>, 'texts'>) {
  const { title, text, ...texts } = TEXTS[decision];
  return (
    <FormDialog title={title} text={text} onClose={form.onClose}>
      <ReasonForm texts={texts} {...form} />
    </FormDialog>
  );
}
