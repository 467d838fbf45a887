import { type ComponentProps, lazy } from 'react';
import FormDialog from '#components/dialog/form-dialog.tsx';
import type { PendingDecision } from './decide.ts';

const ReasonForm = lazy(() => import('./reason-form.tsx'));

const TEXTS = {
  return: {
    title: (count: number) => (count === 1 ? 'Send it back?' : `Send ${count} back?`),
    text: 'What comes back is a draft again, which its photographer can change and submit anew. They read your reason.',
    send: 'Send back',
    busy: 'Sending back…',
  },
  reject: {
    title: (count: number) => (count === 1 ? 'Reject it?' : `Reject ${count}?`),
    text: 'What is rejected will not be shown. Whoever submitted it reads your reason.',
    send: 'Reject',
    busy: 'Rejecting…',
  },
} as const;

/** Asks for the reason of a decision about so many entries. */
export default function ReasonDialog({
  decision,
  count = 1,
  ...form
}: { decision: PendingDecision['decision']; count?: number } & Omit<ComponentProps<typeof ReasonForm>, 'texts'>) {
  const { title, text, ...texts } = TEXTS[decision];
  return (
    <FormDialog title={title(count)} text={text} onClose={form.onClose}>
      <ReasonForm texts={texts} {...form} />
    </FormDialog>
  );
}
