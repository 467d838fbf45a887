/** A defence that is taken out by hand, where no unit test runs the code. */
export interface Mutant {
  /** The sentence that holds while the defence is there. */
  defence: string;
  /** The file with the defence, from the project's root. */
  file: string;
  /** The code that is taken out; occurs once in the file. */
  code: string;
  /** The code that stands there instead; nothing where it is left out. */
  replacement?: string;
  /** The test file that fails without the defence, from the project's root. */
  test: string;
}
