import { QUERY_MAX } from '@aperture-byline/contract/search/words';
import { Button } from '../base/button.tsx';
import { Row } from '../layout/layout.tsx';
import styles from './words-form.module.css';

/**
 * A field of words to search for, with its button. `label` names the search for a screen reader, and `action` is the
 * page that finds the words before the scripts are there.
 */
export function WordsForm({
  label,
  words,
  placeholder,
  submit,
  action,
  onSearch,
}: {
  label: string;
  words: string;
  placeholder: string;
  submit: { text: string; variant: 'primary' | 'secondary' };
  action?: string;
  onSearch: (words: string) => void;
}) {
  return (
    <search aria-label={label}>
      <form
        key={words}
        action={action}
        onSubmit={(event) => {
          event.preventDefault();
          onSearch(String(new FormData(event.currentTarget).get('q') ?? '').trim());
        }}
      >
        <Row gap={1} nowrap className={styles.form}>
          <input
            className={styles.input}
            type="search"
            name="q"
            defaultValue={words}
            maxLength={QUERY_MAX.characters}
            aria-label="Words"
            placeholder={placeholder}
          />
          <Button type="submit" variant={submit.variant}>
            {submit.text}
          </Button>
        </Row>
      </form>
    </search>
  );
}
