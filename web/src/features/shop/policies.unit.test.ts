import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

test.each(['shop/policies.md', 'contact/faq.md', 'legal/terms-of-service.md'])(
  'When %s tells how to report damage, then it asks for photographs within 7 days',
  (path) => {
    const text = readFileSync(new URL(`../${path}`, import.meta.url), 'utf8').replace(/\s+/g, ' ');
    expect(text).toMatch(/within 7 days[^.]*, (?:damage )?with photographs of the print/);
  },
);
