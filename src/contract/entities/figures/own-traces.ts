import type { PartnerRight } from '#src/contract/partner-rights.ts'
import { NO_VALUE } from './metrics.ts'

/** The figures of a partner's own portal whose change can be told apart, and the right that each takes. */
export const OWN_FIGURES = {
  visits: 'leads',
  leads: 'leads',
  applications: 'leads',
  disbursals: 'earnings',
  earnings: 'earnings',
} as const satisfies Record<string, PartnerRight>
export type OwnFigure = keyof typeof OWN_FIGURES
export const OWN_FIGURE_KEYS = Object.keys(OWN_FIGURES) as OwnFigure[]

/** By what a partner's figure is told apart or narrowed; `link`: the campaign that a link was named for. */
export const OWN_DIMENSIONS = ['channel', 'link', 'product', 'lender'] as const
export type OwnDimension = (typeof OWN_DIMENSIONS)[number]
export const OWN_CUTS = [...OWN_DIMENSIONS, 'day'] as const
export type OwnCut = (typeof OWN_CUTS)[number]

/** Nobody has a lender before they apply. */
export const ownCutsOf = (figure: OwnFigure): readonly OwnCut[] =>
  OWN_CUTS.filter((cut) => cut !== 'lender' || (figure !== 'visits' && figure !== 'leads'))

export const isOwnDimension = (cut: string): cut is OwnDimension => OWN_DIMENSIONS.some((each) => each === cut)

export const ownUnitOf = (figure: OwnFigure): 'count' | 'rupees' => (figure === 'earnings' ? 'rupees' : 'count')

/** Stands before the name of a link, which has no such letter: alone, the link that a product has without a name. */
export const LINK_MARK = '.'

/** The name of a link that a trace says; empty = the product's usual one, null = none. */
export const linkNameOf = (value: string): string | null => (value === NO_VALUE ? null : value.slice(LINK_MARK.length))
