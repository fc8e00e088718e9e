import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useBrand } from '#src/brand/BrandProvider.tsx'
import { useBrandOf } from '#src/brand/use-brand-of.ts'
import type { LeadInspect } from '#src/contract/entities/leads/tracking-link.ts'
import type { ProductType } from '#src/contract/entities/shared/product-type.ts'
import { call } from '#src/lib/http/http.ts'
import { useSession } from '#src/lib/session/session.ts'

const LINKS = ['tracking-links']

/** Everything that shows links reads them anew. */
function useReload() {
  const client = useQueryClient()
  return () =>
    Promise.all([
      client.invalidateQueries({ queryKey: LINKS }),
      client.invalidateQueries({ queryKey: ['marketing-links'] }),
    ])
}

/** The partner's links for a product, newest first; the usual one is made when it is first needed. */
export function useProductLinks(product_type: ProductType) {
  const masquerade = useSession((session) => session.masquerade !== null)
  return useQuery({
    queryKey: [...LINKS, product_type, masquerade],
    queryFn: async ({ signal }) => {
      const links = await call('listTrackingLinks', { query: { product_type }, signal })
      // What we have stopped is not made anew.
      const usual = links.some(({ label, stopped_by }) => label === '' && stopped_by !== 'partner')
      // Nobody makes links in a partner's name.
      if (usual || masquerade) return links
      return [await call('createTrackingLink', { body: { product_type, label: '' } }), ...links]
    },
    refetchOnMount: 'always',
  })
}

export function useCreateLink(product_type: ProductType) {
  return useMutation({
    mutationFn: (label: string) => call('createTrackingLink', { body: { product_type, label } }),
    onSuccess: useReload(),
  })
}

export function useDisableLink() {
  return useMutation({
    mutationFn: (id: number) => call('disableTrackingLink', { params: { id } }),
    onSuccess: useReload(),
  })
}

export function useInspectLead() {
  return useMutation({
    mutationFn: (body: LeadInspect) => call('inspectLead', { body }),
  })
}

/** The brand that the partner's customers see. */
export function usePartnerBrand() {
  const visit = useBrand()
  return useBrandOf(useSession((session) => session.partner?.code ?? visit.code))
}
