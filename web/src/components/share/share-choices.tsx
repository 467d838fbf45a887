import { messages } from '@aperture-byline/contract/shared/messages';
import { SHARE_SITES, type ShareSite, shareMessages } from '@aperture-byline/contract/shared/share';
import { type ReactNode, useEffect, useRef } from 'react';
import {
  EmailShareButton,
  FacebookShareButton,
  LinkedinShareButton,
  RedditShareButton,
  TelegramShareButton,
  WhatsappShareButton,
  XShareButton,
} from 'react-share';
import { showToast } from '#lib/toast.ts';
import styles from './share-choices.module.css';

export interface SharedPage {
  title: string;
  path: string;
  sites: keyof typeof SHARE_SITES;
}

/** The share targets. Rendered after a click only, so it may read `window`. */
export default function ShareChoices({ title, path, sites, onDone }: SharedPage & { onDone: () => void }) {
  const list = useRef<HTMLUListElement>(null);
  // The button may stand at the end of the screen, and the choices below it.
  useEffect(() => {
    list.current?.scrollIntoView({ block: 'nearest' });
  }, []);
  const url = `${window.location.origin}${path}`;
  const buttonProps = { url, className: styles.choice, resetButtonStyle: false, onShareWindowClose: onDone };
  const titled = { ...buttonProps, title };

  const copy = async () => {
    try {
      await navigator.clipboard.writeText(url);
      showToast('success', shareMessages.linkCopied);
    } catch {
      showToast('error', shareMessages.linkNotCopied);
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

  const choices: Readonly<Record<ShareSite, ReactNode>> = {
    facebook: <FacebookShareButton {...buttonProps}>Facebook</FacebookShareButton>,
    x: <XShareButton {...titled}>X</XShareButton>,
    whatsapp: <WhatsappShareButton {...titled}>WhatsApp</WhatsappShareButton>,
    reddit: <RedditShareButton {...titled}>Reddit</RedditShareButton>,
    telegram: <TelegramShareButton {...titled}>Telegram</TelegramShareButton>,
    linkedin: <LinkedinShareButton {...titled}>LinkedIn</LinkedinShareButton>,
    mail: (
      <EmailShareButton {...buttonProps} subject={title}>
        Mail
      </EmailShareButton>
    ),
    copy: (
      <button type="button" className={styles.choice} onClick={copy}>
        Copy link
      </button>
    ),
  };

  return (
    <ul ref={list} className={styles.choices}>
      {SHARE_SITES[sites].map((site) => (
        <li key={site}>{choices[site]}</li>
      ))}
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
