import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import type { EnquiryDetails, LoanEnquiry } from '#src/contract/entities/enquiries/loan-enquiry.ts'
import { CONSENT_VERSIONS } from '#src/contract/entities/privacy/consent-purposes.ts'
import type { EnquiryKind } from '#src/contract/marketed-kinds.ts'
import { call } from '#src/lib/http/http.ts'
import { useSession } from '#src/lib/session/session.ts'

const keyOf = (userId: number | null) => ['loan-enquiries', userId]

/** The customer's enquiries, newest first. */
export function useEnquiries() {
  const userId = useSession((session) => session.userId)
  return useQuery({
    queryKey: keyOf(userId),
    queryFn: async ({ signal }) => (await call('listLoanEnquiries', { signal })).data,
    enabled: userId !== null,
  })
}

export function useSendEnquiry(kind: EnquiryKind) {
  const client = useQueryClient()
  const userId = useSession((session) => session.userId)
  return useMutation({
    mutationFn: async (details: EnquiryDetails) =>
      (await call('createLoanEnquiry', { body: { kind, details, consent: CONSENT_VERSIONS.loan_enquiry } })).data,
    onSuccess: (sent) => {
      client.setQueryData<LoanEnquiry[]>(keyOf(userId), (list = []) => [
        sent,
        ...list.filter(({ reference }) => reference !== sent.reference),
      ])
      void client.invalidateQueries({ queryKey: ['consents'] })
    },
  })
}
