/** A local part without spaces or `<>()[],;:`, and a domain whose last part has two letters or more. */
export const EMAIL =
  /^[^\s<>()[\],;:@]+@[^\s<>()[\],;:@.]+(?:\.[^\s<>()[\],;:@.]+)*\.[^\s<>()[\],;:@.\d]{2,}$/;
export const EMAIL_MAX = 254;
