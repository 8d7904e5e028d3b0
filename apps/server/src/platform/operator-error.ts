/** An error that the person at the terminal can fix or must know, in one sentence. */
export class OperatorError extends Error {}
