import { useQueryClient } from '@tanstack/react-query'
import { createContext, useState } from 'react'
import { CONSENT_VERSIONS } from '#src/contract/entities/privacy/consent-purposes.ts'
import type { BureauFilling } from '#src/contract/entities/profile/bureau-filling.ts'
import { useConsents } from '#src/features/consents/hooks.ts'
import { LOAN_AND_PAN } from '#src/features/profile/forms/personal-form.ts'
import { call } from '#src/lib/http/http.ts'
import { profileKey } from '#src/lib/http/query.ts'
import { useSession } from '#src/lib/session/session.ts'

/** Whether the credit bureau may be asked, and what it answered. */
interface Bureau {
  /** A consent to the words of today stands already; undefined while that is not known. */
  given: boolean | undefined
  agreed: boolean
  onAgree: (agreed: boolean) => void
  /** Null until it was asked in this visit. */
  filling: BureauFilling | null
}

export const BureauContext = createContext<Bureau>({
  given: undefined,
  agreed: false,
  onAgree: () => undefined,
  filling: null,
})

/** The consent of the first step, and what follows of it: the bureau fills in what the next step would ask. */
export function useBureauFilling(): { bureau: Bureau; beforeNext: (step: string) => Promise<void> } {
  const client = useQueryClient()
  const userId = useSession((session) => session.userId) ?? 0
  const consents = useConsents()
  const [agreed, onAgree] = useState(false)
  const [filling, setFilling] = useState<BureauFilling | null>(null)
  const given = consents.data?.some(
    ({ purpose, version, withdrawn_at }) =>
      purpose === 'credit_score' && version === CONSENT_VERSIONS.credit_score && withdrawn_at === null,
  )

  const ask = async () => {
    if (!given) {
      await call('giveConsent', { body: { purpose: 'credit_score', version: CONSENT_VERSIONS.credit_score } })
      await client.invalidateQueries({ queryKey: ['consents'] })
    }
    const answer = await call('fillFromBureau', { params: { id: userId } })
    client.setQueryData(profileKey(userId), answer.data)
    setFilling(answer.filling)
  }
  const beforeNext = async (step: string) => {
    if (step !== LOAN_AND_PAN.name || !(given || agreed)) return
    // Without an answer everything can still be typed.
    await ask().catch(() => setFilling({ state: 'unavailable', fields: [], birth_date: '' }))
  }
  return { bureau: { given, agreed, onAgree, filling }, beforeNext }
}
