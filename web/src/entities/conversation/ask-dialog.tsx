import { conversationMessages } from '@aperture-byline/contract/conversation/conversation-messages';
import { messages } from '@aperture-byline/contract/shared/messages';
import QuestionDialog from '#components/dialog/question-dialog.tsx';
import { useSingleFlightMutation } from '#lib/api/use-single-flight-mutation.ts';
import { showError, showToast } from '#lib/toast.ts';
import { askAdministratorMutation } from './mutations.ts';
import type { SubOrderPlace } from './queries.ts';

/** Asks before an administrator is asked in, who then reads all of the conversation. */
export default function AskDialog({ place, onClose }: { place: SubOrderPlace; onClose: () => void }) {
  const { mutate } = useSingleFlightMutation(askAdministratorMutation(place), {
    onDone: () => {
      showToast('success', conversationMessages.houseAsked);
      onClose();
    },
    onFailed: (error) => {
      showError(error, messages.somethingWrongLater);
      onClose();
    },
  });
  return (
    <QuestionDialog
      question={{
        title: 'Ask one of us to join?',
        text: conversationMessages.askText,
        keep: 'Cancel',
        confirm: 'Ask',
      }}
      onClose={onClose}
      onConfirm={() => mutate()}
    />
  );
}
