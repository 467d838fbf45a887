import { createTheme, type Theme } from '@mui/material/styles';
import { colours, faces } from './tokens.ts';

const DARK_DEVICE = '@media (prefers-color-scheme: dark)';
const DARK_DOCUMENT = ":root[data-theme='dark']";

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

/** Selectors, or a media query around one, with their declarations. */
type StyleSheet = Record<string, Record<string, unknown>>;

const theme = createTheme({
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
    MuiButton: {
      styleOverrides: { root: { minHeight: 44, whiteSpace: 'nowrap' }, text: { color: 'inherit' } },
    },
    // As wide above and below as at the sides, and with buttons that wrap as a whole, as `dialog.module.css` has it.
    MuiDialogTitle: { styleOverrides: { root: { padding: '24px 24px 8px' } } },
    MuiDialogContent: { styleOverrides: { root: { padding: '8px 24px 24px' } } },
    MuiDialogActions: {
      defaultProps: { disableSpacing: true },
      styleOverrides: {
        root: {
          flexWrap: 'wrap',
          gap: 12,
          padding: '0 24px 24px',
          '@media (width < 640px)': { '& > *': { flex: '1 1 auto' } },
        },
      },
    },
    MuiPaper: { styleOverrides: { root: { backgroundImage: 'none' } } },
  },
  shape: { borderRadius: 2 },
  typography: {
    fontFamily: faces.text,
    h2: { fontFamily: faces.headline, fontWeight: 420, fontSize: '1.625rem' },
    button: { textTransform: 'none', fontWeight: 550 },
  },
}) as Theme & { generateStyleSheets: () => StyleSheet[] };

/**
 * The MUI theme in the document's theme, as `tokens.css`. MUI's own selectors would make its provider choose the theme and keep that
 * in the local storage: so it writes its variables for the device's mode, and they are bound to the document's.
 */
export const muiTheme = {
  ...theme,
  generateStyleSheets: () =>
    theme
      .generateStyleSheets()
      .map((sheet) =>
        Object.fromEntries(
          Object.entries(sheet).map(([selector, rules]) =>
            selector === DARK_DEVICE ? [DARK_DOCUMENT, rules[':root']] : [selector, rules],
          ),
        ),
      ),
};
