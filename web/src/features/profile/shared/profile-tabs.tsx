import { messages } from '@aperture-byline/contract/shared/messages';
import { type ComponentType, lazy, type ReactNode } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import { LazyBoundary } from '#components/feedback/error-boundary.tsx';
import { ControlledTabs } from '#components/navigation/tabs.tsx';
import { KEEP_SCROLL } from '#lib/navigation/navigation.ts';

interface ProfileTab {
  /** Value of `?tab=`. */
  id: string;
  name: string;
  /** Rendered, and its data loaded, only while the tab is open. */
  panel: () => ReactNode;
}

/** The id of the tab that `?tab=` asks for, or of the first. */
export function findTab(requestedId: string | null, tabs: readonly Pick<ProfileTab, 'id'>[]): string {
  return (tabs.find(({ id }) => id === requestedId) ?? tabs[0])?.id ?? '';
}

/** The tabs of a profile. `?tab=` names the open one, so that Back and reload restore it. */
export function ProfileTabs({ label, tabs }: { label: string; tabs: readonly ProfileTab[] }) {
  const [search] = useSearchParams();
  const navigate = useNavigate();
  const selected = findTab(search.get('tab'), tabs);
  return (
    <ControlledTabs
      label={label}
      selected={selected}
      onChoose={(id) =>
        navigate({ search: id === tabs[0]?.id ? '' : `?tab=${id}` }, { replace: true, state: KEEP_SCROLL })
      }
      tabs={tabs.map(({ id, name, panel }) => ({ id, name, panel: id === selected && panel() }))}
    />
  );
}

/** Loads a tab's content when it is first opened: most visitors see only the gallery. */
export function loadedLater<P extends object>(load: () => Promise<{ default: ComponentType<P> }>): ComponentType<P> {
  const Content = lazy(load);
  return function LaterTab(properties) {
    return (
      <LazyBoundary fallback={<p role="status">{messages.loading}</p>}>
        <Content {...properties} />
      </LazyBoundary>
    );
  };
}

export const Exhibitions = loadedLater(() => import('./works/exhibition-groups.tsx'));
export const Prints = loadedLater(() => import('./works/prints.tsx'));
export const Stories = loadedLater(() => import('./works/stories.tsx'));
