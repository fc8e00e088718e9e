import { keepPreviousData, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import type { Endpoints } from '#src/contract/endpoints.ts'
import type { QueryOf, ResponseOf } from '#src/contract/endpoints/endpoint.ts'
import type { LowerTaxForm } from '#src/contract/entities/earnings/lower-tax.ts'
import type { PaymentReversal } from '#src/contract/entities/earnings/payment.ts'
import { call } from '#src/lib/http/http.ts'

export type Statement = ResponseOf<Endpoints['listPartnerStatements']>[number]
export type OpenQuestion = ResponseOf<Endpoints['listPayoutDisputes']>[number]
type LinesQuery = NonNullable<QueryOf<Endpoints['listPartnerPayouts']>>

const ALL = ['admin-payouts']

export const useMonths = (partnerId: number) =>
  useQuery({
    queryKey: [...ALL, partnerId, 'months'],
    queryFn: ({ signal }) => call('listPartnerStatements', { params: { id: partnerId }, signal }),
    refetchOnMount: 'always',
  })

export const useMonthLines = (partnerId: number, month: string, query: LinesQuery) =>
  useQuery({
    queryKey: [...ALL, partnerId, month, query],
    queryFn: ({ signal }) => call('listPartnerPayouts', { params: { id: partnerId, month }, query, signal }),
    placeholderData: keepPreviousData,
    refetchOnMount: 'always',
  })

export const useOpenQuestions = () =>
  useQuery({
    queryKey: [...ALL, 'questions'],
    queryFn: ({ signal }) => call('listPayoutDisputes', { signal }),
    refetchOnMount: 'always',
  })

/** After a change, kept or refused, the screen shows what the server holds. */
function useReload() {
  const client = useQueryClient()
  return () =>
    Promise.all([client.invalidateQueries({ queryKey: ALL }), client.invalidateQueries({ queryKey: ['audit'] })])
}

export function useApprove(partnerId: number, month: string) {
  const params = { id: String(partnerId), month }
  return useMutation({
    mutationFn: (body: { reason?: string | undefined }) => call('approvePayouts', { params, body }),
    onSettled: useReload(),
  })
}

export function useReversePayment(paymentId: number) {
  return useMutation({
    mutationFn: (body: PaymentReversal) => call('reversePayment', { params: { paymentId }, body }),
    onSettled: useReload(),
  })
}

export function useTakeBack(payoutId: number) {
  return useMutation({
    mutationFn: (reason: string) => call('takeBackPayout', { params: { payoutId }, body: { reason } }),
    onSettled: useReload(),
  })
}

export function useRelease(payoutId: number) {
  return useMutation({
    mutationFn: (body: { reason: string; gross?: number | null }) =>
      call('releasePayout', { params: { payoutId }, body }),
    onSettled: useReload(),
  })
}

export function useAnswerQuestion(disputeId: number) {
  return useMutation({
    mutationFn: (body: { upheld: boolean; answer: string; gross?: number | null }) =>
      call('answerPayoutDispute', { params: { disputeId }, body }),
    onSettled: useReload(),
  })
}

export const useLowerTax = (partnerId: number) =>
  useQuery({
    queryKey: [...ALL, partnerId, 'lower-tax'],
    queryFn: ({ signal }) => call('listLowerTaxCertificates', { params: { id: partnerId }, signal }),
    refetchOnMount: 'always',
  })

export function useNoteLowerTax(partnerId: number) {
  return useMutation({
    mutationFn: (body: LowerTaxForm) => call('noteLowerTaxCertificate', { params: { id: partnerId }, body }),
    onSettled: useReload(),
  })
}

export function useEndLowerTax(partnerId: number, certificateId: number) {
  const params = { id: String(partnerId), certificateId: String(certificateId) }
  return useMutation({
    mutationFn: (body: { reason: string }) => call('endLowerTaxCertificate', { params, body }),
    onSettled: useReload(),
  })
}
