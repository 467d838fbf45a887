import { textSizes } from '@aperture-byline/contract/shared/picture';
import clsx from 'clsx';
import { useMemo } from 'react';
import styles from './rich-text.module.css';

const WIDTHS = [480, 800, 1080, 1600];
/** A picture's tag with its source: in sanitized HTML `<` and `>` stand only around tags. */
const PICTURE = /<img(?=[^<>]* src="\/api\/image\/([\w-]{1,64})")[^<>]*/g;

/** Lets the browser take the file that fits, and only when it is near. */
function makeResponsive(html: string): string {
  return html.replace(PICTURE, (tag, id: string) => {
    const srcSet = WIDTHS.map((width) => `/api/image/${id}?width=${width} ${width}w`).join(', ');
    return `${tag} loading="lazy" decoding="async" sizes="${textSizes(tag)}" srcset="${srcSet}"`;
  });
}

/** Inserts HTML that the server has sanitized, and nothing else. The only place where HTML enters the page. */
export function RichText({ html, className }: { html: string; className?: string }) {
  const responsive = useMemo(() => ({ __html: makeResponsive(html) }), [html]);
  return <div className={clsx(styles.text, className)} dangerouslySetInnerHTML={responsive} />;
}
