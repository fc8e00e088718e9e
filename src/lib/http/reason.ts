import { ApiError, isChangedMeanwhile } from '#src/lib/http/api-error.ts'
import { errorText } from '#src/lib/toast.ts'

/** What the server said of a field, else of any other field, else what it said at all. */
export function reasonOf(error: unknown, field = ''): string {
  // A conflict tells values, not reasons.
  if (!(error instanceof ApiError) || isChangedMeanwhile(error)) return errorText(error)
  return error.errors?.[field] || Object.values(error.errors ?? {})[0] || errorText(error)
}
