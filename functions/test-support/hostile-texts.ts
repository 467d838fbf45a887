/** Texts that end elements, attributes, scripts or lines where they are not escaped. */
export const HOSTILE_TEXTS: readonly string[] = [
  '0;url=https://evil.example" http-equiv="refresh',
  '</title><script>alert(1)</script>',
  '</script><script>alert(1)</script>',
  '<!--<script>',
  ']]><img src=x onerror=alert(1)>',
  "' onload='alert(1)",
  '&quot;&gt;&#x3c;b&#62;&amp;amp;',
  '\u2028\u2029</script>',
  '\ud800 lone \udc00 halves',
  '\u0000\u0001\u001f\u007f\ufffe controls',
  'javascript:alert(1)',
  '{"@type":"Product"}',
  '\\u003c/script\\u003e\\',
  '\u202eright to left',
  'a\nb\rc\td',
];
