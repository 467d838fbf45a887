/**
 * A local part of at most 64 characters and a domain whose last part has two letters or more, or stands in Punycode.
 * Neither has spaces, `<>()[],;:` or characters that are drawn as nothing (as in `isVisible`), an empty part between
 * dots, or a part of the domain that begins or ends with a hyphen.
 */
export const EMAIL =
  /^(?=[^@]{1,64}@)[^\s\p{C}\p{DI}\p{Z}\u2800<>()[\],;:@.]+(?:\.[^\s\p{C}\p{DI}\p{Z}\u2800<>()[\],;:@.]+)*@(?:(?!-)[^\s\p{C}\p{DI}\p{Z}\u2800<>()[\],;:@.]+(?<!-)\.)+(?:[Xx][Nn]--[A-Za-z0-9-]+(?<!-)|[^\s\p{C}\p{DI}\p{Z}\u2800<>()[\],;:@.\d-]{2,})$/u;
export const EMAIL_MAX = 254;
