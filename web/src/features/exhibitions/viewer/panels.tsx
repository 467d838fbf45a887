import type { ExhibitionImage } from '@aperture-byline/contract/image/wire';
import { messages } from '@aperture-byline/contract/shared/messages';
import {
  type ComponentProps,
  type KeyboardEvent,
  lazy,
  type ReactNode,
  type SyntheticEvent,
  useEffect,
  useRef,
} from 'react';
import { LazyBoundary } from '#components/feedback/error-boundary.tsx';
import { FactList } from '#components/layout/fact-list.tsx';
import { paths } from '#lib/navigation/paths.ts';
import { isWriting } from './viewer-controls.ts';
import styles from './viewer-panel.module.css';

const ShareChoices = lazy(() => import('#components/share/share-choices.tsx'));
const ImagePanel = lazy(async () => ({ default: (await import('./about-image.tsx')).ImagePanel }));

/** The panels of the viewer, of which one is open at a time. */
export type PanelName = 'share' | 'details' | 'comments' | 'shortcuts';

const PANELS: Readonly<Record<PanelName, { title: string; icon: string }>> = {
  share: {
    title: 'Share',
    icon: 'M12 3l4.500 4.500-1.060 1.060-2.690-2.690V15h-1.500V5.870L8.560 8.560 7.500 7.500zM5 12h1.500v7.500h11V12H19v9H5z',
  },
  details: {
    title: 'Image details',
    icon: 'M11 10h2v7h-2zM11 7h2v2h-2zM12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18zm0 16.500a7.500 7.500 0 1 1 0-15 7.500 7.500 0 0 1 0 15z',
  },
  comments: {
    title: 'Comments',
    icon: 'M3 4h18v13h-9.500L7 21v-4H3zm1.500 1.500v10h4v2.350l2.500-2.350h8.500v-10z',
  },
  shortcuts: {
    title: 'Keyboard shortcuts',
    icon: 'M3 6h18v12H3zm1.500 1.500v9h15v-9zM6.500 9.500h2v2h-2zm4 0h2v2h-2zm4 0h2v2h-2zM7 13.500h10V15H7z',
  },
};

export function PanelToggle({
  name,
  isOpen,
  onToggle,
}: {
  name: PanelName;
  isOpen: boolean;
  onToggle: (name: PanelName) => void;
}) {
  const { title, icon } = PANELS[name];
  return (
    <ToolbarButton label={title} aria-expanded={isOpen} onClick={() => onToggle(name)}>
      <path d={icon} />
    </ToolbarButton>
  );
}

export function OpenPanel({
  name,
  image,
  isPreview,
  onClose,
}: {
  name: PanelName;
  /** Null on the closing card, which has the shortcuts only. */
  image: ExhibitionImage | null;
  isPreview: boolean;
  onClose: () => void;
}) {
  const contents: Readonly<Record<PanelName, () => ReactNode>> = {
    share: () =>
      image && (
        <>
          <h2>Share</h2>
          <ShareChoices title={image.title} path={paths.image(image.image_id)} sites="few" onDone={onClose} />
        </>
      ),
    details: () => image && <ImagePanel name="details" imageId={image.image_id} />,
    comments: () => image && <ImagePanel name="comments" imageId={image.image_id} />,
    shortcuts: () => <Shortcuts isPreview={isPreview} />,
  };
  return (
    <ViewerPanel key={name} title={PANELS[name].title} onClose={onClose}>
      <LazyBoundary fallback={<p>{messages.loading}</p>}>{contents[name]()}</LazyBoundary>
    </ViewerPanel>
  );
}

export function ToolbarButton({
  label,
  children,
  ...props
}: Omit<ComponentProps<'button'>, 'type' | 'className' | 'title'> & { label: string }) {
  return (
    <button type="button" className="yarl__button" aria-label={label} title={label} {...props}>
      <svg className="yarl__icon" viewBox="0 0 24 24" fill="currentColor" fillRule="evenodd" aria-hidden="true">
        {children}
      </svg>
    </button>
  );
}

const SHORTCUTS = [
  ['←', 'Previous photo'],
  ['→', 'Next photo'],
  ['Space', 'Play or pause the slideshow'],
  ['F', 'Fullscreen'],
  ['L', 'Like'],
  ['I', 'Image details'],
  ['C', 'Comments'],
  ['+ and −', 'Zoom'],
  ['?', 'Keyboard shortcuts'],
  ['Esc', 'Close'],
] as const;

/** Keys of the shortcuts that a preview does not have. */
const OF_PUBLIC_IMAGES: readonly string[] = ['L', 'I', 'C'];

function Shortcuts({ isPreview }: { isPreview: boolean }) {
  const shown = SHORTCUTS.filter(([keys]) => !isPreview || !OF_PUBLIC_IMAGES.includes(keys));
  return (
    <>
      <h2>Keyboard shortcuts</h2>
      <FactList lined facts={shown} className={styles.shortcuts} />
    </>
  );
}

/** Keeps what happens in the panel from the lightbox, which would take it for swiping, zooming or paging. */
function keepFromLightbox(event: Pick<SyntheticEvent, 'stopPropagation'>) {
  event.stopPropagation();
}

/** The lightbox pages by the arrows to the left and right only: the others scroll, and text is written. */
function keepKeys(event: KeyboardEvent) {
  const { key, target, currentTarget } = event;
  const isOurs = target instanceof Element && currentTarget.contains(target) && !isWriting(target);
  if (!isOurs || key === 'ArrowUp' || key === 'ArrowDown') event.stopPropagation();
}

/** Words beside the picture. Takes the focus, and gives it back when it is closed. */
function ViewerPanel({ title, onClose, children }: { title: string; onClose: () => void; children: ReactNode }) {
  const panel = useRef<HTMLElement>(null);
  useEffect(() => {
    const element = panel.current;
    const before = document.activeElement;
    element?.focus();
    // The lightbox listens to the wheel past React, and would keep the panel from scrolling.
    element?.addEventListener('wheel', keepFromLightbox);
    return () => {
      if (before instanceof HTMLElement) before.focus();
    };
  }, []);
  return (
    <section
      ref={panel}
      tabIndex={-1}
      aria-label={title}
      className={styles.panel}
      onKeyDown={keepKeys}
      onPointerDown={keepFromLightbox}
      onPointerMove={keepFromLightbox}
      onPointerUp={keepFromLightbox}
    >
      <button type="button" className={styles.close} aria-label={`Close ${title.toLowerCase()}`} onClick={onClose}>
        ×
      </button>
      {children}
    </section>
  );
}
