import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import type { DecidedStep, EvidenceDecision, PanCorrection } from '#src/contract/entities/partners/evidence.ts'
import { call } from '#src/lib/http/http.ts'

const OWN = ['own-evidence']
const of = (partnerId: number) => ['partner-evidence', partnerId]

export const useEvidence = (partnerId: number) =>
  useQuery({
    queryKey: of(partnerId),
    queryFn: ({ signal }) => call('getPartnerEvidence', { params: { id: partnerId }, signal }),
    refetchOnMount: 'always',
  })

export function useDecideEvidence(partnerId: number, step: DecidedStep) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (body: EvidenceDecision) => call('decidePartnerEvidence', { params: { id: partnerId, step }, body }),
    onSettled: () => client.invalidateQueries({ queryKey: of(partnerId) }),
  })
}

export function useCorrectPan(partnerId: number) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (body: PanCorrection) => call('correctPartnerPan', { params: { id: partnerId }, body }),
    onSettled: () => client.invalidateQueries({ queryKey: of(partnerId) }),
  })
}

export const useOwnEvidence = () =>
  useQuery({
    queryKey: OWN,
    queryFn: ({ signal }) => call('getOwnEvidence', { signal }),
    refetchOnMount: 'always',
  })

export function useAcceptAgreement() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (body: { version: string; otp: string }) => call('acceptAgreement', { body }),
    onSuccess: (list) => client.setQueryData(OWN, list),
  })
}
