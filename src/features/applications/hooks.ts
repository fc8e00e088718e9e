import { keepPreviousData, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import type { AdditionalInfo } from '#src/contract/entities/applications/additional-info.ts'
import { isFinal } from '#src/contract/entities/applications/application-status.ts'
import type { Application } from '#src/contract/entities/applications/application.ts'
import { loanProduct } from '#src/contract/entities/shared/loan-products.ts'
import type { LoanProduct } from '#src/contract/entities/shared/loan-products.ts'
import { call } from '#src/lib/http/http.ts'
import { APPLICATIONS_KEY } from '#src/lib/http/query.ts'
import { getSession, setSession, useSession } from '#src/lib/session/session.ts'
import {
  answerLender,
  applyToLender,
  handOver,
  listApplicationCare,
  nudgeApplication,
  withdrawApplication,
} from './api.ts'
import type { Intent } from './api.ts'
import { closeIntent, keyOf } from './apply/apply-intent.ts'
import { applicationsQuery } from './list-query.ts'

const POLL_MS = 15_000

/** Waiting for somebody else: worth asking again now and then. A draft waits for the customer. */
const isMoving = ({ status }: Application): boolean => status !== 'draft' && !isFinal(status)

/** The customer's applications, newest first; asked again while a lender works on one and the tab is in sight. */
export function useApplications() {
  const userId = useSession((session) => session.userId)
  return useQuery({
    ...applicationsQuery(userId),
    staleTime: 0,
    refetchOnWindowFocus: true,
    refetchInterval: ({ state }) => (state.data?.some(isMoving) ? POLL_MS : false),
  })
}

/** What may be expected of each application; asked again whenever one of them has moved. */
export function useApplicationCare(applications: readonly Application[] | undefined) {
  const userId = useSession((session) => session.userId)
  const moved = applications?.map(({ app_id, updated_at }) => `${app_id} ${updated_at}`).join()
  return useQuery({
    queryKey: [...APPLICATIONS_KEY, 'care', userId, moved],
    queryFn: ({ signal }) => listApplicationCare(signal),
    enabled: userId !== null && moved !== undefined && moved !== '',
    placeholderData: keepPreviousData,
  })
}

export function useNudge() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: nudgeApplication,
    onSettled: () => client.invalidateQueries({ queryKey: APPLICATIONS_KEY }),
  })
}

/** Puts an answered application into the list at once; the list is asked for again all the same. */
function useTakeApplication() {
  const client = useQueryClient()
  const userId = useSession((session) => session.userId)
  return (application: Application) => {
    client.setQueryData(applicationsQuery(userId).queryKey, (list) =>
      list ? [application, ...list.filter(({ app_id }) => app_id !== application.app_id)] : undefined,
    )
    void client.invalidateQueries({ queryKey: APPLICATIONS_KEY })
    void client.invalidateQueries({ queryKey: ['consents'] })
  }
}

export function useApply() {
  const take = useTakeApplication()
  return useMutation({
    mutationFn: (intent: Intent) => applyToLender(intent, keyOf(intent)),
    onSuccess: (application, intent) => {
      closeIntent(intent)
      take(application)
    },
  })
}

export function useAnswerLender(appId: string) {
  const take = useTakeApplication()
  return useMutation({ mutationFn: (answers: AdditionalInfo) => answerLender(appId, answers), onSuccess: take })
}

/** A refusal has a reason that the list does not know yet: it is asked for again. */
export function useHandOver(appId: string) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: () => handOver(appId),
    onError: () => client.invalidateQueries({ queryKey: APPLICATIONS_KEY }),
  })
}

export function useWithdraw() {
  const take = useTakeApplication()
  return useMutation({ mutationFn: withdrawApplication, onSuccess: take })
}

const currentProduct = (): LoanProduct => {
  return loanProduct(getSession().productType)
}

/** Opens the next application for the product at hand, or the draft already open, and makes it the current one. */
export function useNewApplication() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: () => call('createApplication', { body: { product_type: currentProduct() } }),
    onSuccess: async ({ app_id: appId }) => {
      await setSession({ appId, productType: currentProduct() })
      void client.invalidateQueries({ queryKey: APPLICATIONS_KEY })
    },
  })
}
