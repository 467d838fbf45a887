import QuestionDialog from '#components/dialog/question-dialog.tsx';

const QUESTION = {
  title: 'Cancel this order?',
  text: 'None of its prints will come, and there is nothing to pay. This cannot be undone.',
  keep: 'Keep it',
  confirm: 'Cancel order',
};

/** Asks before an order is cancelled. */
export default function CancelDialog(props: { onClose: () => void; onConfirm: () => void }) {
  return <QuestionDialog question={QUESTION} {...props} />;
}
