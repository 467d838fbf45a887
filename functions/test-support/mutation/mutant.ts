/** A defence that is taken out: mutation testing's mutant, made by hand. */
export interface Mutant {
  /** What holds while the defence is there, as a sentence. */
  defence: string;
  /** The file with the defence, from the project's root. */
  file: string;
  /** What is taken out; occurs once in the file. */
  code: string;
  /** What stands there instead; nothing where it is left out. */
  replacement?: string;
  /** The test file that fails without the defence, from the project's root. */
  test: string;
}
