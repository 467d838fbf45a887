import { createTheme } from '@mui/material/styles';
import { colours, faces } from './tokens.ts';

function palette(mode: 'light' | 'dark') {
  const { paper, ink, quiet, line, raised, success, warning, error } = colours[mode];
  return {
    palette: {
      primary: { main: colours.accent, contrastText: '#FFFFFF' },
      background: { default: paper, paper: raised },
      text: { primary: ink, secondary: quiet },
      divider: line,
      success: { main: success },
      warning: { main: warning },
      error: { main: error },
    },
  };
}

/** The MUI theme; follows the system's light or dark mode as `tokens.css` does. */
export const muiTheme = createTheme({
  cssVariables: true,
  colorSchemes: { light: palette('light'), dark: palette('dark') },
  components: {
    // Toasts: text in the default colour, the status in icon and border.
    MuiAlert: {
      styleOverrides: {
        root: ({ theme, ownerState: { severity = 'success' } }) => ({
          border: `1px solid ${theme.vars.palette[severity].main}`,
          borderInlineStartWidth: 4,
          backgroundColor: theme.vars.palette.background.paper,
          color: theme.vars.palette.text.primary,
        }),
        icon: ({ theme, ownerState: { severity = 'success' } }) => ({
          color: theme.vars.palette[severity].main,
          opacity: 1,
        }),
      },
    },
    // The accent's contrast is too low for text in dark mode.
    MuiButton: { styleOverrides: { root: { minHeight: 44 }, text: { color: 'inherit' } } },
    MuiPaper: { styleOverrides: { root: { backgroundImage: 'none' } } },
  },
  shape: { borderRadius: 2 },
  typography: {
    fontFamily: faces.text,
    h2: { fontFamily: faces.headline, fontWeight: 420, fontSize: '1.625rem' },
    button: { textTransform: 'none', fontWeight: 550 },
  },
});
