const { console: output } = globalThis

/** Start-up failures are only logged, as specified: the visitor sees no message. */
export function logFailure(what: string, error: unknown): void {
  output.warn(`${what}: ${error instanceof Error ? error.message : String(error)}`)
}
