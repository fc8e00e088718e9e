import { reasonOf } from '#src/lib/http/reason.ts'
import { toast } from '#src/lib/toast.ts'

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
