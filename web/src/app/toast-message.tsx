import Alert from '@mui/material/Alert';
import Snackbar from '@mui/material/Snackbar';
import { ThemeProvider } from '@mui/material/styles';
import { closeToast, type Toast, toastStore } from '#lib/toast.ts';
import { muiTheme } from '#theme/mui-theme.ts';

/** One toast: closes after its time or on its close button. Imported dynamically, since it brings MUI. */
export default function ToastMessage({ toast }: { toast: Toast }) {
  return (
    <ThemeProvider theme={muiTheme}>
      <Snackbar
        open
        autoHideDuration={toastStore.duration}
        onClose={(_event, reason) => {
          if (reason !== 'clickaway') closeToast();
        }}
        anchorOrigin={{ vertical: 'bottom', horizontal: 'center' }}
      >
        <Alert severity={toast.status} variant="outlined" onClose={closeToast}>
          {toast.text}
        </Alert>
      </Snackbar>
    </ThemeProvider>
  );
}
