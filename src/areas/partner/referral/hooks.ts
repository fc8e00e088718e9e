import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import type { ReferralCreate } from '#src/contract/entities/partners/referral.ts'
import { call } from '#src/lib/http/http.ts'

const KEY = ['partner-referrals']

/** The partner's invitations and what the next one would earn. */
export const useReferrals = () =>
  useQuery({ queryKey: KEY, queryFn: ({ signal }) => call('listReferrals', { signal }), refetchOnMount: 'always' })

export function useInvite() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (body: ReferralCreate) => call('createReferral', { body }),
    onSuccess: () => client.invalidateQueries({ queryKey: KEY }),
  })
}
