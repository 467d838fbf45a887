import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { answerQuery, type FakeDocuments, type Json, type StructuredQuery } from './fake-documents.ts';

type Answer = Json | Json[] | null;

/** An answer that is an error of Google's. */
export class Refusal extends Error {
  readonly status: number;
  readonly reason: string;

  constructor(status: number, reason: string, message: string) {
    super(message);
    this.status = status;
    this.reason = reason;
  }
}

/** State of the projects that a fake has: resources by their names, as the APIs have them. */
export interface FakeState {
  projectId: string;
  isBilled: boolean;
  enabled: Set<string>;
  collections: string[];
  /**
   * Databases, schedules, secrets, topics, budgets, channels, alert policies, service accounts, the log bucket, the
   * sign-in service; the policies of the project and of the bucket as `NAME/policy`.
   */
  resources: Map<string, Json>;
  bucket: Json | null;
  functions: Json[];
  /** Releases of Hosting, the newest first. */
  releases: Json[];
  backups: Json[];
  indexes: Json[];
  /** Settings of single fields, with their indexes and times to live. */
  fields: Json[];
  documents: FakeDocuments;
}

/** Server that the files of tests in this process share. */
const shared = process as typeof process & { fakeGoogle?: Server };
const HOST = '127.0.0.1';
const NUMBER = '123456789012';
const PARENTS = ['revisions', 'backupSchedules', 'versions', 'budgets', 'notificationChannels', 'alertPolicies'];

/** Requests that are a POST and change nothing. */
const READS = /:testIamPermissions$|:getIamPolicy$|:listCollectionIds$|:runQuery$|:wait$|\/token$/;

/**
 * Google's APIs on this machine, all at one origin, as far as the commands of operators call them. `writes` has what
 * was changed; `refuse` says which requests are answered with an error.
 */
export class FakeGoogle {
  state: FakeState;
  writes: string[] = [];
  refuse: (call: string) => Refusal | 'hang up' | null = () => null;
  /** Number of the write whose answer is lost: it is done, and refused from then on. */
  interruptAt = Number.POSITIVE_INFINITY;

  constructor(projectId: string) {
    this.state = FakeGoogle.#newProject(projectId);
  }

  /** Begins again with a project as Firebase makes it: billed, with the default bucket, and nothing else. */
  reset(): void {
    this.state = FakeGoogle.#newProject(this.state.projectId);
    this.writes = [];
    this.refuse = () => null;
    this.interruptAt = Number.POSITIVE_INFINITY;
  }

