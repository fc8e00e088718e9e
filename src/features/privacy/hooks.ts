import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import type { ContactChoice, ServedContactRules } from '#src/contract/entities/privacy/privacy.ts'
import { istDay } from '#src/contract/rules/calendar.ts'
import { ApiError } from '#src/lib/http/api-error.ts'
import { call } from '#src/lib/http/http.ts'
import { i18n } from '#src/lib/i18n.ts'
import { useSession } from '#src/lib/session/session.ts'
import { saveFile } from '#src/ui/table/save-file.ts'

const ALL = ['privacy']
const useKey = (what: string) => {
  const userId = useSession((session) => session.userId)
  return { key: [...ALL, what, userId], enabled: userId !== null }
}

/** A list that is none would be drawn as nothing at all. */
function checkedList<T>(data: T[]): T[] {
  if (!Array.isArray(data)) throw new ApiError(200, 'bad_answer', i18n.t('errors:bad_answer'))
  return data
}

/** Who may contact the customer, for what and how. */
export function useContactRules() {
  const { key, enabled } = useKey('contact-rules')
  return useQuery({
    queryKey: key,
    queryFn: async ({ signal }) => {
      const { data } = await call('getContactRules', { signal })
      if (typeof data.choices?.service !== 'object') throw new ApiError(200, 'bad_answer', i18n.t('errors:bad_answer'))
      return data
    },
    enabled,
    // The loan form and another tab change two of them.
    refetchOnMount: 'always',
  })
}

function useTakeRules() {
  const client = useQueryClient()
  const { key } = useKey('contact-rules')
  return ({ data }: { data: ServedContactRules }) => {
    client.setQueryData(key, data)
    // Offers by SMS and e-mail are consents of their own and fields of the profile.
    void client.invalidateQueries({ queryKey: ['consents'] })
    void client.invalidateQueries({ queryKey: ['user'] })
  }
}

/** Choices follow one another: the last one of a box is the one that stays. */
export function useChooseContact() {
  const onSuccess = useTakeRules()
  return useMutation({
    scope: { id: 'contact-choices' },
    mutationFn: (choice: ContactChoice) => call('updateContactRules', { body: choice }),
    onSuccess,
  })
}

/** Quiet for so many days from now; 0 ends it. */
export function useQuietMode() {
  const onSuccess = useTakeRules()
  return useMutation({
    mutationFn: (days: 0 | 7 | 30 | 90) => call('setQuietMode', { body: { days } }),
    onSuccess,
  })
}

/** What was sent to the customer, and who called. */
export function useContacts() {
  const { key, enabled } = useKey('contacts')
  return useQuery({
    queryKey: key,
    queryFn: async ({ signal }) => checkedList((await call('listContacts', { signal })).data),
    enabled,
  })
}

/** What did not go out to the customer, and why. */
export function useContactRefusals() {
  const { key, enabled } = useKey('contact-refusals')
  return useQuery({
    queryKey: key,
    queryFn: async ({ signal }) => checkedList((await call('listContactRefusals', { signal })).data),
    enabled,
  })
}

/** Who of the staff looked at the customer's screens or PAN. */
export function useProfileViews() {
  const { key, enabled } = useKey('profile-views')
  return useQuery({
    queryKey: key,
    queryFn: async ({ signal }) => checkedList((await call('listProfileViews', { signal })).data),
    enabled,
  })
}

/** The latest request to be forgotten, or null. */
/** Partners who see the customer masked. */
export function useOwnLeads() {
  const { key, enabled } = useKey('own-leads')
  return useQuery({
    queryKey: key,
    queryFn: async ({ signal }) => checkedList((await call('listOwnLeads', { signal })).data),
    enabled,
  })
}

/** Partners whose systems named the customer. */
export function useOwnNamings() {
  const { key, enabled } = useKey('own-namings')
  return useQuery({
    queryKey: key,
    queryFn: async ({ signal }) => checkedList((await call('listOwnNamings', { signal })).data),
    enabled,
  })
}

/** What an erasure would wait for, and what would outlast it. */
export function useErasurePlan() {
  const { key, enabled } = useKey('erasure-plan')
  return useQuery({
    queryKey: key,
    queryFn: async ({ signal }) => {
      const { data } = await call('getErasurePlan', { signal })
      return { holds: checkedList(data?.holds), keeps: checkedList(data?.keeps) }
    },
    enabled,
    refetchOnMount: 'always',
  })
}

export function useErasure() {
  const { key, enabled } = useKey('erasure')
  return useQuery({
    queryKey: key,
    queryFn: async ({ signal }) => (await call('getErasure', { signal })).data,
    enabled,
  })
}

export function useRequestErasure() {
  const client = useQueryClient()
  const { key } = useKey('erasure')
  return useMutation({
    mutationFn: (identity: { pan?: string; birth_date?: string }) => call('requestErasure', { body: identity }),
    onSuccess: ({ data }) => client.setQueryData(key, data),
  })
}

export function useCancelErasure() {
  const client = useQueryClient()
  const { key } = useKey('erasure')
  return useMutation({
    mutationFn: () => call('cancelErasure'),
    onSuccess: ({ data }) => client.setQueryData(key, data),
  })
}

/** Where the customer is signed in. */
export function useSignIns() {
  const { key, enabled } = useKey('sign-ins')
  return useQuery({
    queryKey: key,
    queryFn: async ({ signal }) => checkedList(await call('listCustomerSessions', { signal })),
    enabled,
    refetchOnMount: 'always',
  })
}

export function useEndOtherSignIns() {
  const client = useQueryClient()
  const { key } = useKey('sign-ins')
  return useMutation({
    mutationFn: () => call('endOtherCustomerSessions'),
    onSuccess: () => client.invalidateQueries({ queryKey: key }),
  })
}

/** Fetches the customer's data with their sign-in and hands it to the browser as a file. */
export function useDownloadMyData() {
  return useMutation({
    mutationFn: async () => saveFile(await call('downloadMyData'), `my-data-${istDay(new Date())}.zip`),
  })
}
