import { dirname, join } from 'node:path/posix';
import { parseSync } from 'rolldown/utils';
import type { ImportRule } from './rules.ts';

const CONTRACT_PACKAGE = '@aperture-byline/contract/';

/** Returns the imports of `file` that break the rules, one sentence each. Throws where no rule covers the file. */
export function findViolations(file: string, text: string, rules: readonly ImportRule[]): string[] {
  const rule = rules.find(({ folder }) => wildcardIn(folder, file) !== null);
  if (!rule) throw new Error(`No import rule covers ${file}`);
  const name = wildcardIn(rule.folder, file) ?? '';
  const sources = rule.sources.map((source) => source.replaceAll('*', name));
  return findImports(file, text).flatMap(({ specifier, source }) => {
    const isAllowed =
      source === null
        ? isAllowedPackage(specifier, rule)
        : sources.some((allowed) => source === allowed || source.startsWith(`${allowed}/`));
    return isAllowed ? [] : [`${file} may not import ${specifier}`];
  });
}

/** Returns what `*` of the pattern stands for, empty without one; null where it is no prefix of the path. */
function wildcardIn(pattern: string, path: string): string | null {
  const parts = path.split('/');
  const patternParts = pattern.split('/');
  const isPrefix = patternParts.every((part, index) => part === parts[index] || (part === '*' && index < parts.length));
  return isPrefix ? (parts[patternParts.indexOf('*')] ?? '') : null;
}

interface Import {
  specifier: string;
  /** The file of ours that it means, from the root; null for a package. */
  source: string | null;
}

/** Static and dynamic imports, types included. */
export function findImports(file: string, text: string): Import[] {
  const { module, errors } = parseSync(file, text);
  if (errors[0]) throw new SyntaxError(`${file}: ${errors[0].message}`);
  const exportsFrom = module.staticExports.flatMap(({ entries }) =>
    entries.flatMap(({ moduleRequest }) => (moduleRequest ? [moduleRequest.value] : [])),
  );
  const dynamic = module.dynamicImports.flatMap(({ moduleRequest }) => {
    const literal = text.slice(moduleRequest.start, moduleRequest.end);
    return /^['"]/.test(literal) ? [literal.slice(1, -1)] : [];
  });
  const specifiers = [
    ...module.staticImports.map(({ moduleRequest }) => moduleRequest.value),
    ...exportsFrom,
    ...dynamic,
  ];
  return specifiers.map((specifier) => ({ specifier, source: resolveSource(specifier, file) }));
}

function resolveSource(specifier: string, file: string): string | null {
  if (specifier.startsWith('.')) return join(dirname(file), specifier);
  if (specifier.startsWith('#')) return join('web/src', specifier.slice(1));
  if (specifier.startsWith(CONTRACT_PACKAGE)) {
    const path = specifier.slice(CONTRACT_PACKAGE.length);
    return /^(?:samples|test-support)\//.test(path) ? `contract/${path}.ts` : `contract/src/${path}.ts`;
  }
  return null;
}

function isAllowedPackage(specifier: string, { packages, notPackages = [] }: ImportRule): boolean {
  const isAmong = (names: readonly string[]) =>
    names.some((name) => specifier === name || specifier.startsWith(/[/:]$/.test(name) ? name : `${name}/`));
  return (packages === undefined || isAmong(packages)) && !isAmong(notPackages);
}

/**
 * Import cycles, each as the files on it, by a depth-first search over `imports` (a file's imports by its path). Every
 * cycle contains an import that leads back to a file on the present path, so that at least one cycle of each tangle is
 * found.
 */
export function findCycles(imports: ReadonlyMap<string, readonly string[]>): string[][] {
  const cycles: string[][] = [];
  const finished = new Set<string>();
  const path: string[] = [];

  function visit(file: string): void {
    const start = path.indexOf(file);
    if (start !== -1) cycles.push(path.slice(start));
    if (start !== -1 || finished.has(file)) return;
    path.push(file);
    for (const imported of imports.get(file) ?? []) visit(imported);
    path.pop();
    finished.add(file);
  }

  for (const file of imports.keys()) visit(file);
  return cycles;
}
