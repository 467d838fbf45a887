import { readFileSync } from 'node:fs';
import { DATABASE, type Google } from '../../google/connect.ts';
import { ROOT } from '../../paths.ts';
import { type Check, fine, nameSome, wrong } from '../check.ts';

interface IndexField {
  fieldPath?: string | null;
  order?: unknown;
  arrayConfig?: unknown;
}

interface IndexFile {
  indexes: { collectionGroup: string; queryScope: string; fields: IndexField[] }[];
  fieldOverrides: {
    collectionGroup: string;
    fieldPath: string;
    ttl?: boolean;
    indexes: (IndexField & { queryScope: string })[];
  }[];
}

/** Fields that have indexes or a time to live of their own. */
const OWN_SETTINGS = 'indexConfig.usesAncestorConfig=false OR ttlConfig:*';

/** Checks that all that `firestore.indexes.json` names is built, and times to live are active. */
export const indexes = ({ project, admin }: Google): Check => ({
  name: 'Indexes',
  async read() {
    const file: IndexFile = JSON.parse(readFileSync(`${ROOT}/firestore.indexes.json`, 'utf8'));
    const parent = `projects/${project}/databases/${DATABASE}/collectionGroups/-`;
    const [[composite], [fields]] = await Promise.all([
      admin.listIndexes({ parent }),
      admin.listFields({ parent, filter: OWN_SETTINGS }),
    ]);
    const states = new Map<string, string>();
    for (const { name, queryScope, fields, state } of composite)
      states.set(nameIndex(groupOf(name), { queryScope, fields }), String(state));
    for (const { name, indexConfig, ttlConfig } of fields) {
      const group = groupOf(name);
      const path = String(name).split('/fields/')[1];
      if (ttlConfig) states.set(`time to live of ${group}.${path}`, String(ttlConfig.state));
      if (indexConfig?.usesAncestorConfig === false) states.set(`settings of ${group}.${path}`, 'READY');
      for (const { queryScope, fields, state } of indexConfig?.indexes ?? [])
        states.set(nameIndex(group, { queryScope, fields }), String(state));
    }
    const wanted = listWanted(file);
    const missing = wanted.filter((name) => !states.has(name));
    if (missing.length > 0)
      return wrong(`${nameSome(missing)} missing. Deploy: npm run deploy -- --project ${project}`);
    const unready = wanted.filter((name) => states.get(name) !== 'READY' && states.get(name) !== 'ACTIVE');
    if (unready.length === 0) return fine(`${wanted.length} built or active, with times to live`);
    const broken = unready.filter((name) => states.get(name) !== 'CREATING');
    if (broken.length > 0)
      return wrong(
        `${nameSome(broken)} could not be built: https://console.firebase.google.com/project/${project}/firestore/indexes`,
      );
    return wrong(`${nameSome(unready)} being built: lists that need them answer 503. Look again in some minutes`);
  },
});

function listWanted({ indexes, fieldOverrides }: IndexFile): string[] {
  return [
    ...indexes.map(({ collectionGroup, ...index }) => nameIndex(collectionGroup, index)),
    ...fieldOverrides.flatMap(({ collectionGroup, fieldPath, ttl, indexes }) => [
      `settings of ${collectionGroup}.${fieldPath}`,
      ...(ttl ? [`time to live of ${collectionGroup}.${fieldPath}`] : []),
      ...indexes.map(({ queryScope, ...mode }) =>
        nameIndex(collectionGroup, { queryScope, fields: [{ fieldPath, ...mode }] }),
      ),
    ]),
  ];
}

/** Names an index by what it holds. Google adds the document's name to the fields. */
function nameIndex(
  group: string,
  { queryScope, fields }: { queryScope?: unknown; fields?: readonly IndexField[] | null },
): string {
  const parts = (fields ?? [])
    .filter(({ fieldPath }) => fieldPath !== '__name__')
    .map(({ fieldPath, order, arrayConfig }) => `${fieldPath} ${order ?? arrayConfig}`);
  return `${group} (${parts.join(', ')}) by ${queryScope}`;
}

function groupOf(name: unknown): string {
  return String(name).split('/collectionGroups/')[1]?.split('/')[0] ?? '';
}
