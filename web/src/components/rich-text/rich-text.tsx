import clsx from 'clsx';
import { useMemo } from 'react';
import { sizes } from '#components/base/sizes.ts';
import styles from './rich-text.module.css';

const WIDTHS = [480, 800, 1080, 1600];
const SIZES = sizes({ 0: '87vw', 760: '672px' });
/** A picture's tag up to its end, with its source somewhere inside: in sanitized HTML `<` and `>` stand only around tags. */
const PICTURE = /<img(?=[^<>]* src="\/api\/image\/([\w-]{1,64})")[^<>]*/g;

/** Lets the browser take the file that fits, and only when it is near. */
function makeResponsive(html: string): string {
  return html.replace(PICTURE, (tag, id: string) => {
    const srcSet = WIDTHS.map((width) => `/api/image/${id}?width=${width} ${width}w`).join(', ');
    // As wide as it is laid out, where the browser knows that: how wide a figure is depends on its page, and on what is beside it.
    const auto = tag.includes(' height="') ? 'auto, ' : '';
    return `${tag} loading="lazy" decoding="async" sizes="${auto}${SIZES}" srcset="${srcSet}"`;
  });
}

/**
 * HTML that a person wrote, as the API answers it: the server has sanitized it by the allow-list, and nothing else may be
 * passed in. The only place where HTML enters the page.
 */
export function RichText({ html, className }: { html: string; className?: string }) {
  const responsive = useMemo(() => ({ __html: makeResponsive(html) }), [html]);
  return <div className={clsx(styles.text, className)} dangerouslySetInnerHTML={responsive} />;
}
