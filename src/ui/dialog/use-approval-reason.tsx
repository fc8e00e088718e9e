import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { ApiError } from '#src/lib/http/api-error.ts'
import { toast } from '#src/lib/toast.ts'
import { WhyDialog } from '../form/WhyDialog.tsx'
import { Cancelled } from './use-prompt.tsx'

/** It waits for a second person: nothing is changed yet, and whoever asked has been told. */
export class AwaitingApproval extends Cancelled {}

/** The answer says that nothing counts before a second person agrees. */
export const waitsForSecond = (answer: unknown): boolean =>
  typeof answer === 'object' && answer !== null && 'waits' in answer && answer.waits === true

type Send<T> = (reason?: string) => Promise<T>

interface Asked {
  send: (reason: string) => Promise<unknown>
  yes: (answer: unknown) => void
  no: () => void
}

const asksWhy = (error: unknown): boolean => error instanceof ApiError && error.errors?.['reason'] !== undefined

/**
 * Sends what may take two people: where the server asks why, a dialog does, and it is sent again. Fails with `Cancelled` where
 * nobody says why, and with `Waits` where somebody else has to agree. `dialog` has to be drawn.
 */
export function useApprovalReason() {
  const { t } = useTranslation('approvals')
  const [asked, setAsked] = useState<Asked | null>(null)
  const ask = (send: Asked['send']) =>
    new Promise<unknown>((resolve, reject) => {
      setAsked({ send, yes: resolve, no: () => reject(new Cancelled()) })
    }).finally(() => setAsked(null))
  const withWhy = async <T extends { waits: boolean }>(send: Send<T>): Promise<T> => {
    const answer = await send().catch((error: unknown) => {
      if (asksWhy(error)) return ask(send) as Promise<T>
      throw error
    })
    if (!answer.waits) return answer
    toast.success(t('asking.waits'))
    throw new AwaitingApproval()
  }
  const dialog = asked && <WhyDialog send={asked.send} onSent={asked.yes} onClose={asked.no} />
  return { withWhy, dialog }
}
