import { count } from 'drizzle-orm'
import { lenderSchema } from '#src/contract/entities/catalogue/lender.ts'
import { hashPassword } from '../crypto/password.ts'
import type { Db } from '../db/client.ts'
import { lenderSlug, toLenderRow } from '../db/lender-row.ts'
import { createLenders, keepFirstVersions } from '../db/repositories/catalogue/lenders.ts'
import { partnerUsers, partners } from '../db/schema/partners.ts'
import { admins } from '../db/schema/staff.ts'
import { transaction } from '../db/transaction.ts'
import { seedCreditCards } from './credit-cards.ts'
import { seedInsurancePlans } from './insurance-plans.ts'
import { seedLenderGroups } from './lender-groups.ts'
import lenderData from './lenders.json'
import { seedRevenueTypes } from './revenue-types.ts'
import { seedStatusWords } from './status-words.ts'
import { seedVouchers } from './vouchers.ts'

/** Path segments that the specification gives to lenders, where the plain rule would give another. */
const SLUGS: ReadonlyMap<string, string> = new Map(
  Object.entries<string>({ MoneyView: 'money-view', MoneyTap: 'money-tap' }),
)

/** The demo log-ins' password; they exist in demo and test mode alone. */
export const DEMO_PASSWORD = 'Demo@12345'

const DEMO_ADMINS = [
  { email: 'admin@demo.test', name: 'Asha Rao', role_id: 1 },
  { email: 'analyst@demo.test', name: 'Vikram Shah', role_id: 2 },
  { email: 'agent@demo.test', name: 'Meera Nair', role_id: 3 },
] as const

const DEMO_PARTNERS = [
  {
    email: 'partner@demo.test',
    user: 'Ravi Kumar',
    name: 'Anand Money Mart',
    code: 'cl',
    merchant_id: 'M-1001',
    utm_id: 'cl_direct',
  },
  {
    email: 'partner2@demo.test',
    user: 'Sunita Das',
    name: 'BazaarMitra Retail',
    code: 'bazaarmitr',
    merchant_id: 'M-1002',
    utm_id: 'bazaarmitr_web',
  },
] as const

export interface SeedBaseOptions {
  demoAccounts: boolean
  /** What runs out begins here; null leaves it to the first start: a build may be started long after it was made. */
  now?: Date | null
}

/**
 * What every database needs (the lenders, whose figures are illustrative) and, for demo and test, log-ins, cards, plans and
 * vouchers. Elsewhere the lenders are switched off: nothing invented is offered until an admin has put in what is real.
 * Safe to repeat: what is there already stays as the admin has left it. All of it or nothing: a start that is cut off in the middle
 * leaves nothing half filled to the next.
 */
export const seedBase = (db: Db, options: SeedBaseOptions): Promise<void> =>
  transaction({ db }, ({ db }) => writeBase(db, options))

async function writeBase(db: Db, { demoAccounts, now = new Date() }: SeedBaseOptions): Promise<void> {
  const rows = lenderData.map((each) => lenderSchema.validateSync({ ...each, unset: [] }, { strict: true }))
  await seedLenderGroups(db)
  await createLenders(
    db,
    rows.map((lender) => ({
      ...toLenderRow(demoAccounts ? lender : { ...lender, lender_status: 0 }),
      slug: SLUGS.get(lender.name) ?? lenderSlug(lender.name),
    })),
  )
  if (now !== null) {
    await keepFirstVersions(db, now)
    await seedStatusWords(db, now)
  }
  await seedRevenueTypes(db)
  if (!demoAccounts) return
  await seedDemoAccounts(db)
  await seedCreditCards(db)
  await seedInsurancePlans(db)
  if (now !== null) await seedVouchers(db, now)
}

async function seedDemoAccounts(db: Db): Promise<void> {
  const [admin] = await db.select({ rows: count() }).from(admins)
  const [partner] = await db.select({ rows: count() }).from(partnerUsers)
  if (Number(admin?.rows) > 0 && Number(partner?.rows) > 0) return
  const password_hash = await hashPassword(DEMO_PASSWORD)
  await db
    .insert(admins)
    .values(DEMO_ADMINS.map((each) => ({ ...each, password_hash })))
    .onConflictDoNothing({ target: admins.email })
  for (const { email, user, ...partnerRow } of DEMO_PARTNERS) {
    const [created] = await db
      .insert(partners)
      .values(partnerRow)
      .onConflictDoNothing({ target: partners.code })
      .returning()
    if (!created) continue
    const { partner_id } = created
    await db
      .insert(partnerUsers)
      .values({ email, name: user, partner_id, password_hash, owner: 1 })
      .onConflictDoNothing({ target: partnerUsers.email })
  }
}
