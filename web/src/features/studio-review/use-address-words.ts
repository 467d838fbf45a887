import { useSearchParams } from 'react-router';

/** Values of these names in the address, so that reload, Back and a shared link keep them; others stay as they are. */
export function useAddressWords<Name extends string>(names: readonly Name[]) {
  const [search, setSearch] = useSearchParams();
  const words = Object.fromEntries(names.map((name) => [name, search.get(name) ?? ''])) as Record<Name, string>;
  const setWords = (changes: Partial<Record<Name, string>>) =>
    setSearch(
      (before) => {
        const next = new URLSearchParams(before);
        for (const [name, value] of Object.entries<string>(changes as Record<string, string>))
          if (value === '') next.delete(name);
          else next.set(name, value);
        return next;
      },
      { replace: true, preventScrollReset: true },
    );
  return [words, setWords] as const;
}
