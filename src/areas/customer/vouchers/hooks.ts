import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import type { VoucherClaim } from '#src/contract/entities/catalogue/voucher.ts'
import { call } from '#src/lib/http/http.ts'
import { useSession } from '#src/lib/session/session-store.ts'

const VOUCHERS = ['vouchers']
const claimsKey = (userId: number | null) => ['voucher-claims', userId]

export function useVouchers() {
  return useQuery({
    queryKey: VOUCHERS,
    queryFn: async ({ signal }) => (await call('listVouchers', { signal })).data,
  })
}

/** What the signed-in customer has claimed; nobody's while an admin looks on: codes are as good as money. */
export function useVoucherClaims() {
  const userId = useSession((session) =>
    session.token === null || session.userMasquerade !== null ? null : session.userId,
  )
  return useQuery({
    queryKey: claimsKey(userId),
    queryFn: async ({ signal }) => (await call('listVoucherClaims', { signal })).data,
    enabled: userId !== null,
  })
}

export function useClaimVoucher() {
  const client = useQueryClient()
  const userId = useSession((session) => session.userId)
  return useMutation({
    mutationFn: async (voucherId: number) => (await call('claimVoucher', { params: { voucherId } })).data,
    onSuccess: (claim) =>
      client.setQueryData<VoucherClaim[]>(claimsKey(userId), (list = []) => [
        claim,
        ...list.filter(({ claim_id }) => claim_id !== claim.claim_id),
      ]),
    // Somebody else may have taken the last one: show the list as it is now.
    onError: () => void client.invalidateQueries({ queryKey: VOUCHERS }),
  })
}
