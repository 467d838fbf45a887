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
    // As wide above as at the sides, as `dialog.module.css` has it.
    MuiDialogTitle: { styleOverrides: { root: { padding: '24px 24px 8px' } } },
    MuiPaper: { styleOverrides: { root: { backgroundImage: 'none' } } },
  },
  shape: { borderRadius: 2 },
  typography: {
    fontFamily: faces.text,
    h2: { fontFamily: faces.headline, fontWeight: 420, fontSize: '1.625rem' },
  },
}) as Theme & { generateStyleSheets: () => StyleSheet[] };

/**
 * The MUI theme in the document's theme, as `tokens.css`. MUI's own selectors would make its provider choose the theme
 * and keep that in the local storage: so it writes its variables for the device's mode, and they are bound to the
 * document's.
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
