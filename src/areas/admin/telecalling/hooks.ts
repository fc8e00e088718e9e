import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import type { CallDesk, CallTeam } from '#src/contract/entities/calls/call.ts'
import { ApiError } from '#src/lib/http/api-error.ts'
import { call } from '#src/lib/http/http.ts'
import { toast, toastError } from '#src/lib/toast.ts'

const DESK = ['call-desk']
const TEAM = ['call-team']

/** The queue moves by itself: hours pass, others call. */
const EVERY = 60_000

export function useCallDesk() {
  return useQuery({
    queryKey: DESK,
    queryFn: async ({ signal }) => (await call('getCallDesk', { signal })).data,
    refetchOnMount: 'always',
    refetchInterval: EVERY,
  })
}

/** Shows what an act has made of the desk. */
export function useShowDesk() {
  const client = useQueryClient()
  return (desk: CallDesk) => client.setQueryData(DESK, desk)
}

function useReloadDesk() {
  const client = useQueryClient()
  return () => client.invalidateQueries({ queryKey: DESK })
}

export function useTakeNext() {
  const show = useShowDesk()
  return useMutation({
    mutationFn: async () => (await call('takeNextCall')).data,
    onSuccess: show,
    onError: toastError,
  })
}

export function useCallTeam() {
  return useQuery({
    queryKey: TEAM,
    queryFn: async ({ signal }) => (await call('getCallTeam', { signal })).data,
    refetchOnMount: 'always',
  })
}

export function useShowTeam() {
  const client = useQueryClient()
  return (team: CallTeam) => client.setQueryData(TEAM, team)
}

/** @param onRefused what keeps the customer from being called now */
export function useDial(callId: number, onRefused: (why: string) => void) {
  const { t } = useTranslation('telecalling')
  const show = useShowDesk()
  const reload = useReloadDesk()
  return useMutation({
    mutationFn: async () => (await call('dialCall', { params: { call_id: callId } })).data,
    onSuccess: (desk) => {
      show(desk)
      toast.success(t(desk.sandbox ? 'sheet.callingSandbox' : 'sheet.calling'))
    },
    onError: (error) => {
      const why = error instanceof ApiError ? error.errors?.['call'] : undefined
      if (why !== undefined) return onRefused(why)
      toastError(error)
      void reload()
    },
  })
}

export function useSkip(callId: number) {
  const { t } = useTranslation('telecalling')
  const show = useShowDesk()
  const reload = useReloadDesk()
  return useMutation({
    mutationFn: async () => (await call('skipCall', { params: { call_id: callId } })).data,
    onSuccess: (desk) => {
      show(desk)
      toast.success(t('sheet.skipped'))
    },
    onError: (error) => {
      toastError(error)
      void reload()
    },
  })
}
