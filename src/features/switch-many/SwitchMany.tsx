import Button from '@mui/material/Button'
import Dialog from '@mui/material/Dialog'
import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import DialogTitle from '@mui/material/DialogTitle'
import Typography from '@mui/material/Typography'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Switched, SwitchedKind } from '#src/contract/entities/catalogue/switch-many.ts'
import type { Flag } from '#src/contract/entities/shared/fields.ts'
import { call } from '#src/lib/http.ts'
import { toast, toastError } from '#src/lib/toast.ts'

interface SwitchManyProps {
  kind: SwitchedKind
  chosen: ReadonlySet<number>
  nameOf: (id: number) => string
  /** What is read anew afterwards. */
  queryKey: readonly string[]
  /** What was changed needs no second press; what was refused stays chosen. */
  onDone: (done: readonly number[]) => void
}

/** On and off for all that is chosen; says how many were changed, and of each that was not, why. */
export function SwitchMany({ kind, chosen, nameOf, queryKey, onDone }: SwitchManyProps) {
  const { t } = useTranslation(['table', 'common', 'rules', 'errors'])
  const client = useQueryClient()
  const id = useId()
  const [told, setTold] = useState<{ on: Flag; answer: Switched } | null>(null)
  const { mutateAsync, isPending } = useMutation({
    mutationFn: ({ ids, on }: { ids: readonly number[]; on: Flag }) =>
      call('switchMany', { body: { kind, ids: [...ids], on } }),
    onSettled: () => client.invalidateQueries({ queryKey }),
  })
  const undo = (ids: readonly number[], on: Flag) => {
    mutateAsync({ ids, on }).then(
      ({ changed, refused }) =>
        refused.length > 0
          ? toast.warning(t('bulkUndonePart', { count: changed.length, refused: refused.length }))
          : toast.success(t('bulkUndone', { count: changed.length })),
      toastError,
    )
  }
  const run = async (on: Flag) => {
    try {
      const answer = await mutateAsync({ ids: [...chosen], on })
      const { changed, unchanged, refused } = answer
      onDone([...changed, ...unchanged])
      if (refused.length > 0) setTold({ on, answer })
      else if (changed.length === 0) toast.info(t('bulkNothing'))
      else toast.saved(t('bulkChanged', { count: changed.length }), () => undo(changed, on === 1 ? 0 : 1))
    } catch (error) {
      toastError(error)
    }
  }
  return (
    <>
      {([1, 0] as const).map((on) => (
        <Button key={on} variant="outlined" disabled={isPending} onClick={() => void run(on)}>
          {t(on === 1 ? 'turnOn' : 'turnOff')}
        </Button>
      ))}
      {told && (
        <Dialog open maxWidth="sm" aria-labelledby={id} onClose={() => setTold(null)}>
          <DialogTitle id={id}>
            {t('bulkPart', { count: told.answer.changed.length, refused: told.answer.refused.length })}
          </DialogTitle>
          <DialogContent tabIndex={0}>
            <ul>
              {told.answer.refused.map((each) => (
                <Typography key={each.id} component="li" sx={{ overflowWrap: 'anywhere', py: 1 }}>
                  <strong>{nameOf(each.id)}</strong>: {each.reason.startsWith('errors:') ? t(each.reason) : each.reason}
                </Typography>
              ))}
            </ul>
          </DialogContent>
          <DialogActions>
            {told.answer.changed.length > 0 && (
              <Button
                variant="outlined"
                onClick={() => {
                  undo(told.answer.changed, told.on === 1 ? 0 : 1)
                  setTold(null)
                }}
              >
                {t('undoChanged', { count: told.answer.changed.length })}
              </Button>
            )}
            <Button variant="contained" autoFocus onClick={() => setTold(null)}>
              {t('common:close')}
            </Button>
          </DialogActions>
        </Dialog>
      )}
    </>
  )
}
