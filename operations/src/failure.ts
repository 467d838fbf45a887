/** A failure that the operator can act on: its message is the sentence to print. */
export class Failure extends Error {}
