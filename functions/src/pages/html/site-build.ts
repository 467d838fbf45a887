import { readFile } from 'node:fs/promises';
import type { ErrorCode } from '@aperture-byline/contract/shared/envelope';

/** An entry of Vite's manifest: a module of the client, its file, and what it brings. */
interface ManifestEntry {
  file: string;
  css?: string[];
  imports?: string[];
}

type Manifest = Readonly<Record<string, ManifestEntry>>;

/** What the build made for one page. */
export interface PageFiles {
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
  renderer: Renderer;
  /** The document that the browser fills by itself, around its empty `#root`. */
  shell: { head: string; beforeRoot: string; afterRoot: string };
  filesOf: (module: string) => PageFiles;
}

/** What `entry-server` of the client exports. */
export interface Renderer {
  render: (address: string) => Promise<RenderedPage | { redirect: string }>;
  renderFailure: (address: string) => Promise<RenderedPage>;
  readFrom: (callRoute: CallRoute) => void;
}

export interface RenderedPage {
  status: 200 | 404 | 503;
  /** The page's module in the client; undefined where the address has no page. */
  module: string | undefined;
  head: string;
  body: string;
  /** The data that the page was rendered from; undefined where the browser has to read it. */
  state?: PageState;
}

/** Answers by the client's query keys, which begin with the method and path of their endpoint. */
export type PageState = [queryKey: readonly unknown[], data: unknown][];

/** Makes a public read of the API in this process. */
export type CallRoute = (
  endpoint: NamedCall,
  input: CallInput,
) => Promise<{ data: unknown } | { status: number; code: ErrorCode }>;

export interface NamedCall {
  method: string;
  path: string;
}

export interface CallInput {
  params?: Readonly<Record<string, string>>;
  query?: Readonly<Record<string, string | number | undefined>>;
}

const ENTRY = 'src/app/entry-client.tsx';
const ROOT = '<div id="root"></div>';
/** The shell's own style sheets: a rendered page has them inline. */
const STYLE_LINK = /<link rel="stylesheet"[^<>]*>/g;

const FONT_FACE = /@font-face\{[^{}]*\}/g;
/** Whether a rule names a font's file, other than a fallback of the system's. */
const hasFile = (rule: string): boolean => rule.includes('url(');

/** `</style` would end the element; in CSS, the backslash changes nothing. */
const toInlineCss = (text: string): string => text.replaceAll('</', '<\\/');

/** Reads the build of the client, which stands beside the function's bundle. */
export async function loadSiteBuild(folder: URL): Promise<SiteBuild> {
  const [renderer, shell, manifest] = await Promise.all([
    import(new URL('entry-server.js', folder).href) as Promise<Renderer>,
    readFile(new URL('shell.html', folder), 'utf8'),
    readFile(new URL('manifest.json', folder), 'utf8').then((text): Manifest => JSON.parse(text)),
  ]);
  const sheets = new Map<string, string>();
  for (const sheet of new Set(Object.values(manifest).flatMap(({ css = [] }) => css)))
    sheets.set(sheet, await readFile(new URL(sheet, folder), 'utf8'));
  const [head = '', rest = ''] = shell.replace(STYLE_LINK, '').split('</head>');
  const [beforeRoot = '', afterRoot = ''] = rest.split(ROOT);
  const known = new Map<string, PageFiles>();

  function filesOf(module: string): PageFiles {
    const found = known.get(module) ?? collectFiles(manifest, [ENTRY, module], sheets);
    known.set(module, found);
    return found;
  }

  return { renderer, shell: { head, beforeRoot, afterRoot }, filesOf };
}

/** The files of these modules and of all that they import statically, each once, dependencies first. */
function collectFiles(
  manifest: Manifest,
  modules: readonly string[],
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
  for (const module of modules) visit(module);
  const css = toInlineCss([...styles].map((sheet) => sheets.get(sheet) ?? '').join(''));
  return {
    scripts: [...scripts],
    sheets: [...styles].map((sheet) => `/${sheet}`),
    css: css.replace(FONT_FACE, (rule) => (hasFile(rule) ? '' : rule)),
    fonts: (css.match(FONT_FACE) ?? []).filter(hasFile).join(''),
  };
}
