/**
 * What a failure is called by a program: its own code, else that of what caused it or of the first of several that did.
 * Never a message, which may quote personal data. Connections that were tried at several addresses have no other name.
 */
export function errorCode(error: unknown): string | null {
  if (!(error instanceof Error)) return null
  if ('code' in error && typeof error.code === 'string' && error.code !== '') return error.code
  const inner: unknown[] = [error.cause, ...(error instanceof AggregateError ? (error.errors as unknown[]) : [])]
  for (const each of inner) {
    const code = errorCode(each)
    if (code !== null) return code
  }
  return null
}
