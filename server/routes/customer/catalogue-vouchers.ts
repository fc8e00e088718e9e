import type { Handlers } from '#server/http/handler.ts'
import { claimVoucher } from '#server/services/catalogue/claim-voucher.ts'
import { listVoucherClaims } from '#server/services/catalogue/list-voucher-claims.ts'
import { listVouchers } from '#server/services/catalogue/list-vouchers.ts'
import type { voucherEndpoints } from '#src/contract/endpoints/customer/catalogue-vouchers.ts'

export const voucherRoutes: Handlers<typeof voucherEndpoints> = {
  listVouchers: async ({ deps, query }) => ({ data: await listVouchers(deps, query.category ?? null) }),

  listVoucherClaims: async ({ deps, by }) => ({ data: await listVoucherClaims(deps, by) }),

  claimVoucher: async ({ deps, params, by }) => ({
    data: await claimVoucher(deps, params.voucherId, by),
  }),
}
