import { blogMessages } from '@aperture-byline/contract/blog/blog-messages';
import { messages } from '@aperture-byline/contract/shared/messages';
import { FacebookShareButton, TwitterShareButton, WhatsappShareButton } from 'react-share';
import { paths } from '#lib/paths.ts';
import { showToast } from '#lib/toast.ts';
import styles from './share-menu.module.css';

/** The share targets. Rendered after a click only, so it may read `window`. */
export default function ShareChoices({
  title,
  slug,
  onDone,
}: {
  title: string;
  slug: string;
  onDone: () => void;
}) {
  const url = `${window.location.origin}${paths.story(slug)}`;
  const look = { url, className: styles.choice, resetButtonStyle: false, onShareWindowClose: onDone };

  const copy = async () => {
    try {
      await navigator.clipboard.writeText(url);
      showToast('success', blogMessages.linkCopied);
    } catch {
      showToast('error', blogMessages.linkNotCopied);
    }
    onDone();
  };

  const shareNatively = async () => {
    try {
      await navigator.share({ title, url });
      onDone();
    } catch (error) {
      // The visitor closed the share sheet.
      if (!(error instanceof DOMException && error.name === 'AbortError')) {
        showToast('error', messages.somethingWrongLater);
      }
    }
  };

  return (
    <ul>
      <li>
        <FacebookShareButton {...look}>Facebook</FacebookShareButton>
      </li>
      <li>
        <TwitterShareButton {...look} title={title}>
          Twitter
        </TwitterShareButton>
      </li>
      <li>
        <WhatsappShareButton {...look} title={title}>
          WhatsApp
        </WhatsappShareButton>
      </li>
      <li>
        <button type="button" className={styles.choice} onClick={copy}>
          Copy link
        </button>
      </li>
      {typeof navigator.share === 'function' && (
        <li>
          <button type="button" className={styles.choice} onClick={shareNatively}>
            More…
          </button>
        </li>
      )}
    </ul>
  );
}
