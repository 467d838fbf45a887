import { lazy, useRef, useState } from 'react';
import { useLocation } from 'react-router';
import { OptionalPart } from '#components/feedback/error-boundary.tsx';
import { paths } from '#lib/navigation/paths.ts';

const Suggestions = lazy(() => import('./suggestions.tsx'));

/** A form that every browser sends by itself; suggestions come once somebody uses it. */
export function SearchField({ className }: { className: string | undefined }) {
  const input = useRef<HTMLInputElement>(null);
  const [isUsed, setUsed] = useState(false);
  const { pathname } = useLocation();
  // That page has a field of its own.
  if (pathname === paths.search) return null;
  return (
    <search className={className} onFocus={() => setUsed(true)}>
      <form action={paths.search}>
        <input ref={input} type="search" name="q" aria-label="Search" placeholder="Search" />
      </form>
      {isUsed && (
        <OptionalPart>
          <Suggestions input={input} />
        </OptionalPart>
      )}
    </search>
  );
}
