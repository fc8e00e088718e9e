import Button from '@mui/material/Button'
import { useTranslation } from 'react-i18next'
import type { BatchDetail, ShownRows } from '#src/contract/entities/imports/studio.ts'
import { count } from '#src/lib/format.ts'
import { toast, toastError } from '#src/lib/toast.ts'
import { useBatchChange } from '../studio-hooks.ts'

type Mark = 'leave_out' | 'take_in' | 'restore'

const WORDS = { leave_out: 'leaveOut', take_in: 'takeIn', restore: 'restore' } as const
const actsOf = (show: ShownRows): readonly Mark[] =>
  show === 'left_out' ? ['take_in'] : show === 'edited' ? ['restore', 'leave_out'] : ['leave_out']

interface MarkManyProps {
  batch: BatchDetail
  show: ShownRows
  chosen: ReadonlySet<number>
  /** Of those, what was left out when it was chosen. */
  out: ReadonlySet<number>
  onDone: () => void
}

/** What can be done with many rows of a file; says how many were changed, and why the others were not. */
export function MarkMany({ batch, show, chosen, out, onDone }: MarkManyProps) {
  const { t } = useTranslation(['imports', 'table'])
  const change = useBatchChange(batch)
  const run = async (action: Mark, rows: readonly number[], undoing = false) => {
    try {
      // What stands so already is not sent: only what this act changes is taken back.
      const standing = (row: number) => action !== 'restore' && out.has(row) === (action === 'leave_out')
      const sent = undoing ? rows : rows.filter((row) => !standing(row))
      if (sent.length === 0) {
        onDone()
        return toast.info(t('table:bulkNothing'))
      }
      const after = await change.mutateAsync({ what: 'rule', rule: { action, rows: [...sent] } })
      const counted = action === 'restore' ? 'edited_count' : 'left_out_count'
      const changed = undoing ? sent.length : Math.abs(after[counted] - batch[counted])
      if (undoing) return toast.success(t('table:bulkUndone', { count: changed }))
      onDone()
      const left = sent.length - changed
      if (left > 0) {
        const part = t('table:bulkPart', { count: changed, changed: count(changed), refused: count(left) })
        toast.warning(`${part}. ${t('studio.rows.keptBecause')}`)
      } else if (action === 'restore') toast.success(t('table:bulkChanged', { count: changed }))
      else
        toast.saved(t('table:bulkChanged', { count: changed }), () => {
          void run(action === 'leave_out' ? 'take_in' : 'leave_out', sent, true)
        })
    } catch (error) {
      toastError(error)
    }
  }
  return actsOf(show).map((action) => (
    <Button
      key={action}
      variant="outlined"
      disabled={change.isPending}
      onClick={() =>
        void run(
          action,
          [...chosen].sort((one, other) => one - other),
        )
      }
    >
      {t(`studio.row.${WORDS[action]}`)}
    </Button>
  ))
}
