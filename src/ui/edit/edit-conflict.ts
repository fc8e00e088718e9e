import type { EditedMeanwhile } from '#src/contract/errors.ts'

/** An edit that was refused because somebody else saved another value since the editor opened. */
export class EditConflict extends Error {
  /** What is saved now. */
  readonly present: unknown
  /** Name of who saved it; empty text while it is not known. */
  readonly by: string
  /** When; empty text while it is not known. */
  readonly at: string

  constructor(message: string, { present, by, at }: Pick<EditConflict, 'present' | 'by' | 'at'>) {
    super(message)
    this.name = 'EditConflict'
    this.present = present
    this.by = by
    this.at = at
  }
}

/** The conflict that the fields of a refusal tell of; null for any other refusal. */
export function conflictIn(message: string, errors: Record<string, string> | undefined): EditConflict | null {
  const { present, changed_by = '', changed_at = '' }: Partial<EditedMeanwhile> = errors ?? {}
  if (present === undefined) return null
  return new EditConflict(message, { present: JSON.parse(present), by: changed_by, at: changed_at })
}
