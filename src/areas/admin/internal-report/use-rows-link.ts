import { useSearchParams } from 'react-router-dom'
import type { CountName, GroupName } from '#src/contract/entities/figures/internal-report.ts'
import type { MetricKey } from '#src/contract/entities/figures/metrics.ts'
import { pathTo, withQuery } from '#src/contract/path-to.ts'
import { PERIOD_NAMES } from '#src/ui/figures/period.ts'

interface Behind {
  show?: CountName
  group?: GroupName
  key?: string
  /** What explains the change of this figure, of a lender's alone where one is named. */
  trace?: MetricKey
  lender?: string
}

/** The address of the rows behind a figure, of the same report and the same days; of the figures themselves without one. */
export function useRowsLink(): (behind: Behind) => string {
  const [params] = useSearchParams()
  const kept = Object.fromEntries(['tab', ...PERIOD_NAMES].map((name) => [name, params.get(name)]))
  return (behind) => withQuery(pathTo('internal-report'), { ...kept, ...behind })
}
