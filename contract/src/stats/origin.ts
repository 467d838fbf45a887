/** A host by its name, with a dot. Its last part begins with a letter: network addresses are none. */
const HOST = /^(?:[a-z0-9-]+\.)+[a-z][a-z0-9-]*$/;
/** Characters of a host. */
export const ORIGIN_MAX = 100;
/** Hosts that are counted on a day for one photographer; what comes from others is counted together. */
export const ORIGINS_MAX = 50;

export const isOriginHost = (host: string): boolean => host.length <= ORIGIN_MAX && HOST.test(host);

const withoutWww = (host: string): string => host.replace(/^www\./, '');

/** The name by which a host is counted; null for one that is not counted, such as the site's own. */
export function toOrigin(host: string, ownHost: string): string | null {
  const origin = withoutWww(host);
  return isOriginHost(origin) && origin !== withoutWww(ownHost) ? origin : null;
}
