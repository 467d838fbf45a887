import {
  imageIdOf,
  LINK_REL,
  RICH_TEXT_ATTRIBUTES,
  RICH_TEXT_TAGS,
} from '@aperture-byline/contract/shared/rich-text-policy';
import clsx from 'clsx';
import DOMPurify from 'isomorphic-dompurify';
import { useMemo } from 'react';
import { sizes } from '#components/base/sizes.ts';
import styles from './rich-text.module.css';

const WIDTHS = [480, 800, 1080, 1600];
const SIZES = sizes({ 0: '87vw', 760: '672px' });
const ALLOWED = {
  ALLOWED_TAGS: [...RICH_TEXT_TAGS],
  ALLOWED_ATTR: [...new Set(Object.values(RICH_TEXT_ATTRIBUTES).flat())],
  ALLOW_DATA_ATTR: false,
  ALLOW_ARIA_ATTR: false,
};

/** DOMPurify hook: sets `rel` on links, and lazy loading, `srcset` and `sizes` on pictures. */
function addAttributes(node: Element): void {
  if (node.tagName === 'A') {
    if (!/^(https?:|mailto:)/i.test(node.getAttribute('href') ?? '')) node.removeAttribute('href');
    node.setAttribute('rel', LINK_REL);
  }
  if (node.tagName === 'IMG') {
    const id = imageIdOf(node.getAttribute('src') ?? '');
    if (id === null) {
      node.remove();
      return;
    }
    node.setAttribute('loading', 'lazy');
    node.setAttribute('decoding', 'async');
    node.setAttribute('sizes', SIZES);
    node.setAttribute(
      'srcset',
      WIDTHS.map((width) => `/api/image/${id}?width=${width} ${width}w`).join(', '),
    );
    if (!node.hasAttribute('alt')) node.setAttribute('alt', '');
  }
}

DOMPurify.addHook('afterSanitizeAttributes', addAttributes);

/** Renders user HTML, sanitised by the allow-list. The only `dangerouslySetInnerHTML`. */
export function RichText({ html, className }: { html: string; className?: string }) {
  const clean = useMemo(() => ({ __html: DOMPurify.sanitize(html, ALLOWED) }), [html]);
  return <div className={clsx(styles.text, className)} dangerouslySetInnerHTML={clean} />;
}
