import { days } from '#src/contract/rules/time.ts'
import { istDay } from '#src/contract/rules/calendar.ts'
import type { Db } from '../db/client.ts'
import { createFirstVouchers } from '../db/repositories/catalogue/vouchers.ts'
import voucherData from './vouchers.json'

/** Invented vouchers of invented stores, for demo and test; they end so many days after `now`. */
export async function seedVouchers(db: Db, now: Date): Promise<void> {
  const rows = voucherData.map(({ valid_days, ...voucher }) => ({
    ...voucher,
    valid_until: new Date(`${istDay(new Date(now.getTime() + days(valid_days)))}T23:59:59+05:30`),
  }))
  await createFirstVouchers(db, rows)
}
