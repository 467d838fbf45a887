import type { Plugin } from 'vite';

/** Replacements for imports of a package that serve what this client has not, by the folder of that package. */
const STUBS: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  // 3 KB for class components and class instances.
  formik: {
    // For `connect`, which only class components need.
    'hoist-non-react-statics': 'export default (target) => target;',
    'lodash-es/cloneDeep': 'export default (value) => structuredClone(value);',
    'lodash-es/clone': 'export default (value) => (Array.isArray(value) ? [...value] : { ...value });',
  },
  // 45 KB for regular expressions in pipelines, which this client does not run.
  '@firebase/firestore': { re2js: 'export const RE2JS = undefined;' },
  // 1 KB for lists that load more at their end: this site's have pages.
  '@tanstack/query-core': {
    './infiniteQueryBehavior.js': `const unused = undefined;
      export { unused as infiniteQueryBehavior, unused as hasNextPage, unused as hasPreviousPage };`,
  },
  // 2 KB for comparing what holds itself: the same as formik compares by, which is there already.
  '@tiptap/react': {
    'fast-equals': `import compare from 'react-fast-compare';
      export const circularDeepEqual = (one, other) => compare(one, other);`,
  },
  // 3 KB for links that prefetch the modules of its framework mode.
  'react-router': {
    './ssr/components.js': `import { createContext } from 'react';
      export const FrameworkContext = createContext(undefined);
      export const PrefetchPageLinks = () => null;
      export const mergeRefs = (ref) => ref;
      export const usePrefetchBehavior = () => [false, undefined, {}];`,
    './dom/ssr/components.js': `import { createContext } from 'react';
      export const FrameworkContext = createContext(undefined);`,
  },
};

const findPackage = (file: string): string =>
  /[\\/]node_modules[\\/]((?:@[\w-]+\/)?[\w-]+)[\\/]/.exec(file)?.[1] ?? '';

/** Replaces imports by the stubs. */
export const stubImports: Plugin = {
  name: 'stub-imports',
  enforce: 'pre',
  apply: 'build',
  applyToEnvironment: ({ name }) => name === 'client',
  resolveId: (id, importer = '') => {
    const name = findPackage(importer);
    return STUBS[name]?.[id] === undefined ? null : `\0stub:${name}:${id}`;
  },
  load: (id) => {
    if (!id.startsWith('\0stub:')) return null;
    const [, name = '', specifier = ''] = id.split(':');
    return STUBS[name]?.[specifier] ?? null;
  },
};
