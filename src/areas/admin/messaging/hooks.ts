import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import type { CampaignForm } from '#src/contract/entities/messages/campaign.ts'
import { call } from '#src/lib/http/http.ts'
import { toast, toastError } from '#src/lib/toast.ts'

const KEY = ['messaging']
/** How often a message that is being sent is looked at, milliseconds. */
const LOOK_MS = 3_000

export function useTemplates() {
  return useQuery({
    queryKey: [...KEY, 'templates'],
    queryFn: async ({ signal }) => (await call('listMessageTemplates', { signal })).data,
    refetchOnMount: 'always',
  })
}

export function useCampaigns() {
  return useQuery({
    queryKey: [...KEY, 'campaigns'],
    queryFn: async ({ signal }) => (await call('listCampaigns', { signal })).data,
    refetchOnMount: 'always',
  })
}

export function useCampaign(id: string) {
  return useQuery({
    queryKey: [...KEY, 'campaign', id],
    queryFn: async ({ signal }) => (await call('getCampaign', { params: { id }, signal })).data,
    refetchOnMount: 'always',
    refetchInterval: ({ state }) => (state.data?.state === 'running' ? LOOK_MS : false),
  })
}

/** Who would get it now. */
export function useHeadcount(form: CampaignForm) {
  return useQuery({
    queryKey: [...KEY, 'count', form],
    queryFn: async ({ signal }) => (await call('countCampaign', { body: form, signal })).data,
    refetchOnMount: 'always',
  })
}

export function useReloadMessages() {
  const client = useQueryClient()
  return () => client.invalidateQueries({ queryKey: KEY })
}

const CALLS = {
  start: 'startCampaign',
  approve: 'approveCampaign',
  stop: 'stopCampaign',
  resume: 'resumeCampaign',
} as const
export type CampaignAct = keyof typeof CALLS

/** One press: starts, approves, stops or goes on. */
export function useCampaignAct(id: number) {
  const reload = useReloadMessages()
  return useMutation({
    mutationFn: async (act: CampaignAct) => (await call(CALLS[act], { params: { id } })).data,
    onError: toastError,
    onSettled: reload,
  })
}

/** Takes a draft of a text into use. */
export function useRegisterTemplate() {
  const { t } = useTranslation('messaging')
  const reload = useReloadMessages()
  return useMutation({
    mutationFn: (id: number) => call('registerMessageTemplate', { params: { id } }),
    onSuccess: async () => {
      toast.success(t('register.done'))
      await reload()
    },
    onError: toastError,
  })
}

/** Who would get what is being written, counted on demand. */
export function useCountCampaign() {
  return useMutation({
    mutationFn: async (body: CampaignForm) => (await call('countCampaign', { body })).data,
    onError: toastError,
  })
}
