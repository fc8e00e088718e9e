const { console: output } = globalThis

/** Somebody sees, or would see, what only a mistake of ours can show. */
export function logFault(what: string): void {
  output.error(what)
}

/** Start-up failures are only logged, as specified: the visitor sees no message. */
export function logFailure(what: string, error: unknown): void {
  output.warn(`${what}: ${error instanceof Error ? error.message : String(error)}`)
}
