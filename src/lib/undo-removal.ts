import { ApiError } from '#src/lib/api-error.ts'
import { errorText, toast } from '#src/lib/toast.ts'

/** What the server says of the record itself, where it says anything of it. */
export const reasonOf = (error: unknown): string =>
  (error instanceof ApiError && Object.values(error.errors ?? {})[0]) || errorText(error)

interface UndoRemoval {
  restore: () => Promise<unknown>
  /** What is said once it is there again. */
  done: string
  /** Whatever came of it, lists may have changed. */
  reload: () => unknown
}

/** Says that a record was deleted; the Undo in the toast brings it back. */
export function toastRemoved(text: string, { restore, done, reload }: UndoRemoval): void {
  toast.saved(text, () => {
    restore()
      .then(
        () => toast.success(done),
        (error: unknown) => toast.error(reasonOf(error)),
      )
      .finally(() => void reload())
  })
}
