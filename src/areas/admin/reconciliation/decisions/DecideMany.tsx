import Button from '@mui/material/Button'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Decided, LineSubject } from '#src/contract/entities/reconciliation/ledger.ts'
import type { Decision } from '#src/contract/reconciliation/ledger-line.ts'
import { toast } from '#src/lib/toast.ts'
import { useOpened } from '#src/ui/dialog/use-opened.ts'
import { PartialOutcome } from '#src/ui/table/PartialOutcome.tsx'
import { useRefresh, useUndoMany } from '../hooks.ts'
import { DecideManyDialog } from './DecideManyDialog.tsx'
import type { ManyAct, ManyLine } from './many-lines.ts'

interface DecideManyProps {
  acts: readonly ManyAct[]
  lines: readonly ManyLine[]
  send: (kind: Decision, reason: string) => Promise<Decided>
  keyOf: (subject: LineSubject) => number
  /** What is decided needs no second press; what was left stays chosen. */
  choose: (keys: readonly number[], on: boolean) => void
}

/** One decision about all that is chosen, with one reason; says how many were decided, and of each that was not, why. */
export function DecideMany({ acts, lines, send, keyOf, choose }: DecideManyProps) {
  const { t } = useTranslation(['reconciliation', 'table'])
  const [asked, setAsked] = useOpened<ManyAct | null>(null)
  const [told, setTold] = useState<{ answer: Decided; names: ReadonlyMap<number, string> } | null>(null)
  const refresh = useRefresh()
  const undo = useUndoMany()
  const finish = async (act: ManyAct, answer: Decided) => {
    const { changed, waiting, decisions, left } = answer
    const stay = new Set(left.flatMap((each) => each.lines.map(keyOf)))
    choose(
      lines.flatMap(({ key }) => (stay.has(key) ? [] : [key])),
      false,
    )
    if (left.length > 0) setTold({ answer, names: new Map(lines.map(({ key, name }) => [key, name])) })
    else {
      const done = changed === 0 ? [] : [t(act.kind === 'chased' ? 'done.chased' : 'done.changed', { count: changed })]
      const waits = waiting === 0 ? [] : [t('done.waiting', { count: waiting })]
      const said = [...done, ...waits].join(' ')
      if (decisions.length > 0) toast.saved(said, () => undo.mutate(decisions))
      else toast.success(said)
    }
    await refresh()
  }
  return (
    <>
      {acts.map((act) => (
        <Button key={act.kind} variant="outlined" onClick={() => setAsked(act)}>
          {t(`act.${act.word}`)}
        </Button>
      ))}
      {asked && (
        <DecideManyDialog
          act={asked}
          lines={lines}
          send={(reason) => send(asked.kind, reason)}
          onDone={(answer) => finish(asked, answer)}
          onClose={() => setAsked(null)}
        />
      )}
      {told && (
        <PartialOutcome
          changed={told.answer.decisions.length}
          refused={told.answer.left.map(({ why, lines: subjects }) => ({
            why: t(`many.${why}`),
            names: subjects.map((subject) => told.names.get(keyOf(subject)) ?? ''),
          }))}
          {...(told.answer.waiting > 0 && { note: t('done.waiting', { count: told.answer.waiting }) })}
          onUndo={() => undo.mutate(told.answer.decisions)}
          onClose={() => setTold(null)}
        />
      )}
    </>
  )
}
