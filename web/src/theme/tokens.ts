/**
 * Colours and font families of the MUI theme. `tokens.css` has the same values for plain CSS. The status colours have a
 * contrast of 4.5:1 or more on `raised`.
 */
export const colours = {
  light: {
    paper: '#FBFAF7',
    ink: '#16161A',
    quiet: '#5C5B57',
    line: '#DEDBD3',
    raised: '#FFFFFF',
    success: '#2F6B45',
    warning: '#855600',
    error: '#B3261E',
  },
  dark: {
    paper: '#101012',
    ink: '#F2F0EA',
    quiet: '#A6A49E',
    line: '#2C2C30',
    raised: '#19191C',
    success: '#9CCBA8',
    warning: '#E5BE7A',
    error: '#F4A59D',
  },
  accent: '#B3261E',
} as const;

/**
 * Widths of the window in pixels from which layouts change, `sm`, `md` and `lg`, at the usual text size. Media queries
 * know no custom properties: the style sheets write the same numbers in `em`, and a unit test compares them. With
 * larger text, layouts change as on a narrower window.
 */
export const BREAKPOINTS = [640, 768, 1024] as const;

export const faces = {
  headline: "'Fraunces Variable', 'Fraunces Fallback', Georgia, serif",
  text: "'Inter Variable', 'Inter Fallback', system-ui, sans-serif",
} as const;
