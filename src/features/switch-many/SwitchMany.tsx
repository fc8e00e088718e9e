import Button from '@mui/material/Button'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Switched, SwitchedKind } from '#src/contract/entities/catalogue/switch-many.ts'
import type { Flag } from '#src/contract/entities/shared/fields.ts'
import { toast, toastError } from '#src/lib/toast.ts'
import { byReason, PartialOutcome } from '#src/ui/table/PartialOutcome.tsx'
import { useSwitchMany } from './hooks.ts'
import { SignMany } from './SignMany.tsx'

interface SwitchManyProps {
  kind: SwitchedKind
  chosen: ReadonlySet<number>
  nameOf: (id: number) => string
  /** What is read anew afterwards. */
  queryKey: readonly string[]
  /** What was changed needs no second press; what was refused stays chosen, or is chosen again. */
  choose: (ids: readonly number[], on: boolean) => void
}

const idsOf = (rows: Switched['refused']): number[] => rows.map(({ id }) => id)

/** On and off for all that is chosen; says how many were changed, and of each that was not, why. */
export function SwitchMany({ kind, chosen, nameOf, queryKey, choose }: SwitchManyProps) {
  const { t } = useTranslation(['table', 'rules', 'errors'])
  const [told, setTold] = useState<{ on: Flag; answer: Switched } | null>(null)
  const [unsigned, setUnsigned] = useState<Switched | null>(null)
  const { mutateAsync, isPending } = useSwitchMany(kind, queryKey)
  const undo = (ids: readonly number[], on: Flag) => {
    mutateAsync({ ids, on }).then(({ changed, refused }) => {
      choose(idsOf(refused), true)
      if (refused.length > 0) toast.warning(t('bulkUndonePart', { count: changed.length, refused: refused.length }))
      else toast.success(t('bulkUndone', { count: changed.length }))
    }, toastError)
  }
  const finish = (on: Flag, answer: Switched) => {
    const { changed, unchanged, refused } = answer
    choose([...changed, ...unchanged], false)
    if (refused.length > 0) setTold({ on, answer })
    else if (changed.length > 0)
      toast.saved(t('bulkChanged', { count: changed.length }), () => undo(changed, on === 1 ? 0 : 1))
    else if (unchanged.length > 0) toast.info(t('bulkNothing'))
  }
  const run = async (on: Flag) => {
    try {
      const answer = await mutateAsync({ ids: [...chosen], on })
      if (answer.refused.some(({ without }) => without)) setUnsigned(answer)
      else finish(on, answer)
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
      {unsigned && (
        <SignMany
          refused={unsigned.refused}
          nameOf={nameOf}
          send={(signed) => mutateAsync({ ids: signed.map((each) => each.id), on: 1, signed })}
          onEnd={(then) => {
            setUnsigned(null)
            finish(1, {
              changed: [...unsigned.changed, ...then.changed],
              unchanged: [...unsigned.unchanged, ...then.unchanged],
              refused: [...unsigned.refused.filter(({ without }) => !without), ...then.refused],
            })
          }}
        />
      )}
      {told && (
        <PartialOutcome
          changed={told.answer.changed.length}
          refused={byReason(
            told.answer.refused.map(({ id, reason }) => ({
              name: nameOf(id),
              why: reason.startsWith('errors:') ? t(reason) : reason,
            })),
          )}
          onUndo={() => undo(told.answer.changed, told.on === 1 ? 0 : 1)}
          onClose={() => setTold(null)}
        />
      )}
    </>
  )
}
