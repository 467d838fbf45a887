export interface StyleRule {
  selector: string;
  declarations: string;
}

/** The declarations that carry a mark, or hide. */
const KEPT = /^(?:font(?:-weight|-style)?|text-decoration(?:-line)?|display|mso-hide)\s*:/i;
/** Rules that set what every paragraph looks like emphasise nothing. */
const WHOLE_PAGE = /^(?:html|body|\*|:root|h[1-6]|a|th)\b/i;

/** Returns the rules of the stylesheets in a document, those of at-rules such as Word's `@list` among them. */
export function readRules(page: Document): readonly StyleRule[] {
  const css = [...page.querySelectorAll('style')].map((style) => style.textContent).join('\n');
  return withoutComments(css)
    .split('}')
    .flatMap((rule) => {
      // Of a rule within an at-rule the inner one.
      const [selector, declarations] = rule.split('{').slice(-2);
      return selector === undefined || declarations === undefined ? [] : [{ selector: selector.trim(), declarations }];
    });
}

const withoutComments = (css: string): string =>
  css
    .replaceAll('<!--', '')
    .replaceAll('-->', '')
    .split('/*')
    .map((part, index) => (index === 0 ? part : part.slice(part.indexOf('*/') + 2)))
    .join('');

/** Writes marks and hiding of stylesheets into the elements, where the schema reads them. */
export function inlineRules(body: HTMLElement, rules: readonly StyleRule[]): void {
  for (const { selector, declarations } of rules) {
    const kept = declarations
      .split(';')
      .map((one) => one.trim())
      .filter((one) => KEPT.test(one));
    if (kept.length === 0 || selector.startsWith('@') || WHOLE_PAGE.test(selector)) continue;
    for (const element of findAll(body, selector))
      element.setAttribute('style', `${kept.join(';')};${element.getAttribute('style') ?? ''}`);
  }
}

function findAll(body: HTMLElement, selector: string): readonly Element[] {
  try {
    return [...body.querySelectorAll(selector)];
  } catch {
    return [];
  }
}