  static #newProject(projectId: string): FakeState {
    return {
      projectId,
      isBilled: true,
      enabled: new Set(),
      collections: [],
      resources: new Map<string, Json>([
        [`projects/${projectId}/locations/global/buckets/_Default`, { retentionDays: 30 }],
      ]),
      bucket: makeBucket(projectId, 'ASIA-SOUTH1'),
      functions: [],
      releases: [],
      backups: [],
      indexes: [],
      fields: [],
      documents: new Map(),
    };
  }

  /** Answers at the origin of this process: firebase-tools keeps the one that it was loaded with. */
  async listen(): Promise<string> {
    shared.fakeGoogle ??= createServer().unref();
    const server = shared.fakeGoogle;
    if (!server.listening) await new Promise<void>((resolve) => server.listen(0, HOST, resolve));
    server.removeAllListeners('request').on('request', (request, response) => this.#answer(request, response));
    return `http://${HOST}:${(server.address() as AddressInfo).port}`;
  }

  async #answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk);
    const text = Buffer.concat(chunks).toString();
    const url = new URL(request.url ?? '', 'http://google');
    const call = `${request.method} ${decodeURIComponent(url.pathname)}`;
    const send = (status: number, body: Json | Json[]) =>
      response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
    try {
      const refusal = this.refuse(call);
      if (refusal === 'hang up') {
        request.socket.destroy();
        return;
      }
      if (refusal) throw refusal;
      const body: Json = text.startsWith('{') ? JSON.parse(text) : {};
      const answer = this.#handle(request.method ?? '', decodeURIComponent(url.pathname), url.searchParams, body);
      if (answer === null) throw new Refusal(404, 'NOT_FOUND', `${call} not found`);
      if (request.method !== 'GET' && !READS.test(url.pathname)) this.writes.push(call);
      if (this.writes.length === this.interruptAt) throw new Refusal(403, 'PERMISSION_DENIED', 'Interrupted');
      send(200, answer);
    } catch (error) {
      const { status, reason, message } =
        error instanceof Refusal ? error : new Refusal(501, 'UNIMPLEMENTED', `${error}`);
      send(status, { error: { code: status, status: reason, message } });
    }
  }

  #handle(method: string, path: string, query: URLSearchParams, body: Json): Answer {
    const { state } = this;
    const { resources } = state;
    const project = `projects/${state.projectId}`;
    if (path.endsWith('/token')) return { access_token: 'fake', expires_in: 3600, token_type: 'Bearer' };
    if (path === '/v1beta1/projects') return { results: [{ projectId: state.projectId, projectNumber: NUMBER }] };
    if (path === `/v1beta1/${project}` || path === `/v1/${project}`)
      return { projectId: state.projectId, projectNumber: NUMBER };
    if (path === `/v2/${project}/locations/-/functions`) return { functions: state.functions };
    if (path.endsWith('/channels/live/releases')) return this.#answerReleases(method, query);
    if (path.endsWith('/channels/live')) return { name: path, release: state.releases[0] ?? {} };
    if (path.endsWith(':wait')) return { name: path, done: true };
    if (path.includes('/locations/') && /\/services\/[^/]+$/.test(path) && method === 'PATCH') {
      const name = path.replace('/v2/', '');
      resources.set(name, { ...resources.get(name), ...body });
      return { name: `${name.replace(/services.*/, 'operations/')}traffic`, done: false };
    }
    if (path === `/v1/${project}/locations/-/backups`) return { backups: state.backups };
    if (path.endsWith('/collectionGroups/-/indexes')) return { indexes: state.indexes };
    if (path.endsWith('/collectionGroups/-/fields')) return { fields: state.fields };
    if (path.endsWith('/documents:runQuery'))
      return answerQuery(state.documents, `${project}/databases/(default)`, body.structuredQuery as StructuredQuery);
    if (/\/locations\/-\/(?:functions|services)$/.test(path)) return {};
    if (path.endsWith(':testIamPermissions')) return { permissions: body.permissions };
    if (path === `/v1/${project}/billingInfo`)
      return {
        name: `${project}/billingInfo`,
        billingEnabled: state.isBilled,
        billingAccountName: 'billingAccounts/1',
      };

    if (path === `/v1/${project}/services:batchGet`)
      return { services: query.getAll('names').map((name) => ({ name, state: this.#stateOf(name) })) };
    if (path === `/v1/${project}/services:batchEnable`) {
      for (const service of body.serviceIds as string[]) state.enabled.add(service);
      return { name: 'operations/enable', done: true, response: {} };
    }
    const service = /^\/v1\/projects\/[^/]+\/services\/([\w.]+)$/.exec(path)?.[1];
    if (service) return { name: path, state: this.#stateOf(service) };

    if (path.endsWith('/documents:listCollectionIds'))
      return resources.has(`${project}/databases/(default)`) ? { collectionIds: state.collections } : null;
    if (path === `/v1/${project}/databases` && method === 'POST') {
      const name = `${project}/databases/${query.get('databaseId')}`;
      resources.set(name, { name, ...body });
      return { name: 'operations/database', done: true, response: resources.get(name) };
    }
    if (path === '/v1/operations/database') return { name: 'operations/database', done: true, response: {} };
    if (path === `/v1/${project}/databases`)
      return { databases: [...resources.values()].filter(({ name }) => /\/databases\/[^/]+$/.test(String(name))) };

    const governed = /^\/v3\/(projects\/[^/]+):[gs]etIamPolicy$|^\/storage\/v1\/(b\/[^/]+)\/iam$/.exec(path);
    if (governed) {
      const isWritten = method === 'PUT' || path.endsWith(':setIamPolicy');
      return this.#answerPolicy(
        `${governed[1] ?? governed[2]}/policy`,
        isWritten ? ((body.policy ?? body) as Json) : null,
      );
    }
    if (path === `/v1/${project}/serviceAccounts`) {
      const name = `${project}/serviceAccounts/${body.accountId}@${state.projectId}.iam.gserviceaccount.com`;
      resources.set(name, { name });
      return { name };
    }

    if (path === `/v1alpha/${project}/defaultBucket` && method === 'POST') {
      state.bucket ??= makeBucket(state.projectId, String(body.location).toUpperCase());
      return { location: body.location };
    }
    if (path === `/storage/v1/${project}/serviceAccount`) {
      const email_address = `service-${NUMBER}@gs-project-accounts.iam.gserviceaccount.com`;
      resources.set(`${project}/serviceAccounts/${email_address}`, { name: email_address });
      return { email_address };
    }
    if (path === '/storage/v1/b') return { items: state.bucket ? [state.bucket] : [] };
    if (path === `/storage/v1/b/${state.bucket?.name}`) {
      if (method === 'PATCH') state.bucket = { ...state.bucket, ...body };
      return state.bucket;
    }

    if (path === `/v1/${project}/secrets`) {
      const name = `${project}/secrets/${query.get('secretId')}`;
      resources.set(name, { ...body, name });
      return { ...body, name };
    }
    if (path.endsWith(':addVersion')) {
      const secret = path.slice('/v1/'.length, -':addVersion'.length);
      const name = `${secret}/versions/1`;
      resources.set(name, { name, state: 'ENABLED', payload: body.payload });
      return { name, state: 'ENABLED' };
    }
    if (path === `/v2/${project}/identityPlatform:initializeAuth`) {
      resources.set(`${project}/config`, { authorizedDomains: ['localhost', `${state.projectId}.web.app`] });
      return {};
    }

    const name = path.replace(/^\/v\d\w*\//, '');
    const [, parent = '', collection = ''] = /^(.*)\/(\w+)$/.exec(name) ?? [];
    if (PARENTS.includes(collection)) {
      if (method === 'GET') return this.#list(parent, collection);
      const created = `${parent}/${collection}/${resources.size}`;
      resources.set(created, { name: created, ...body });
      return { name: created, ...body };
    }
    if (method === 'PUT') resources.set(name, { name, ...body });
    if (method === 'PATCH') resources.set(name, { ...resources.get(name), ...body });
    return resources.get(name) ?? null;
  }

  /** A policy is written over the one that was read, for members that exist. */
  #answerPolicy(name: string, written: Json | null): Json {
    const { resources, projectId } = this.state;
    const present: Json = resources.get(name) ?? { version: 1, etag: '0', bindings: [] };
    if (!written) return present;
    if (written.etag !== present.etag) throw new Refusal(409, 'ABORTED', 'There were concurrent policy changes');
    for (const member of (written.bindings as { members: string[] }[]).flatMap(({ members }) => members)) {
      const account = member.replace('serviceAccount:', `projects/${projectId}/serviceAccounts/`);
      if (account !== member && !resources.has(account))
        throw new Refusal(400, 'INVALID_ARGUMENT', `Service account ${member} does not exist.`);
    }
    const policy = { ...written, etag: String(Number(present.etag) + 1) };
    resources.set(name, policy);
    return policy;
  }

  /** Another release of an earlier version is a rollback. */
  #answerReleases(method: string, query: URLSearchParams): Answer {
    const { releases } = this.state;
    if (method === 'GET') return { releases };
    const wanted = query.get('versionName')?.split('/').at(-1);
    const found = releases.find(({ version }) => String((version as Json).name).endsWith(`/${wanted}`));
    if (!found) return null;
    const again = { version: found.version, type: 'ROLLBACK', releaseTime: new Date().toISOString() };
    releases.unshift(again);
    return again;
  }

  /** A secret that does not exist has no versions to list. */
  #list(parent: string, collection: string): Answer {
    if (collection === 'versions' && !this.state.resources.has(parent)) return null;
    const found = [...this.state.resources].filter(([name]) => name.startsWith(`${parent}/${collection}/`));
    return { [collection]: found.map(([, resource]) => resource) };
  }

  #stateOf(name: string): string {
    const service = name.slice(name.lastIndexOf('/') + 1);
    // firebase-tools names an API by its origin, which is this one.
    return service === HOST || this.state.enabled.has(service) ? 'ENABLED' : 'DISABLED';
  }
}

const makeBucket = (projectId: string, location: string): Json => {
  const name = `${projectId}.firebasestorage.app`;
  return { id: name, name, location };
};
