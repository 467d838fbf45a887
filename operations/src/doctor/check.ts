/** A question about a project. */
export interface Check {
  name: string;
  /** Reads the project and changes nothing. */
  read: () => Promise<Finding>;
}

/** A phrase for what is as it should be, or for what is not and what to do about it. */
export interface Finding {
  isFine: boolean;
  text: string;
}

export const fine = (text: string): Finding => ({ isFine: true, text });
export const wrong = (text: string): Finding => ({ isFine: false, text });

/** Names the first of many. */
export function nameSome(names: readonly string[]): string {
  const shown = names.slice(0, 3).join(', ');
  return names.length > 3 ? `${shown} and ${names.length - 3} more` : shown;
}
