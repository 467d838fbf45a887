import { type ComponentType, useEffect, useState, useSyncExternalStore } from 'react';
import { identityCheck } from '#entities/session/sign-in-again.ts';
import { loadCode } from '#lib/api/connection.ts';

/** Shows the dialog that calls wait for which need a recent sign-in. Its code is loaded for the first of them. */
export function SignInAgain() {
  const answer = useSyncExternalStore(identityCheck.listen, identityCheck.get);
  const [Dialog, setDialog] = useState<ComponentType<{ onClose: () => void; onDone: () => void }> | null>(null);

  useEffect(() => {
    if (!answer || Dialog) return;
    loadCode(() => import('#entities/session/components/sign-in-again-dialog.tsx')).then(
      (loaded) => setDialog(() => loaded.default),
      (error: unknown) => answer(Promise.reject(error)),
    );
  }, [answer, Dialog]);
  // The session has ended.
  useEffect(() => () => identityCheck.get()?.(false), []);

  return answer && Dialog && <Dialog onClose={() => answer(false)} onDone={() => answer(true)} />;
}
