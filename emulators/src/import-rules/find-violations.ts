import { dirname, join } from 'node:path/posix';
import { parseSync } from 'rolldown/utils';
import type { ImportRule } from './rules.ts';

const CONTRACT_PACKAGE = '@aperture-byline/contract/';

/** What `file` imports against the rules, one sentence each. Throws where no rule covers the file. */
export function findViolations(file: string, text: string, rules: readonly ImportRule[]): string[] {
  const rule = rules.find(({ folder }) => matcher(folder).test(file));
  if (!rule) throw new Error(`No import rule covers ${file}`);
  const [, ...names] = matcher(rule.folder).exec(file) ?? [];
  const sources = rule.sources.map((source) => source.replaceAll('*', names[0] ?? '*'));
  return importsOf(file, text).flatMap((specifier) => {
    const source = sourceOf(specifier, file);
    const isAllowed =
      source === null
        ? isAllowedPackage(specifier, rule)
        : sources.some((allowed) => source === allowed || source.startsWith(`${allowed}/`));
    return isAllowed ? [] : [`${file} may not import ${specifier}`];
  });
}

function matcher(folder: string): RegExp {
  return new RegExp(`^${folder.replaceAll('.', '\\.').replaceAll('*', '([^/]+)')}(?:/|$)`);
}

/** Static and dynamic imports, types included. */
function importsOf(file: string, text: string): string[] {
  const { module, errors } = parseSync(file, text);
  if (errors[0]) throw new SyntaxError(`${file}: ${errors[0].message}`);
  const exportsFrom = module.staticExports.flatMap(({ entries }) =>
    entries.flatMap(({ moduleRequest }) => (moduleRequest ? [moduleRequest.value] : [])),
  );
  const dynamic = module.dynamicImports.flatMap(({ moduleRequest }) => {
    const literal = text.slice(moduleRequest.start, moduleRequest.end);
    return /^['"]/.test(literal) ? [literal.slice(1, -1)] : [];
  });
  return [
    ...module.staticImports.map(({ moduleRequest }) => moduleRequest.value),
    ...exportsFrom,
    ...dynamic,
  ];
}

/** The file of ours that a specifier means, from the root, or null for a package. */
function sourceOf(specifier: string, file: string): string | null {
  if (specifier.startsWith('.')) return join(dirname(file), specifier);
  if (specifier.startsWith('#')) return join('web/src', specifier.slice(1));
  if (specifier.startsWith(CONTRACT_PACKAGE))
    return `contract/src/${specifier.slice(CONTRACT_PACKAGE.length)}.ts`;
  return null;
}

function isAllowedPackage(specifier: string, { packages, notPackages = [] }: ImportRule): boolean {
  const isAmong = (names: readonly string[]) =>
    names.some((name) => specifier === name || specifier.startsWith(/[/:]$/.test(name) ? name : `${name}/`));
  return (packages === undefined || isAmong(packages)) && !isAmong(notPackages);
}
