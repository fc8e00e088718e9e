import { useSearchParams } from 'react-router-dom'
import type { OwnTraceQuery } from '#src/contract/entities/figures/funnel-report.ts'
import {
  isOwnDimension,
  OWN_DIMENSIONS,
  OWN_FIGURE_KEYS,
  OWN_FIGURES,
  ownCutsOf,
} from '#src/contract/entities/figures/own-traces.ts'
import type { OwnCut, OwnDimension, OwnFigure } from '#src/contract/entities/figures/own-traces.ts'
import type { PartnerRight } from '#src/contract/partner-rights.ts'
import { pathTo, withQuery } from '#src/contract/path-to.ts'
import type { PeriodQuery } from '#src/ui/figures/period.ts'
import { withNames } from '#src/ui/with-names.ts'

/** A figure of the home page. */
export type HomeFigure = OwnFigure | 'conversion'
/** The numbers that each is made of, the upper one first. */
const PARTS = Object.fromEntries<readonly OwnFigure[]>([
  ...OWN_FIGURE_KEYS.map((key) => [key, [key]] as const),
  ['conversion', ['disbursals', 'leads']],
]) as Record<HomeFigure, readonly OwnFigure[]>
const HOME_FIGURES = Object.keys(PARTS) as HomeFigure[]
/** The tab whose rows a figure counts, or that is nearest to them. */
const TAB = {
  visits: 'leads',
  leads: 'leads',
  applications: 'applications',
  disbursals: 'disbursals',
  earnings: 'disbursals',
  conversion: 'disbursals',
} as const satisfies Record<HomeFigure, string>
/** Figures that a report lists the rows of, and what it can be narrowed by. */
const LISTED: Partial<Record<OwnFigure, readonly OwnDimension[]>> = {
  leads: ['channel', 'product'],
  applications: ['product'],
  disbursals: [],
}
const NAMES = ['trace', 'part', 'along', 'page', 'size', 'sort', 'order', 'search', 'status', 'reference'] as const

/** Whether somebody with these rights sees the figure. */
export const maySee = (rights: readonly PartnerRight[], figure: HomeFigure): boolean =>
  PARTS[figure].every((part) => rights.includes(OWN_FIGURES[part]))

/** What explains a figure's change, among the reports. */
export const ownTraceAddress = (of: HomeFigure, period: PeriodQuery): string =>
  withQuery(pathTo('partnerReports'), { tab: TAB[of], trace: of, ...period })

/** Whose change an address asks for, and by what it is told apart. */
export interface OwnTrace {
  of: HomeFigure
  parts: readonly OwnFigure[]
  figure: OwnFigure
  by: OwnCut
  chosen: Partial<Record<OwnDimension, string>>
  query: Omit<OwnTraceQuery, 'preset' | 'from' | 'to'>
  back: string
  with: (changes: Record<string, string>) => string
  /** The rows that a number counts; undefined where no report lists them alone. */
  rowsOf: (line: Partial<Record<OwnDimension, string>>, days: { from: string; to: string }) => string | undefined
}

/** The trace that the address asks for; null = none. What it does not know, it leaves at the first. */
export function useOwnTrace(rights: readonly PartnerRight[]): OwnTrace | null {
  const [params] = useSearchParams()
  const of = HOME_FIGURES.find((each) => each === params.get('trace'))
  if (of === undefined || !maySee(rights, of)) return null
  const parts = PARTS[of]
  const figure = parts.find((each) => each === params.get('part')) ?? parts[0] ?? 'leads'
  const cuts = ownCutsOf(figure)
  const by = cuts.find((each) => each === params.get('along')) ?? cuts[0] ?? 'day'
  // What this figure is not cut by does not narrow it.
  const chosen: OwnTrace['chosen'] = Object.fromEntries(
    cuts.filter(isOwnDimension).flatMap((name) => {
      const value = params.get(name)
      return value === null ? [] : [[name, value]]
    }),
  )
  const addressWith = (changes: Record<string, string | null>) =>
    `?${withNames(params, { ...Object.fromEntries(NAMES.map((name) => [name, null])), ...changes }).toString()}`
  return {
    of,
    parts,
    figure,
    by,
    chosen,
    query: { figure, by, ...chosen },
    back: addressWith(Object.fromEntries(OWN_DIMENSIONS.map((name) => [name, null]))),
    with: (changes) => addressWith({ trace: of, part: figure, along: by, ...changes }),
    rowsOf: (line, days) => {
      const listed = LISTED[figure]
      const narrowed = { ...chosen, ...line }
      const known = Object.entries(narrowed).every(
        ([name, value]) => listed?.some((each) => each === name) && value !== '-',
      )
      if (listed === undefined || !known) return undefined
      return withQuery(pathTo('partnerReports'), { tab: TAB[figure], preset: 'custom_range', ...days, ...narrowed })
    },
  }
}
