import { reminderMessages } from '@aperture-byline/contract/reminder/reminder-messages';
import type { ReminderEvent } from '@aperture-byline/contract/reminder/stored';
import { lazy } from 'react';
import { Link, useLocation } from 'react-router';
import FormDialog from '#components/dialog/form-dialog.tsx';
import { keepAskedFor } from '#entities/session/asked-for.ts';
import { paths, withRedirect } from '#lib/navigation/paths.ts';

const RemindForm = lazy(() => import('./remind-form.tsx'));

/** Asks a visitor for an address, or to sign in, which leads back to this page. */
export default function RemindDialog(props: { exhibitionId: string; event: ReminderEvent; onClose: () => void }) {
  const { pathname, search } = useLocation();
  return (
    <FormDialog
      title={reminderMessages[props.event].remind}
      text={
        <>
          We send you a link, and nothing else until you follow it. With an account one press is enough:{' '}
          <Link
            to={withRedirect(paths.login, pathname + search)}
            onClick={() => keepAskedFor({ kind: 'remind', exhibitionId: props.exhibitionId, event: props.event })}
          >
            log in
          </Link>
          .
        </>
      }
      onClose={props.onClose}
    >
      <RemindForm {...props} />
    </FormDialog>
  );
}
