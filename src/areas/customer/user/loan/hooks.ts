import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import type { Loan } from '#src/contract/entities/loans/loan.ts'
import type { ReminderDays } from '#src/contract/entities/loans/reminder-days.ts'
import { call } from '#src/lib/http/http.ts'
import { APPLICATIONS_KEY } from '#src/lib/http/query.ts'
import { useSession } from '#src/lib/session/session.ts'

const useLoanKey = (appId: string) => ['loan', useSession((session) => session.userId), appId]
/** The lender's answer may come while one looks. */
const POLL_MS = 15_000

export function useLoan(appId: string) {
  return useQuery({
    queryKey: useLoanKey(appId),
    queryFn: async ({ signal }) => (await call('getLoan', { params: { appId }, signal })).data,
    // What is due is another sum tomorrow.
    staleTime: 0,
    refetchOnWindowFocus: true,
    refetchInterval: ({ state }) => (state.data?.exit?.answer === null ? POLL_MS : false),
  })
}

export function useExitLoan(appId: string) {
  const client = useQueryClient()
  const key = useLoanKey(appId)
  return useMutation({
    mutationFn: async (returned: boolean) => (await call('exitLoan', { params: { appId }, body: { returned } })).data,
    onSuccess: (loan) => {
      client.setQueryData<Loan>(key, loan)
      void client.invalidateQueries({ queryKey: APPLICATIONS_KEY })
    },
  })
}

export function useEmiReminder(appId: string) {
  const client = useQueryClient()
  const key = useLoanKey(appId)
  return useMutation({
    mutationFn: async (days_before: ReminderDays | null) =>
      (await call('setEmiReminder', { params: { appId }, body: { days_before } })).data,
    onSuccess: (loan) => client.setQueryData<Loan>(key, loan),
  })
}
