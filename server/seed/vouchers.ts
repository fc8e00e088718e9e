import { addDays, endOfIstDay, istDay } from '#src/contract/rules/calendar.ts'
import type { Db } from '../db/client.ts'
import { createFirstVouchers } from '../db/repositories/catalogue/vouchers.ts'
import voucherData from './vouchers.json'

/** Invented vouchers of invented stores, for demo and test; they end so many days after `now`. */
export async function seedVouchers(db: Db, now: Date): Promise<void> {
  const rows = voucherData.map(({ valid_days, ...voucher }) => ({
    ...voucher,
    valid_until: endOfIstDay(addDays(istDay(now), valid_days)),
  }))
  await createFirstVouchers(db, rows)
}
