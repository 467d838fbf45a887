import { useEffect, useEffectEvent, useState } from 'react';
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
  const [isAnswered, setAnswered] = useState(false);
  const answer = useEffectEvent(onAnswer);
  // An effect: the dialog has given the focus back to the page.
  useEffect(() => {
    if (isAnswered) answer();
  }, [isAnswered]);

  return {
    /** What is marked. It counts also while the dialog is on its way: on a slow line the form may be sent before it opens. */
    kind: isAsking ? 'photographer' : kind,
    isAsking,
    choose: (chosen: AccountKind) => {
      setAnswered(false);
      if (chosen === 'regular') setKind(chosen);
      else setAsking(true);
    },
    dialog: {
      onClose: () => setAsking(false),
      onChoose: (chosen: AccountKind) => {
        setKind(chosen);
        setAnswered(true);
        setAsking(false);
      },
    },
  };
}
