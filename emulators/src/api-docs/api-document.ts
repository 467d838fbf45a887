import { type BodyName, findSchema } from '@aperture-byline/contract/endpoints/bodies';
import type { ByCaller, Endpoint } from '@aperture-byline/contract/endpoints/endpoint';
import { endpoints } from '@aperture-byline/contract/endpoints/table';
import { ERROR_STATUS, type ErrorCode } from '@aperture-byline/contract/shared/api/envelope';
import { describeBody } from './describe-schema.ts';
import { type ContractSources, readContract } from './read-contract.ts';

const INTRO = `# API

Every call below \`/api\`, made from the endpoint table in \`contract/src/endpoints\` by \`npm run docs\`. Do not edit.

A successful answer is \`{ "returnCode": 200 | 201, "data": … }\`. An error is
\`{ "returnCode": status, "error": { "code", "message", "requestId", "fields"?, "unknownFields"? } }\`. Unknown keys of a body are
refused (\`INVALID\`); \`unknownFields\` is their number.

Under *Limits* stand names of \`functions/src/http/middleware/rate-limits.ts\` and \`quotas.ts\`, under *Cache* names of
\`functions/src/http/caching.ts\`, where the numbers are.

Every call can also answer \`TOO_MANY_REQUESTS\` (429, with \`Retry-After\`), \`INTERNAL\` (500) and \`UNAVAILABLE\` (503, with
\`Retry-After\`); a path under another method \`METHOD_NOT_ALLOWED\` (405).

While the house is read-only (decision 206), every call but \`GET\` answers \`READ_ONLY\` (503, with \`Retry-After\`), except those of
administrators and those that say *goes on*.
`;

const WHO: Record<Endpoint['auth'], string> = {
  none: 'everybody',
  optional: 'everybody; a token is looked at where one is sent',
  required: 'signed in (`Authorization: Bearer …`)',
};

const APP_CHECK: Record<NonNullable<Endpoint['appCheck']>, string> = {
  all: '`X-Firebase-AppCheck`, where the house enforces it',
  visitors: '`X-Firebase-AppCheck` without a token, where the house enforces it',
};

export async function apiDocument(): Promise<string> {
  const sources = await readContract();
  const answered = new Set<string>();
  const areas: string[] = [];
  for (const [area, calls] of Object.entries(endpoints)) {
    const sections: string[] = [];
    // A module namespace is sorted by name in Node and by place in the test runner.
    for (const [name, endpoint] of Object.entries<Endpoint>(calls).sort(([a], [b]) => (a < b ? -1 : 1)))
      sections.push(describeEndpoint({ area, name }, endpoint, sources, answered));
    areas.push(`## ${area}\n\n${sections.join('\n')}`);
  }
  return `${INTRO}\n${areas.join('\n')}\n## Types\n\n\`\`\`ts\n${describeTypes(answered, sources)}\n\`\`\`\n`;
}

function describeEndpoint(
  { area, name }: { area: string; name: string },
  endpoint: Endpoint,
  { calls, types, typeParameters }: ContractSources,
  answered: Set<string>,
): string {
  const source = calls.get(name);
  if (!source) throw new Error(`No call ${name} in the contract`);
  const given = calls.get(area)?.answers ?? [];
  const responseType =
    source.answers[0]?.replace(/\w+/g, (type) => given[typeParameters.indexOf(type)] ?? type) ?? null;
  for (const type of namesIn(responseType ?? '', types)) answered.add(type);
  const rows = [
    ['Who', who(endpoint)],
    ['Path', listed(endpoint.path.match(/:\w+/g)?.map((parameter) => parameter.slice(1)))],
    ['Query', listed(endpoint.query)],
    ['Headers', endpoint.idempotent ? '`Idempotency-Key`, 16 to 64 of `A-Za-z0-9_-`, may be missing' : ''],
    // In a table even code keeps no bar of its own.
    ['Answer', describeAnswer(endpoint, responseType).replaceAll('|', '\\|')],
    ['App Check', endpoint.appCheck ? APP_CHECK[endpoint.appCheck] : ''],
    ['Cache', endpoint.cache],
    ['Read-only', endpoint.worksReadOnly ? 'goes on' : ''],
    ['Limits', listed([endpoint.rateLimit, ...each(endpoint.quota)].filter((limit) => limit !== undefined))],
    ['Errors', listed(listErrors(endpoint).map((code) => `${code} ${ERROR_STATUS[code]}`))],
  ].filter(([, value]) => value !== '');
  return [
    `### ${endpoint.method} ${endpoint.path}`,
    '',
    `\`${name}\`. ${source.comment}`,
    '',
    '| | |',
    '|---|---|',
    ...rows.map(([label, value]) => `| ${label} | ${value} |`),
    '',
    ...describeBodies(endpoint),
  ].join('\n');
}

