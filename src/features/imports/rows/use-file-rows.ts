import { useTranslation } from 'react-i18next'
import type { ImportField } from '#src/contract/entities/imports/import-batch.ts'
import type { BatchDetail, BatchRow } from '#src/contract/entities/imports/studio.ts'
import { ApiError } from '#src/lib/http/api-error.ts'
import { reasonOf } from '#src/lib/http/reason.ts'
import { errorText, toastError } from '#src/lib/toast.ts'
import { conflictIn } from '#src/ui/edit/edit-conflict.ts'
import { useBatchChange } from '../studio-hooks.ts'

/** Say why a row changes nothing; there is nothing to put right. */
const NOTES: ReadonlySet<string> = new Set(['outcome_open'])

/** What is known of each row of a file and can be done with it, however it is drawn. */
export function useFileRows(batch: BatchDetail, frozen: boolean): (row: BatchRow) => FileRowFacts {
  const { t } = useTranslation('imports')
  const change = useBatchChange(batch)
  return (row) => ({
    problems: row.problems.filter(({ code }) => !NOTES.has(code)),
    notes: row.problems.filter(({ code }) => NOTES.has(code)),
    wrong: new Set(row.problems.flatMap(({ code, field }) => (NOTES.has(code) || field === null ? [] : [field]))),
    editable: isOpenRow(row) && !frozen,
    changed: row.reopened !== null || row.cells.some(({ edited }) => edited),
    state: row.outcome ? t(`studio.outcomes.${row.outcome}`) : row.verdict ? t(`studio.verdicts.${row.verdict}`) : '',
    mark: (action: 'leave_out' | 'take_in' | 'restore') =>
      change.mutate({ what: 'rule', rule: { action, rows: [row.row] } }, { onError: toastError }),
    save: (field: ImportField) => async (value: string, from?: string) => {
      try {
        await change.mutateAsync({ what: 'edit', edits: [{ row: row.row, field, value }] })
      } catch (error) {
        // Who was faster has put something else there: both are shown, to choose from.
        const conflict = error instanceof ApiError ? conflictIn(errorText(error), error.errors) : null
        if (conflict !== null && conflict.present !== from) throw conflict
        throw new Error(reasonOf(error), { cause: error })
      }
    },
  })
}

export interface FileRowFacts {
  /** What has to be put right. */
  problems: BatchRow['problems']
  notes: BatchRow['problems']
  wrong: ReadonlySet<ImportField>
  editable: boolean
  changed: boolean
  /** What became of it, or would; empty where nothing has been found yet. */
  state: string
  mark: (action: 'leave_out' | 'take_in' | 'restore') => void
  save: (field: ImportField) => (value: string, from?: string) => Promise<void>
}

/** What is written, or erased, stays as it is. */
export const isOpenRow = ({ outcome, shredded }: BatchRow): boolean => outcome !== 'committed' && !shredded
