import { randomInt } from 'node:crypto'
import {
  createVoucherClaim,
  findVoucherClaim,
  lockVoucher,
  takeOneVoucher,
} from '#server/db/repositories/catalogue/vouchers.ts'
import { transaction } from '#server/db/transaction.ts'
import type { Deps } from '#server/deps.ts'
import { isOver } from '#server/is-over.ts'
import type { ByCustomer } from '#server/session.ts'
import type { VoucherClaim } from '#src/contract/entities/catalogue/voucher.ts'
import { AppError } from '#src/contract/errors.ts'
import { found } from '../shared/not-found.ts'
import { toVoucherClaim } from './shared/voucher-claim-view.ts'

/** Letters and digits that nobody mistakes for one another when a code is read out in a store. */
const ALPHABET = '23456789ABCDEFGHJKMNPQRSTUVWXYZ'
const CODE_LENGTH = 10

/**
 * Claims a voucher. Claimed again it answers what was claimed, the code unchanged.
 * @throws AppError `not_found`; `offer_unavailable` when it has ended or is switched off; `conflict` when all are claimed
 */
export async function claimVoucher(deps: Deps, voucherId: number, by: ByCustomer): Promise<VoucherClaim> {
  return transaction(deps, async (deps) => {
    const voucher = found(await lockVoucher(deps.db, voucherId))
    const earlier = await findVoucherClaim(deps.db, by.user_id, voucherId)
    if (earlier) return toVoucherClaim({ claim: earlier, voucher })
    const now = deps.clock.now()
    if (voucher.status !== 1) throw new AppError('offer_unavailable', 'This voucher is no longer offered.')
    if (isOver({ until: voucher.valid_until }, now)) throw new AppError('offer_unavailable', 'This voucher has ended.')
    if (voucher.stock < 1) throw new AppError('conflict', 'All of these vouchers are claimed.')
    await takeOneVoucher(deps.db, voucherId)
    const code = `${voucher.code_prefix}-${newCode()}`
    const claim = await createVoucherClaim(deps.db, {
      voucher_id: voucherId,
      user_id: by.user_id,
      code,
      claimed_at: now,
    })
    return toVoucherClaim({ claim, voucher })
  })
}

const newCode = (): string => Array.from({ length: CODE_LENGTH }, () => ALPHABET[randomInt(ALPHABET.length)]).join('')