function who({ auth, authorization = {} }: Endpoint): string {
  const { verified, recentLogin, role } = authorization;
  return [
    WHO[auth],
    ...(verified ? ['confirmed e-mail address'] : []),
    ...(recentLogin ? ['signed in within the last minutes'] : []),
    ...(role ? [`role ${role}`] : []),
  ].join('; ');
}

function describeAnswer({ status, response }: Endpoint, responseType: string | null): string {
  if (response === 'file') return '200, the bytes of a picture';
  if (response === 'pdf') return '200, the bytes of a PDF';
  return response === 'redirect' ? '302 with `Location`' : `${status.join(' or ')}, \`${responseType}\``;
}

function listErrors({
  auth,
  authorization,
  body,
  bodyNamesCaller,
  idempotent,
  appCheck,
  errors = [],
}: Endpoint): ErrorCode[] {
  const codes: [boolean, ErrorCode][] = [
    [body !== undefined, 'BAD_REQUEST'],
    [body !== undefined, 'INVALID'],
    [auth !== 'none', 'UNAUTHENTICATED'],
    [auth !== 'none' || bodyNamesCaller === true, 'FORBIDDEN'],
    [authorization?.verified === true, 'EMAIL_UNVERIFIED'],
    [authorization?.recentLogin === true, 'RECENT_LOGIN_REQUIRED'],
    [appCheck !== undefined, 'NOT_ATTESTED'],
    [idempotent === true, 'KEY_REUSED'],
    [body !== undefined, 'TOO_LARGE'],
    [body !== undefined, 'UNSUPPORTED_TYPE'],
  ];
  return [...codes.flatMap(([applies, code]) => (applies ? [code] : [])), ...errors];
}

function describeBodies({ body, bodyNamesCaller, bodyOptional }: Endpoint): string[] {
  const own = bodyNamesCaller ? ['- `userId`: number, the caller’s own'] : [];
  const bodies: [string, BodyName][] =
    body === undefined
      ? []
      : typeof body === 'string'
        ? [['Body', body]]
        : [
            ['Body with a token', body.user],
            ['Body without a token', body.visitor],
          ];
  const lines: string[] = [];
  for (const [title, name] of bodies) {
    const fields = [...own, ...describeBody(findSchema(name))];
    if (fields.length === 0) lines.push(`${title}: \`{}\`${bodyOptional ? ', or none' : ''}.`, '');
    else lines.push(`${title}${bodyOptional ? ', or none' : ''}:`, '', ...fields, '');
  }
  return lines;
}

function each<T extends string>(value: T | ByCaller<T> | undefined): T[] {
  if (value === undefined) return [];
  return typeof value === 'string' ? [value] : [value.user, value.visitor];
}

function listed(values: readonly string[] = []): string {
  return values.map((value) => `\`${value}\``).join(', ');
}

function namesIn(text: string, types: ContractSources['types']): string[] {
  return (text.match(/\b[A-Z]\w+\b/g) ?? []).filter((name) => types.has(name));
}

/** The types that answers name, and those that these name in turn. */
function describeTypes(answered: ReadonlySet<string>, { types }: ContractSources): string {
  const found = new Set(answered);
  // A set takes what is added while it is iterated.
  for (const name of found)
    for (const other of namesIn(withoutComments(types.get(name) ?? ''), types)) found.add(other);
  return [...found]
    .sort()
    .map((name) => types.get(name))
    .join('\n\n');
}

function withoutComments(source: string): string {
  const [code = '', ...rest] = source.split('/**');
  return [code, ...rest.map((part) => part.slice(part.indexOf('*/') + 2))].join('');
}
