import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import type {
  PartnerBankUpdate,
  PartnerNotification,
  PartnerPersonCreate,
  PartnerPersonUpdate,
  PartnerProfileSave,
  PartnerSettings,
} from '#src/contract/entities/partners/partner-settings.ts'
import { call } from '#src/lib/http/http.ts'
import { toastError } from '#src/lib/toast.ts'

const SETTINGS = ['partner-settings']
const PEOPLE = ['partner-people']
const SESSIONS = ['partner-sessions']

export const useSettings = () =>
  useQuery({ queryKey: SETTINGS, queryFn: ({ signal }) => call('getPartnerSettings', { signal }) })

/**
 * Every save of the settings answers all of them. Only what it changed is kept: an answer that another one has overtaken
 * would bring the rest back as it was.
 */
function useSettingsSave<T>(
  save: (input: T) => Promise<PartnerSettings>,
  changed: (answer: PartnerSettings, present: PartnerSettings, input: T) => Partial<PartnerSettings>,
) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: save,
    onSuccess: (answer, input) =>
      client.setQueryData<PartnerSettings>(SETTINGS, (present) =>
        present ? { ...present, ...changed(answer, present, input) } : answer,
      ),
  })
}
export const useSaveProfile = () =>
  useSettingsSave(
    (body: PartnerProfileSave) => call('updatePartnerProfile', { body }),
    ({ profile, pan, gstin }) => ({ profile, pan, gstin }),
  )
const bankOf = ({ bank, waiting, bank_check }: PartnerSettings) => ({ bank, waiting, bank_check })
export const useSaveBank = () =>
  // Two banks may take a while to answer each other.
  useSettingsSave((body: PartnerBankUpdate) => call('updatePartnerBank', { body, timeoutMs: 30_000 }), bankOf)
export const useRecheckBank = () => useSettingsSave(() => call('recheckPartnerBank', { timeoutMs: 30_000 }), bankOf)
export function useSetNotification() {
  const { mutateAsync } = useSettingsSave(
    (body: { name: PartnerNotification; on: boolean }) => call('updatePartnerNotification', { body }),
    (answer, { notifications }, { name }) => ({
      notifications: { ...notifications, [name]: answer.notifications[name] },
    }),
  )
  return (name: PartnerNotification, on: boolean) =>
    mutateAsync({ name, on }).catch((error: unknown) => {
      toastError(error)
      throw error
    })
}

export const usePeople = () =>
  useQuery({
    queryKey: PEOPLE,
    queryFn: ({ signal }) => call('listPartnerPeople', { signal }),
    refetchOnMount: 'always',
  })

function useReload(queryKey: string[]) {
  const client = useQueryClient()
  return () => client.invalidateQueries({ queryKey })
}
export const useAddPerson = () =>
  useMutation({
    mutationFn: (body: PartnerPersonCreate) => call('createPartnerPerson', { body }),
    onSettled: useReload(PEOPLE),
  })
export const useChangePerson = (id: number) =>
  useMutation({
    mutationFn: (body: PartnerPersonUpdate) => call('updatePartnerPerson', { params: { id }, body }),
    onSettled: useReload(PEOPLE),
    onError: (error) => toastError(error),
  })
export const useResetPerson = (id: number) =>
  useMutation({
    mutationFn: () => call('resetPartnerPersonPassword', { params: { id } }),
    onError: (error) => toastError(error),
  })

export const useSignIns = () =>
  useQuery({
    queryKey: SESSIONS,
    queryFn: ({ signal }) => call('listPartnerSessions', { signal }),
    refetchOnMount: 'always',
  })
export const useSupportViews = () =>
  useQuery({
    queryKey: ['partner-support-views'],
    queryFn: ({ signal }) => call('listSupportViews', { signal }),
    refetchOnMount: 'always',
  })
export const useReloadSignIns = () => useReload(SESSIONS)
export const useEndSignIn = () =>
  useMutation({
    mutationFn: (id: string | null) =>
      id === null ? call('endOtherPartnerSessions') : call('endPartnerSession', { params: { id } }),
    onSettled: useReload(SESSIONS),
  })
