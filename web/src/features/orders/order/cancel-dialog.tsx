import { orderMessages } from '@aperture-byline/contract/order/order-messages';
import QuestionDialog from '#components/dialog/question-dialog.tsx';

const QUESTION = { title: 'Cancel this order?', keep: 'Keep it', confirm: 'Cancel order' };

export default function CancelDialog({
  isPaymentDue,
  ...props
}: {
  isPaymentDue: boolean;
  onClose: () => void;
  onConfirm: () => void;
}) {
  const text = isPaymentDue ? orderMessages.cancelWhileDue : orderMessages.cancel;
  return <QuestionDialog question={{ ...QUESTION, text }} {...props} />;
}
