import Alert from '@mui/material/Alert';
import Snackbar from '@mui/material/Snackbar';
import { ThemeProvider } from '@mui/material/styles';
import { useLayoutEffect, useRef } from 'react';
import { closeToast, computeDuration, type Toast, type ToastAction } from '#lib/toast.ts';
import { muiTheme } from '#theme/mui-theme.ts';
import { CloseButton } from './toast-close.tsx';
import styles from './toaster.module.css';

/** Shows a toast until its time, its action or its close button. Imported dynamically, since it brings MUI. */
export default function ToastMessage({ toast, top }: { toast: Toast; top: number }) {
  return (
    <ThemeProvider theme={muiTheme}>
      <Snackbar
        open
        autoHideDuration={computeDuration(toast)}
        onClose={(_event, reason) => {
          if (reason !== 'clickaway') closeToast();
        }}
        // Below the navigation: buttons of forms, and bars of them, are at the bottom.
        anchorOrigin={{ vertical: 'top', horizontal: 'center' }}
        style={{ top }}
      >
        <Alert
          severity={toast.status}
          variant="outlined"
          onClose={() => closeToast()}
          action={
            toast.action && (
              <>
                <Action action={toast.action} />
                {toast.status !== 'success' && <CloseButton />}
              </>
            )
          }
        >
          {toast.text}
        </Alert>
      </Snackbar>
    </ThemeProvider>
  );
}

/** Takes the focus where nothing else needs it, so that the keyboard gets here in time, and hands it on. */
function Action({ action }: { action: ToastAction }) {
  const button = useRef<HTMLButtonElement>(null);
  useLayoutEffect(() => {
    const element = button.current;
    const focused = document.activeElement;
    if (focused === document.body || focused === action.focusPlace()) element?.focus();
    return () => {
      // The page behind is rendered after this toast is gone.
      if (document.activeElement === element) setTimeout(() => action.focusPlace()?.focus({ preventScroll: true }));
    };
  }, [action]);
  return (
    <button ref={button} type="button" className={styles.action} onClick={action.onPress}>
      {action.label}
    </button>
  );
}
