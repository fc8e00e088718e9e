import { useQuery, useQueryClient } from '@tanstack/react-query'
import type { ServedProfile } from '#src/contract/entities/profile/profile.ts'
import { isDetailedProduct } from '#src/contract/entities/shared/loan-products.ts'
import type { LoanProduct } from '#src/contract/entities/shared/loan-products.ts'
import { applicationsQuery } from '#src/features/applications/list-query.ts'
import { call } from '#src/lib/http/http.ts'
import { profileKey } from '#src/lib/http/query.ts'
import { useSession } from '#src/lib/session/session-store.ts'

/** The customer's applications as they are now: this page does not follow them. */
export function useListedApplications() {
  return useQuery(applicationsQuery(useSession((session) => session.userId)))
}

/** What is answered of a form that was begun: the profile, and what belongs to its application alone. */
export function useAnswers(product: LoanProduct, appId: string | undefined) {
  const client = useQueryClient()
  const userId = useSession((session) => session.userId) ?? 0
  return useQuery({
    queryKey: ['resume', userId, product, appId],
    queryFn: async ({ signal }) => {
      const [profile, details] = await Promise.all([
        call('getUser', { params: { id: userId }, signal }),
        appId !== undefined && isDetailedProduct(product)
          ? call('getApplicationDetails', { params: { appId }, signal })
          : { data: {} },
      ])
      return { profile: profile.data, details: details.data }
    },
    enabled: userId > 0,
    placeholderData: () => {
      const profile = appId === undefined ? client.getQueryData<ServedProfile>(profileKey(userId)) : undefined
      return profile && { profile, details: {} }
    },
    // Whoever comes out of the form has answered something since.
    staleTime: 0,
  })
}
