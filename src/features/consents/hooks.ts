import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { CONSENT_VERSIONS } from '#src/contract/entities/privacy/consent-purposes.ts'
import type { Consent, ConsentGiven } from '#src/contract/entities/privacy/consent.ts'
import { ApiError } from '#src/lib/http/api-error.ts'
import { call } from '#src/lib/http/http.ts'
import { APPLICATIONS_KEY } from '#src/lib/http/query.ts'
import { i18n } from '#src/lib/i18n.ts'
import { getSession, useSession } from '#src/lib/session/session.ts'

const ALL = ['consents']

async function listConsents(signal: AbortSignal): Promise<Consent[]> {
  const { data } = await call('listConsents', { signal })
  if (!Array.isArray(data)) throw new ApiError(200, 'bad_answer', i18n.t('errors:bad_answer'))
  return data
}

/** The customer's ledger of consents, withdrawn ones too. */
export function useConsents() {
  const userId = useSession((session) => session.userId)
  return useQuery({
    queryKey: [...ALL, userId],
    queryFn: ({ signal }) => listConsents(signal),
    enabled: userId !== null,
  })
}

/** The words of one version, as they were shown; asked for once they are to be read, and the same for ever. */
export function useConsentText({ purpose, version }: ConsentGiven, wanted: boolean) {
  return useQuery({
    queryKey: ['consent-text', purpose, version],
    queryFn: async ({ signal }) => (await call('getConsentText', { params: { purpose, version }, signal })).data,
    enabled: wanted,
    staleTime: Infinity,
  })
}

/** Withdrawing one may take an application back, or switch offers off: what shows them is asked for again. */
export function useWithdrawConsent() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (consentId: number) => call('withdrawConsent', { body: { consent_id: consentId } }),
    onSettled: () => {
      void client.invalidateQueries({ queryKey: ALL })
      for (const queryKey of [APPLICATIONS_KEY, ['offers'], ['privacy'], ['user']])
        void client.invalidateQueries({ queryKey })
    },
  })
}

/** The consent to ask a bureau for the score, with which lenders' offers become exact. Answers what the bureau said. */
export function useGiveScoreConsent() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: async () => {
      await call('giveConsent', { body: { purpose: 'credit_score', version: CONSENT_VERSIONS.credit_score } })
      const { appId } = getSession()
      if (appId === null) return null
      // The consent stands, whatever becomes of the question.
      const asked = await call('getCreditScore', { params: { appId } }).catch(() => null)
      return asked === null ? 'unavailable' : asked.data.state
    },
    onSuccess: async () => {
      void client.invalidateQueries({ queryKey: ALL })
      await client.invalidateQueries({ queryKey: ['offers'] })
    },
  })
}
