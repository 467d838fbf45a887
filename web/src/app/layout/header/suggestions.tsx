import type { SearchResult } from '@aperture-byline/contract/search/wire';
import { QUERY_MAX } from '@aperture-byline/contract/search/words';
import { fittingWidth, variantUrl } from '@aperture-byline/contract/shared/picture';
import { useQuery } from '@tanstack/react-query';
import clsx from 'clsx';
import { type RefObject, useEffect, useEffectEvent, useId, useRef, useState } from 'react';
import { Link, useLocation, useNavigate } from 'react-router';
import { MarkedText } from '#entities/search/marked-text.tsx';
import { suggestQuery } from '#entities/search/queries.ts';
import { KIND_NAMES, resultPath, searchPath } from '#entities/search/results.ts';
import { pluralize } from '#lib/format-count.ts';
import styles from './suggestions.module.css';

/** Milliseconds between two reads of suggestions: throttle. A key that comes later reads at once. */
const INTERVAL = 100;
/** Pixels of a suggestion's picture on screens of two dots a pixel. */
const THUMBNAIL = 96;

/** Shows suggestions below a search field as ARIA's "list autocomplete with manual selection". */
export default function Suggestions({ input }: { input: RefObject<HTMLInputElement | null> }) {
  const id = useId();
  const navigate = useNavigate();
  const { key } = useLocation();
  const [typed, setTyped] = useState(() => input.current?.value ?? '');
  const [q, setQ] = useState(typed);
  const [active, setActive] = useState(-1);
  // Belongs to the history entry where it was opened: following a suggestion closes it.
  const [openedAt, setOpenedAt] = useState<string | null>(key);
  const words = q.trim();
  const { data, isPlaceholderData } = useQuery({ ...suggestQuery(words), enabled: words !== '' });
  const results = words === '' ? [] : (data ?? []);
  const isOpen = openedAt === key && results.length > 0;
  const current = isOpen ? results[active] : undefined;
  const optionId = (index: number) => `${id}-${index}`;

  const readAt = useRef(Number.NEGATIVE_INFINITY);
  useEffect(() => {
    const read = () => {
      readAt.current = performance.now();
      setQ(typed);
    };
    const timer = setTimeout(read, readAt.current + INTERVAL - performance.now());
    return () => clearTimeout(timer);
  }, [typed]);

  function open(path: string): void {
    setOpenedAt(null);
    input.current?.blur();
    navigate(path);
  }

  const onInput = useEffectEvent(() => {
    setTyped(input.current?.value ?? '');
    setActive(-1);
    setOpenedAt(key);
  });
  const onSubmit = useEffectEvent((event: Event) => {
    event.preventDefault();
    const text = input.current?.value.trim() ?? '';
    open(current ? resultPath(current) : searchPath(text));
  });
  const onBlur = useEffectEvent(() => setOpenedAt(null));
  const onKeyDown = useEffectEvent((event: KeyboardEvent) => {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (step !== undefined && results.length > 0) {
      event.preventDefault();
      setOpenedAt(key);
      // One place more than there are options: the field itself.
      const places = results.length + 1;
      setActive(((active + 1 + step + places) % places) - 1);
    } else if (event.key === 'Escape' && isOpen) {
      // The first one closes the list alone.
      event.preventDefault();
      event.stopPropagation();
      setOpenedAt(null);
      setActive(-1);
    }
  });

  useEffect(() => {
    const field = input.current;
    if (field === null) return;
    field.maxLength = QUERY_MAX.characters;
    field.autocomplete = 'off';
    for (const [name, value] of Object.entries({ role: 'combobox', 'aria-autocomplete': 'list' }))
      field.setAttribute(name, value);
    const events = { input: onInput, blur: onBlur, keydown: onKeyDown } as const;
    const listeners = Object.entries(events).map(([type, listen]) => {
      const listener = (event: Event) => listen(event as KeyboardEvent);
      field.addEventListener(type, listener);
      return () => field.removeEventListener(type, listener);
    });
    const submit = (event: Event) => onSubmit(event);
    field.form?.addEventListener('submit', submit);
    return () => {
      for (const remove of listeners) remove();
      field.form?.removeEventListener('submit', submit);
    };
  }, [input]);

  useEffect(() => {
    const field = input.current;
    field?.setAttribute('aria-expanded', String(isOpen));
    if (isOpen) field?.setAttribute('aria-controls', id);
    else field?.removeAttribute('aria-controls');
    if (current) field?.setAttribute('aria-activedescendant', `${id}-${active}`);
    else field?.removeAttribute('aria-activedescendant');
  }, [input, id, isOpen, current, active]);

  return (
    <>
      <p className="visually-hidden" role="status">
        {isOpen && !isPlaceholderData && pluralize(results.length, 'suggestion')}
      </p>
      {isOpen && (
        <div id={id} role="listbox" tabIndex={-1} aria-label="Suggestions" className={styles.list}>
          {results.map((result, index) => (
            <div
              key={`${result.kind} ${result.address}`}
              id={optionId(index)}
              role="option"
              tabIndex={-1}
              aria-selected={index === active}
              className={clsx(index === active && styles.active)}
              // Keeps the focus in the field, whose blur closes the list.
              onMouseDown={(event) => event.preventDefault()}
            >
              <Link className={styles.link} tabIndex={-1} to={resultPath(result)}>
                <Suggestion result={result} />
              </Link>
            </div>
          ))}
        </div>
      )}
    </>
  );
}

function Suggestion({ result: { kind, title, name, picture, avatar, matches } }: { result: SearchResult }) {
  const src = picture ? variantUrl(picture, fittingWidth(picture.widths, THUMBNAIL), 'jpeg') : avatar;
  return (
    <>
      {src === null ? (
        <span className={styles.picture} />
      ) : (
        <img className={styles.picture} src={src} alt="" width={48} height={48} />
      )}
      <span className="min-width-0">
        <span className={styles.title}>
          <MarkedText text={title} matches={matches} />
        </span>
        <span className="text-quiet text-small">
          {KIND_NAMES[kind].one}
          {kind !== 'photographer' && ` by ${name}`}
        </span>
      </span>
    </>
  );
}
