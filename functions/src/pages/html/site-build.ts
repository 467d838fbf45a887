import { readFile } from 'node:fs/promises';
import type { PageRenderer, RenderedPage } from '@aperture-byline/contract/pages/rendered-page';
import type { Route } from '../../http/define-route.ts';
import { callRoutes } from './call-routes.ts';

/** An entry of Vite's manifest: a module of the client, its file, and what it brings. */
interface ManifestEntry {
  file: string;
  css?: string[];
  imports?: string[];
  dynamicImports?: string[];
}

type Manifest = Readonly<Record<string, ManifestEntry>>;

/** Files that the build made for one page. */
interface PageFiles {
  /** Addresses, dependencies first. */
  scripts: readonly string[];
  /** Addresses of the style sheets. */
  sheets: readonly string[];
  /** The text of the style sheets for a style element, without the rules of font files. */
  css: string;
  /** The rules of font files. */
  fonts: string;
}

/** The client as it was built, and its renderer. */
export interface SiteBuild {
  renderer: PageRenderer;
  /** The document that the browser fills by itself, around its empty `#root`. */
  shell: { head: string; beforeRoot: string; afterRoot: string };
  /** The script that brings the client of a rendered page, for a script element. */
  startScript: string;
  findFiles: (sources: RenderedPage['sources']) => PageFiles;
}

/** The document, whose script starts the client. */
const ENTRY = 'index.html';
const ROOT = '<div id="root"></div>';
/** The files that the shell asks for: a rendered page has its style sheets inline, and its scripts come later. */
const SHELL_LINK = /<link rel="(?:stylesheet|modulepreload)"[^<>]*>/g;
const SHELL_SCRIPT = /<script type="module"[^<>]*><\/script>/g;
/** Header and words of a page that a script renders, for visitors without scripts. */
const SHELL_WORDS = /<noscript data-shell>(?:[^<]|<(?!\/?noscript))*<\/noscript>/g;

const FONT_FACE = /@font-face\{[^{}]*\}/g;
/** Whether a rule names a font's file, other than a fallback of the system's. */
const hasFile = (rule: string): boolean => rule.includes('url(');

/** `</style` would end the element; in CSS, the backslash changes nothing. */
const toInlineCss = (text: string): string => text.replaceAll('</', '<\\/');

/** Returns a function that loads the build once, whose pages read from these routes; a load that failed is repeated. */
export function prepareSiteBuild(folder: URL, routes: readonly Route[]): () => Promise<SiteBuild> {
  let loading: Promise<SiteBuild> | undefined;

  async function load(): Promise<SiteBuild> {
    const build = await readSiteBuild(folder);
    build.renderer.readFrom(callRoutes(routes));
    return build;
  }

  return () => {
    loading ??= load();
    loading.catch(() => {
      loading = undefined;
    });
    return loading;
  };
}

/** Reads the build of the client, which stands beside the function's bundle. */
async function readSiteBuild(folder: URL): Promise<SiteBuild> {
  const [renderer, shell, startScript, manifest] = await Promise.all([
    import(new URL('entry-server.js', folder).href) as Promise<PageRenderer>,
    readFile(new URL('shell.html', folder), 'utf8'),
    readFile(new URL('start.js', folder), 'utf8'),
    readFile(new URL('manifest.json', folder), 'utf8').then((text): Manifest => JSON.parse(text)),
  ]);
  const sheets = new Map<string, string>();
  for (const sheet of new Set(Object.values(manifest).flatMap(({ css = [] }) => css)))
    sheets.set(sheet, await readFile(new URL(sheet, folder), 'utf8'));
  const [head = '', rest = ''] = shell
    .replace(SHELL_LINK, '')
    .replace(SHELL_SCRIPT, '')
    .replace(SHELL_WORDS, '')
    .split('</head>');
  const [beforeRoot = '', afterRoot = ''] = rest.split(ROOT);
  const known = new Map<string, PageFiles>();

  function findFiles({ module = ENTRY, parts }: RenderedPage['sources']): PageFiles {
    const found = known.get(module) ?? collectFiles(manifest, { module, parts }, sheets);
    known.set(module, found);
    return found;
  }

  return { renderer, shell: { head, beforeRoot, afterRoot }, startScript, findFiles };
}

/**
 * The files of the client and of a page, with all that they import statically, each once, dependencies first. Of the
 * page's parts only the style sheets.
 */
function collectFiles(
  manifest: Manifest,
  { module, parts }: { module: string; parts: readonly string[] },
  sheets: ReadonlyMap<string, string>,
): PageFiles {
  const scripts = new Set<string>();
  const styles = new Set<string>();
  const visited = new Set<string>();
  const visit = (key: string): void => {
    if (visited.has(key)) return;
    visited.add(key);
    const entry = manifest[key];
    if (entry === undefined) throw new Error(`The client's build has no ${key}`);
    for (const imported of entry.imports ?? []) visit(imported);
    scripts.add(`/${entry.file}`);
    for (const sheet of entry.css ?? []) styles.add(sheet);
  };
  visit(ENTRY);
  visit(module);
  // In the same wave what the client opens by itself.
  for (const opened of manifest[ENTRY]?.dynamicImports ?? []) visit(opened);
  // Last, because it starts the page.
  const client = `/${manifest[ENTRY]?.file}`;
  const pageScripts = [...[...scripts].filter((script) => script !== client), client];
  for (const part of parts) visit(part);
  const css = toInlineCss([...styles].map((sheet) => sheets.get(sheet) ?? '').join(''));
  return {
    scripts: pageScripts,
    sheets: [...styles].map((sheet) => `/${sheet}`),
    css: css.replace(FONT_FACE, (rule) => (hasFile(rule) ? '' : rule)),
    fonts: (css.match(FONT_FACE) ?? []).filter(hasFile).join(''),
  };
}
