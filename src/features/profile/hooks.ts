import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import type { ProfileUpdate } from '#src/contract/entities/profile/profile.ts'
import { isDetailedProduct } from '#src/contract/entities/shared/loan-products.ts'
import type { LoanProduct } from '#src/contract/entities/shared/loan-products.ts'
import { formDraftQuery } from '#src/lib/drafts/form-draft.ts'
import { call } from '#src/lib/http/http.ts'
import { APPLICATIONS_KEY, profileKey } from '#src/lib/http/query.ts'
import { setSession, useSession } from '#src/lib/session/session.ts'
import { getDetails, getProfile, getSignInContacts, sendContactCode, updateProfile, verifyContactCode } from './api.ts'
import type { Draft } from './saving/device-draft.ts'

/** The signed-in customer's profile as served. */
export function useProfile() {
  const userId = useSession((session) => session.userId) ?? 0
  return useQuery({
    queryKey: profileKey(userId),
    queryFn: ({ signal }) => getProfile(userId, signal),
    enabled: userId > 0,
    // Another tab or device may have saved since; fields that nobody touched here take its values over.
    refetchOnMount: 'always',
  })
}

/** What this device keeps of the person's forms: null for nothing, undefined until it has been looked for. */
export function useFormDraft(userId: number): Draft | null | undefined {
  const { data } = useQuery({ ...formDraftQuery(userId), enabled: userId > 0 })
  return data as Draft | null | undefined
}

const contactsKey = (userId: number) => ['sign-in-contacts', userId] as const

/** The customer's number and address, and which of them sign in. */
export function useSignInContacts() {
  const userId = useSession((session) => session.userId) ?? 0
  const identityDue = useSession((session) => session.identityDue)
  return useQuery({
    queryKey: contactsKey(userId),
    queryFn: ({ signal }) => getSignInContacts(signal),
    enabled: userId > 0 && !identityDue,
    refetchOnMount: 'always',
  })
}

/** Sends the code that proves a contact, and takes it. */
export function useContactCode() {
  const client = useQueryClient()
  const userId = useSession((session) => session.userId) ?? 0
  const send = useMutation({ mutationFn: sendContactCode })
  const verify = useMutation({
    mutationFn: verifyContactCode,
    onSuccess: async ({ data }) => {
      client.setQueryData(contactsKey(userId), data)
      await client.invalidateQueries({ queryKey: profileKey(userId) })
    },
  })
  return { send, verify }
}

export const detailsKey = (appId: string) => ['application-details', appId] as const

const NOTHING = {}

/** The draft that a product's own answers are kept with, opened when there is none, and those answers. */
export function useOwnDetails(product: LoanProduct) {
  const client = useQueryClient()
  const session = useSession(({ appId }) => appId)
  const detailed = isDetailedProduct(product)
  const draft = useQuery({
    queryKey: ['draft', product],
    queryFn: async () => {
      const { app_id: appId, details } = await call('createApplication', { body: { product_type: product } })
      client.setQueryData(detailsKey(appId), details)
      void client.invalidateQueries({ queryKey: APPLICATIONS_KEY })
      await setSession({ appId })
      return appId
    },
    enabled: detailed,
    staleTime: Infinity,
    // The next visit may find the application sent.
    gcTime: 0,
  })
  const own = useDetails(product, draft.data ?? null)
  if (!detailed) return { ...own, appId: session }
  const appId = draft.data ?? null
  return appId === null
    ? { ...own, appId, isError: draft.isError, refetch: () => void draft.refetch() }
    : { ...own, appId }
}

/** What belongs to one application alone; nothing, and no waiting, for a product that asks nothing of its own. */
export function useDetails(product: LoanProduct, appId: string | null) {
  const detailed = isDetailedProduct(product)
  const { data, isError, refetch } = useQuery({
    queryKey: detailsKey(appId ?? ''),
    queryFn: ({ signal }) => getDetails(appId ?? '', signal),
    enabled: detailed && appId !== null,
    // As with the profile.
    refetchOnMount: 'always',
  })
  return { details: detailed ? data : NOTHING, isError, refetch: () => void refetch() }
}

/** Where a pincode is; nothing is asked before it is whole. */
export function usePlace(pincode: string | null) {
  return useQuery({
    queryKey: ['place', pincode],
    queryFn: async ({ signal }) => (await call('getPlace', { params: { pincode: pincode ?? '' }, signal })).data,
    enabled: pincode !== null,
    staleTime: Infinity,
    retry: false,
  })
}

/** Saves what another form than the profile's has changed of it. */
export function useSaveProfile() {
  const client = useQueryClient()
  const userId = useSession((session) => session.userId) ?? 0
  return async (changes: ProfileUpdate) => {
    if (Object.keys(changes).length > 0) client.setQueryData(profileKey(userId), await updateProfile(userId, changes))
  }
}
