import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useRef } from 'react'
import type { Application } from '#src/contract/entities/applications/application.ts'
import type { InsurancePlan } from '#src/contract/entities/catalogue/insurance-plan.ts'
import { APPLICATIONS_KEY } from '#src/lib/http/query.ts'
import { listPlans, requestPlan } from './api.ts'

const PLANS = ['insurance-plans']

export function usePlans() {
  return useQuery({ queryKey: PLANS, queryFn: ({ signal }) => listPlans(signal) })
}

interface Wish {
  plan: InsurancePlan
  /** Keeps what was typed: the insurer gets it from the profile. */
  save: () => Promise<void>
}

/** Asks the insurer. The key stays the same until there is an answer, so that no retry asks twice. */
export function useRequestPlan() {
  const client = useQueryClient()
  const key = useRef(crypto.randomUUID())
  return useMutation({
    mutationFn: async ({ plan, save }: Wish) => {
      await save()
      return requestPlan(plan, key.current)
    },
    onSuccess: (application) => {
      key.current = crypto.randomUUID()
      client.setQueriesData<Application[]>({ queryKey: [...APPLICATIONS_KEY, 'list'] }, (list) =>
        list ? [application, ...list.filter(({ app_id }) => app_id !== application.app_id)] : undefined,
      )
      void client.invalidateQueries({ queryKey: APPLICATIONS_KEY })
      void client.invalidateQueries({ queryKey: ['consents'] })
    },
    // The plan may be dearer, or gone: show it as it is now.
    onError: () => void client.invalidateQueries({ queryKey: PLANS }),
  })
}
