import { useQuery } from '@tanstack/react-query'
import { isFinal } from '#src/contract/entities/applications/application-status.ts'
import type { Application } from '#src/contract/entities/applications/application.ts'
import type { ProductType } from '#src/contract/entities/shared/product-type.ts'
import { applicationsQuery } from '#src/features/applications/list-query.ts'
import { useSession } from '#src/lib/session/session.ts'

/** The customer's newest application for the product that nothing has ended yet; null when there is none. */
export function useOpenApplication(product: ProductType) {
  const userId = useSession((session) => session.userId)
  return useQuery({
    ...applicationsQuery(userId),
    select: (all): Application | null =>
      all.find(({ status, product_type }) => product_type === product && !isFinal(status)) ?? null,
  })
}
