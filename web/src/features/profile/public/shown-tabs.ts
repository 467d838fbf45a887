import type { WorkCounts } from '@aperture-byline/contract/user/wire';

/** The tabs of a public profile in their order, and what each counts. */
const TABS = [
  ['gallery', 'photographs'],
  ['exhibitions', 'exhibitions'],
  ['stories', 'stories'],
  ['prints', 'prints'],
] as const satisfies readonly (readonly [tab: string, count: keyof WorkCounts])[];
export type WorkTab = (typeof TABS)[number][0];

/** Returns the tabs with content, else the gallery; all where the numbers are not known. */
export function findShownTabs(counts: WorkCounts | undefined): WorkTab[] {
  const shown = TABS.filter(([, count]) => counts === undefined || counts[count] > 0).map(([tab]) => tab);
  return shown.length > 0 ? shown : ['gallery'];
}
