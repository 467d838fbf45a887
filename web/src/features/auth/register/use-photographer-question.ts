import { useState } from 'react';
import type { AccountKind } from './account-choice.tsx';

/** State of the account choice and of the dialog that confirms a photographer's. `onAnswer` is called when it has closed. */
export function usePhotographerQuestion({
  initial,
  onAnswer,
}: {
  initial: AccountKind;
  onAnswer: () => void;
}) {
  const [kind, setKind] = useState(initial);
  const [isAsking, setAsking] = useState(false);
  const [wasAsked, setWasAsked] = useState(false);
  const [isAnswered, setAnswered] = useState(false);

  return {
    /** What is marked. It counts also while the dialog is on its way: on a slow line the form may be sent before it opens. */
    kind: isAsking ? 'photographer' : kind,
    /** The dialog's code is needed from the first question on. */
    wasAsked,
    choose: (chosen: AccountKind) => {
      if (chosen === 'regular') {
        setKind(chosen);
        return;
      }
      setAnswered(false);
      setAsking(true);
      setWasAsked(true);
    },
    dialog: {
      open: isAsking,
      onClose: () => setAsking(false),
      onChoose: (chosen: AccountKind) => {
        setKind(chosen);
        setAnswered(true);
        setAsking(false);
      },
      onExited: () => {
        if (isAnswered) onAnswer();
      },
    },
  };
}
