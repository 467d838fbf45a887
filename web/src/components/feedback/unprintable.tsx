import { Stack } from '#components/layout/layout.tsx';

/** Says which signs a document can't show, before it is made. Nothing where it shows all. */
export function Unprintable({ signs, text }: { signs: readonly string[]; text: string }) {
  if (signs.length === 0) return null;
  return (
    <Stack gap={0.5} role="note" className="text-small break-anywhere">
      <p className="text-error">{text}</p>
      <p className="text-strong">{signs.map(nameSign).join(', ')}</p>
    </Stack>
  );
}

/** With its number, since a reader's device may have no font for it either. */
const nameSign = (sign: string): string =>
  `${sign} (${(sign.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0')})`;
