import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import type { StatusRow } from '#src/contract/entities/applications/status-words.ts'
import { call } from '#src/lib/http/http.ts'
import { i18n } from '#src/lib/i18n.ts'
import { statusWordsQuery } from '#src/lib/office/status-words-query.ts'
import { toast } from '#src/lib/toast.ts'

const paramsOf = (lenderId: number) => ({ lenderId: String(lenderId) })

/** What a lender's words mean, and those that nobody has explained. */
export function useStatusWords(lenderId: number) {
  return useQuery({
    ...statusWordsQuery(lenderId),
    // Somebody else may have changed them since, and other words may have come.
    refetchOnMount: 'always',
  })
}

export interface StatusWordsSave {
  rows: StatusRow[]
  /** The version that they were made from. */
  version: number
}

/** Saves all lines of a lender as a new version, and says what came of the reports that waited. */
export function useSaveStatusWords(lenderId: number) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (body: StatusWordsSave) => call('saveStatusWords', { params: paramsOf(lenderId), body }),
    onSuccess: ({ replayed, going_on }) => {
      const words = going_on ? 'savedSome' : replayed === 0 ? 'saved' : 'savedAll'
      toast.success(i18n.t(`status-words:${words}`, { count: replayed }))
    },
    onSettled: () => client.invalidateQueries({ queryKey: statusWordsQuery(lenderId).queryKey }),
  })
}
