import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { call } from '#src/lib/http/http.ts'
import { toastError } from '#src/lib/toast.ts'

const KEY = ['selling-rules']

/** The version of the rules of fair selling in force, and who has accepted it. */
export function useSellingRules() {
  return useQuery({ queryKey: KEY, queryFn: ({ signal }) => call('getSellingRules', { signal }) })
}

export function useAcceptRules() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (version: string) => call('acknowledgeSellingRules', { body: { version } }),
    onSuccess: (rules) => client.setQueryData(KEY, rules),
    onError: (error) => toastError(error),
  })
}
