import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { DeskChanged, DeskMany } from '#src/contract/entities/support/ticket-desk.ts'
import { digitsOfTicket } from '#src/contract/entities/support/ticket-number.ts'
import { call } from '#src/lib/http/http.ts'
import { toast, toastError } from '#src/lib/toast.ts'
import { DESK_KEY } from '../hooks.ts'

export interface LeftTickets {
  answer: DeskChanged
  undo: () => void
}

/** One act on many tickets, said and taken back; `left` is what to show where some were not changed. */
export function useChangeTickets(choose: (keys: readonly number[], on: boolean) => void) {
  const { t } = useTranslation(['ticket-desk', 'table'])
  const client = useQueryClient()
  const [left, setLeft] = useState<LeftTickets | null>(null)
  const send = async (body: DeskMany): Promise<DeskChanged> => {
    const answer = await call('changeDeskTickets', { body })
    // What fails is asked for again by the queue itself.
    void client.invalidateQueries({ queryKey: DESK_KEY })
    return answer
  }
  const undo = async ({ changed }: DeskChanged, act: DeskMany['act']) => {
    try {
      const answers: DeskChanged[] = []
      for (const [admin_id, tickets] of act === 'assign' ? byOwner(changed) : [[null, ticketsOf(changed)] as const])
        answers.push(await send({ act: act === 'assign' ? act : 'undoClose', tickets, admin_id, least: false }))
      const refused = answers.flatMap((each) => ticketsOf(each.refused))
      const undone = answers.flatMap((each) => each.changed).length
      choose(refused.map(digitsOfTicket), true)
      if (refused.length > 0) toast.warning(t('table:bulkUndonePart', { count: undone, refused: refused.length }))
      else toast.success(t('table:bulkUndone', { count: undone }))
    } catch (error) {
      toastError(error)
    }
  }
  const finish = (answer: DeskChanged, act: DeskMany['act']) => {
    const { changed, unchanged, refused } = answer
    choose([...ticketsOf(changed), ...unchanged].map(digitsOfTicket), false)
    const back = () => void undo(answer, act)
    if (refused.length > 0) setLeft({ answer, undo: back })
    else if (changed.length > 0)
      toast.saved(t(act === 'assign' ? 'many.assigned' : 'many.closed', { count: changed.length }), back)
    else toast.info(t('table:bulkNothing'))
  }
  return { send, finish, left, forget: () => setLeft(null) }
}

const ticketsOf = (rows: readonly { ticket: string }[]): string[] => rows.map(({ ticket }) => ticket)

/** Whose each was, with all that was theirs. */
function byOwner(changed: DeskChanged['changed']): Map<number | null, string[]> {
  const owners = new Map<number | null, string[]>()
  for (const { ticket, before } of changed) owners.set(before, [...(owners.get(before) ?? []), ticket])
  return owners
}
