/**
 * Reads the query from the URL itself: frameworks in front of the app parse it differently, into objects too.
 * `page=1&page=2` and `page[$gt]=1` are null.
 */
export function readQuery(url: string): (name: string) => string | null | undefined {
  const start = url.indexOf('?');
  const search = new URLSearchParams(start < 0 ? '' : url.slice(start + 1));
  return (name) => {
    const values = search.getAll(name);
    const nested = [...search.keys()].some((key) => key.startsWith(`${name}[`));
    if (nested || values.length > 1) return null;
    return values[0];
  };
}
