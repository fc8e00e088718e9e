import { useQuery, useQueryClient } from '@tanstack/react-query'
import type { ViewPage } from '#src/contract/entities/figures/saved-view.ts'
import { call } from '#src/lib/http/http.ts'

const keyOf = (page: ViewPage) => ['report-views', page]

export const useReportViews = (page: ViewPage) =>
  useQuery({
    queryKey: keyOf(page),
    queryFn: ({ signal }) => call('listSavedViews', { query: { page }, signal }),
  })

/** Reads a report's views anew. */
export function useViewsChanged(page: ViewPage): () => Promise<void> {
  const client = useQueryClient()
  return () => client.invalidateQueries({ queryKey: keyOf(page) })
}
