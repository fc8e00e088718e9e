import { createContext, use, useState } from 'react'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import type { LenderRevenue } from '#src/contract/entities/earnings/lender-revenue.ts'
import type { SlabsList } from '#src/contract/entities/earnings/terms.ts'
import { fromDayProblem } from '#src/contract/rules/versions.ts'
import { dateShort } from '#src/lib/dates.ts'
import { call } from '#src/lib/http/http.ts'
import { useApprovalReason } from '#src/ui/dialog/use-approval-reason.tsx'
import { usePrompt } from '#src/ui/dialog/use-prompt.tsx'
import { effectWords } from '#src/ui/edit/effect-words.ts'

interface SlabDay {
  /** From which day every change to the slabs counts. */
  day: string
  /** Why nothing can count from it, as a key of its words. */
  problem: string | null
  choose: (day: string) => void
  /** Asks where lines that wait for approval would change; fails with `Cancelled`. */
  confirm: (slabs: readonly LenderRevenue[]) => Promise<void>
  /** Sends a change that may take two people. */
  withWhy: ReturnType<typeof useApprovalReason>['withWhy']
}

const Context = createContext<SlabDay | null>(null)

export function useSlabDay(): SlabDay {
  const day = use(Context)
  if (!day) throw new Error('the slabs have no day')
  return day
}

interface SlabDayProps {
  lenderId: number
  list: SlabsList
  children: ReactNode
}

/** The day from which what is changed inside counts: today, or the day of what is planned. */
export function SlabDayProvider({ lenderId, list: { today, versions }, children }: SlabDayProps) {
  const { t } = useTranslation(['revenue', 'dated'])
  const [chosen, choose] = useState<string | null>(null)
  const { ask, dialog } = usePrompt()
  const why = useApprovalReason()
  const planned = versions.find(({ state }) => state === 'planned')?.from_day
  const day = chosen ?? planned ?? today
  const confirm = async (slabs: readonly LenderRevenue[]) => {
    const params = { lenderId: String(lenderId) }
    const effect = await call('previewSlabs', { params, body: { slabs: [...slabs], from_day: day } })
    if (effect.lines === 0) return
    const title = t('dated:askTitle', { day: dateShort(day) })
    await ask({ title, text: effectWords(effect, t), confirm: t('save') })
  }
  return (
    <Context value={{ day, problem: fromDayProblem(versions, day, today), choose, confirm, withWhy: why.withWhy }}>
      {children}
      {dialog}
      {why.dialog}
    </Context>
  )
}
