import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import type { InferType } from 'yup'
import type { partnerAnswerSchema } from '#src/contract/endpoints/admin/partners.ts'
import type { termsListSchema } from '#src/contract/entities/earnings/terms.ts'
import type { PartnerFunnelUpdate } from '#src/contract/entities/partners/partner-funnel.ts'
import type { PartnerUserCreate } from '#src/contract/entities/partners/partner-user.ts'
import type { PartnerRevenueUpdate, PartnerUtmUpdate } from '#src/contract/entities/partners/partner.ts'
import type { Flag } from '#src/contract/entities/shared/fields.ts'
import { isChangedMeanwhile } from '#src/lib/http/api-error.ts'
import { call } from '#src/lib/http/http.ts'
import { i18n } from '#src/lib/i18n.ts'
import { toast, toastError } from '#src/lib/toast.ts'
import type { useApprovalReason } from '#src/ui/dialog/use-approval-reason.tsx'
import { Cancelled } from '#src/ui/dialog/use-prompt.tsx'

export type PartnerFacts = InferType<typeof partnerAnswerSchema>

const ALL = ['admin-partners']
const HOSTS_TRIES = 3

export function usePartners() {
  return useQuery({ queryKey: ALL, queryFn: ({ signal }) => call('listPartners', { signal }) })
}

export function usePartner(id: string) {
  return useQuery({
    queryKey: [...ALL, id],
    queryFn: ({ signal }) => call('getPartner', { params: { id }, signal }),
    refetchOnMount: 'always',
  })
}

export function usePartnerUsers(id: number) {
  return useQuery({
    queryKey: [...ALL, String(id), 'users'],
    queryFn: ({ signal }) => call('listPartnerUsers', { params: { id }, signal }),
    refetchOnMount: 'always',
  })
}

/** A partner by code or name; a refusal is said in a toast. */
export function useFindPartner() {
  return useMutation({
    mutationFn: (name: string) => call('getPartnerByName', { params: { name } }),
    onError: (error) => toastError(error),
  })
}

/** After a save, kept or refused, the screen shows what the server holds. */
function useReload() {
  const client = useQueryClient()
  return () =>
    Promise.all([client.invalidateQueries({ queryKey: ALL }), client.invalidateQueries({ queryKey: ['audit'] })])
}

/** The form says what was refused, and where. */
export function useSaveUtm(id: number) {
  const reload = useReload()
  return useMutation({
    mutationFn: (body: PartnerUtmUpdate) => call('updatePartnerUtm', { params: { id }, body }),
    onSettled: () => void reload(),
  })
}

export type TermsList = InferType<typeof termsListSchema>

/** What was, is and will be agreed with a partner. */
export function useTerms(id: number) {
  return useQuery({
    queryKey: [...ALL, String(id), 'terms'],
    queryFn: ({ signal }) => call('listPartnerTerms', { params: { id }, signal }),
    refetchOnMount: 'always',
  })
}

/** What terms would change of lines that wait for approval. */
export const previewTerms = (id: number, body: PartnerRevenueUpdate) =>
  call('previewPartnerTerms', { params: { id }, body })

export function useCallOffTerms(id: number, withWhy: ReturnType<typeof useApprovalReason>['withWhy']) {
  return useMutation({
    mutationFn: (versionId: number) =>
      withWhy((reason) => call('callOffPartnerTerms', { params: { id, versionId }, body: { reason } })),
    onSuccess: () => toast.success(i18n.t('dated:calledOff')),
    onError: (error) => {
      if (!(error instanceof Cancelled)) toastError(error)
    },
    onSettled: useReload(),
  })
}

export function useSaveRevenue(id: number) {
  const reload = useReload()
  return useMutation({
    mutationFn: (body: PartnerRevenueUpdate) => call('updatePartnerRevenue', { params: { id }, body }),
    onSettled: () => void reload(),
  })
}

/** Changes the host names as the server holds them now, so that what somebody else has added meanwhile stays. */
export function useChangeHosts(id: number) {
  const params = { id: String(id) }
  return useMutation({
    mutationFn: async (change: (hosts: readonly string[]) => string[]) => {
      for (let tries = HOSTS_TRIES; ; tries -= 1) {
        const { hosts } = await call('getPartner', { params })
        try {
          return await call('updatePartnerHosts', { params, body: { hosts: change(hosts), expected: hosts } })
        } catch (error) {
          // Somebody was faster: this change goes on top of theirs.
          if (tries <= 1 || !isChangedMeanwhile(error)) throw error
        }
      }
    },
    onSettled: useReload(),
    onError: (error) => toastError(error),
  })
}

export function useSetFunnelSwitch(id: number) {
  return useMutation({
    mutationFn: (body: PartnerFunnelUpdate) => call('updatePartnerFunnel', { params: { id }, body }),
    onSettled: useReload(),
    onError: (error) => toastError(error),
  })
}

export function useCreatePartnerUser(id: number) {
  return useMutation({
    mutationFn: (body: PartnerUserCreate) => call('createPartnerUser', { params: { id }, body }),
    onSettled: useReload(),
  })
}

export function useSetUserStatus(id: number, userId: number) {
  return useMutation({
    mutationFn: (status: Flag) => call('updatePartnerUserStatus', { params: { id, userId }, body: { status } }),
    onSettled: useReload(),
    onError: (error) => toastError(error),
  })
}

export function useResetPassword(id: number, userId: number) {
  return useMutation({
    mutationFn: () => call('resetPartnerUserPassword', { params: { id, userId } }),
    onSettled: useReload(),
    onError: (error) => toastError(error),
  })
}
