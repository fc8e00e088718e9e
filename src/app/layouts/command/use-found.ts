import { useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { canOpen } from '#src/contract/access.ts'
import type { AdminRole } from '#src/contract/admin-roles.ts'
import { FOUND_KINDS } from '#src/contract/entities/search/found.ts'
import type { Found } from '#src/contract/entities/search/found.ts'
import { hasSearchIntent, parseSearch } from '#src/contract/entities/search/search-intent.ts'
import { SEARCH_MAX } from '#src/contract/entities/shared/page-query.ts'
import { tidyText } from '#src/contract/rules/safe-text.ts'
import { call } from '#src/lib/http/http.ts'

const PAUSE_MS = 250

interface FoundAnswer {
  found: readonly Found[]
  waiting: boolean
  error: Error | null
  again: () => void
}

/** Records for what is typed, asked for after a pause; answers to what was typed before are not shown. */
export function useFound(typed: string, role: AdminRole): FoundAnswer {
  const text = tidyText(typed).slice(0, SEARCH_MAX)
  const [settled, setSettled] = useState('')
  useEffect(() => {
    const timer = setTimeout(() => setSettled(text), PAUSE_MS)
    return () => clearTimeout(timer)
  }, [text])
  const may = Object.values(FOUND_KINDS).some((pages) => pages.some((page) => canOpen(role, page)))
  const asks = may && text !== '' && hasSearchIntent(parseSearch(text))
  const { data, error, isFetching, refetch } = useQuery({
    queryKey: ['find', settled],
    queryFn: ({ signal }) => call('findAnything', { query: { text: settled }, signal }),
    enabled: asks && settled === text,
  })
  const fits = asks && settled === text
  return {
    found: fits ? (data?.found ?? []) : [],
    waiting: asks && (!fits || isFetching),
    error: fits ? error : null,
    again: () => void refetch(),
  }
}
