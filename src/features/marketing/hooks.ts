import { useQuery } from '@tanstack/react-query'
import { useBrand } from '#src/brand/BrandProvider.tsx'
import { useBrandOf } from '#src/brand/use-brand-of.ts'
import { DEFAULT_PARTNER_CODE } from '#src/contract/constants.ts'
import type { TrackingLink } from '#src/contract/entities/leads/tracking-link.ts'
import { LOCALES } from '#src/contract/entities/shared/language.ts'
import type { Locale } from '#src/contract/entities/shared/language.ts'
import { PRODUCT } from '#src/contract/entities/shared/product-type.ts'
import { call } from '#src/lib/http/http.ts'
import { i18n } from '#src/lib/i18n.ts'
import { linkAddress } from '#src/lib/link-address.ts'
import { useSession } from '#src/lib/session/session.ts'
import type { Say } from './compose-message.ts'
import { MARKETING_KINDS, plainAddress } from './marketing-products.ts'
import type { MarketingKind } from './marketing-products.ts'

const NAMESPACE = 'partner-marketing'
const TEXTS = import.meta.glob<object>('../../locales/*/partner-marketing.json', { import: 'default' })

/** The words of a text or picture in its own language: customers read Hindi where the partner reads English. */
export function useSay(): ((language: Locale) => Say) | undefined {
  const { data } = useQuery({
    queryKey: ['marketing-texts'],
    queryFn: async () => {
      for (const language of LOCALES)
        if (!i18n.hasResourceBundle(language, NAMESPACE))
          i18n.addResourceBundle(
            language,
            NAMESPACE,
            (await TEXTS[`../../locales/${language}/${NAMESPACE}.json`]?.()) ?? {},
          )
      return true
    },
    staleTime: Infinity,
  })
  return data ? (language) => i18n.getFixedT(language, NAMESPACE) : undefined
}

/** The partner whose texts these are, as customers know it, and the brand that its customers see. */
export function usePartnerBrand() {
  const visit = useBrand()
  const partner = useSession((session) => session.partner)
  const code = partner?.code ?? DEFAULT_PARTNER_CODE
  return { brand: useBrandOf(code), partner: partner?.name ?? visit.name, code }
}

/** The partner's working links for these products; the usual one of each is made when it is first needed. */
export function usePartnerLinks(kinds: readonly MarketingKind[] = MARKETING_KINDS) {
  const masquerade = useSession((session) => session.masquerade !== null)
  const { code } = usePartnerBrand()
  const query = useQuery({
    queryKey: ['marketing-links', masquerade, ...kinds],
    queryFn: async ({ signal }) => {
      const all = await call('listTrackingLinks', { query: {}, signal })
      const working = all.filter(({ disabled_at }) => disabled_at === null)
      // Nobody makes links in a partner's name.
      if (masquerade) return { working, stopped: false }
      const types = kinds.map((kind) => PRODUCT[kind])
      const usual = all.filter(({ product_type, label }) => label === '' && types.includes(product_type))
      // What we have stopped is not made anew.
      const ended = usual.filter(({ stopped_by }) => stopped_by === 'staff').map(({ product_type }) => product_type)
      const missing = types.filter(
        (type) =>
          !ended.includes(type) && !usual.some((link) => link.product_type === type && link.disabled_at === null),
      )
      const made = await Promise.all(
        missing.map((product_type) => call('createTrackingLink', { body: { product_type, label: '' } })),
      )
      return {
        working: [...working, ...made],
        stopped: ended.some((type) => !working.some(({ product_type }) => product_type === type)),
      }
    },
  })
  const linksOf = (kind: MarketingKind): readonly TrackingLink[] =>
    (query.data?.working ?? [])
      .filter(({ product_type }) => product_type === PRODUCT[kind])
      .sort((a, b) => a.label.localeCompare(b.label))
  const addressOf = (kind: MarketingKind, how: 'link' | 'qr', chosen?: number): string => {
    const own = linksOf(kind)
    const link = own.find(({ link_id }) => link_id === chosen) ?? own[0]
    return link ? linkAddress(link, how) : plainAddress(window.location.origin, kind, code)
  }
  return { query, linksOf, addressOf, plain: masquerade, stopped: query.data?.stopped === true }
}
