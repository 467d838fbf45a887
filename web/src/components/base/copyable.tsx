import { useRef, useState } from 'react';
import { Row } from '../layout/layout.tsx';
import { TextButton } from './button.tsx';

/** Shows a text with a button that copies it (`Copy {name}`); `value` is copied where it differs from the text. */
export function Copyable({
  text,
  name,
  value = text,
  failure,
}: {
  text: string;
  name: string;
  value?: string;
  /** Said where the browser does not copy: the text is selected then. */
  failure: string;
}) {
  const shown = useRef<HTMLSpanElement>(null);
  const [outcome, setOutcome] = useState('');
  const copy = async () => {
    if (shown.current) setOutcome((await copyText(shown.current, value)) ? 'Copied' : failure);
  };
  return (
    <Row as="span" gap={[0, 1.5]} align="baseline">
      <span ref={shown} className="tabular-nums break-anywhere">
        {text}
      </span>
      {/* Said again when it is copied again. */}
      <TextButton aria-label={`Copy ${name}`} onClick={copy} onBlur={() => setOutcome('')}>
        Copy
      </TextButton>
      <span role="status" className="text-quiet text-small">
        {outcome}
      </span>
    </Row>
  );
}

/**
 * Copies what `element` shows, or `text` where that is another one. False where the browser does not let it, such as in
 * a frame or without HTTPS: then the element's text is selected, for the person to copy.
 */
async function copyText(element: HTMLElement, text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    window.getSelection()?.selectAllChildren(element);
    return false;
  }
}
