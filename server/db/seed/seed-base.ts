import { count } from 'drizzle-orm'
import { lenderSchema } from '#src/contract/entities/lender.ts'
import type { Lender } from '#src/contract/entities/lender.ts'
import { hashPassword } from '../../crypto/password.ts'
import type { Db } from '../client.ts'
import { createLenders } from '../repositories/lenders.ts'
import { admins, partners, partnerUsers } from '../schema.ts'
import type { lenders } from '../schema.ts'
import { seedCreditCards } from './credit-cards.ts'
import { seedInsurancePlans } from './insurance-plans.ts'
import lenderData from './lenders.json'
import { seedVouchers } from './vouchers.ts'

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

/** Path segments that the specification gives to lenders, where the plain rule would give another. */
const SLUGS: Readonly<Record<string, string>> = { MoneyView: 'money-view', MoneyTap: 'money-tap' }

/** Path and settings key of a lender: lower case letters, digits and hyphens. */
export const lenderSlug = (name: string): string =>
  SLUGS[name] ??
  name
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '')

/**
 * What every database needs (the illustrative lenders) and, for demo and test, log-ins, cards, plans and vouchers. Safe
 * to repeat: what is there already stays as the admin has left it.
 */
export async function seedBase(db: Db, options: { demoAccounts: boolean }): Promise<void> {
  const rows = lenderData.map((each) => lenderSchema.validateSync(each, { strict: true }))
  await createLenders(db, rows.map(toLenderRow))
  if (!options.demoAccounts) return
  await seedDemoAccounts(db)
  await seedCreditCards(db)
  await seedInsurancePlans(db)
  await seedVouchers(db)
}

async function seedDemoAccounts(db: Db): Promise<void> {
  const [admin] = await db.select({ rows: count() }).from(admins)
  const [partner] = await db.select({ rows: count() }).from(partnerUsers)
  if (Number(admin?.rows) > 0 && Number(partner?.rows) > 0) return
  const password_hash = await hashPassword(DEMO_PASSWORD)
  await db
    .insert(admins)
    .values(DEMO_ADMINS.map((each) => ({ ...each, password_hash })))
    .onConflictDoNothing()
  for (const { email, user, ...partnerRow } of DEMO_PARTNERS) {
    const [created] = await db.insert(partners).values(partnerRow).onConflictDoNothing().returning()
    if (!created) continue
    const { partner_id } = created
    await db.insert(partnerUsers).values({ email, name: user, partner_id, password_hash }).onConflictDoNothing()
  }
}

const day = (iso: string | null): Date | null => (iso === null ? null : new Date(`${iso}T00:00:00+05:30`))

const paiseOf = (rupees: number | null): number | null => (rupees === null ? null : Math.round(rupees * 100))

function toLenderRow(lender: Lender): typeof lenders.$inferInsert {
  const { group, ...rest } = lender
  return {
    ...rest,
    slug: lenderSlug(lender.name),
    entity_kind: group,
    min_income: Math.round(lender.min_income * 100),
    max_income: Math.round(lender.max_income * 100),
    min_loan_amount: Math.round(lender.min_loan_amount * 100),
    loan_amount_upto: Math.round(lender.loan_amount_upto * 100),
    penal_charge_amount: paiseOf(lender.penal_charge_amount),
    foreclosure_charge_amount: paiseOf(lender.foreclosure_charge_amount),
    foreclosure_charge_pct: lender.foreclosure_charge_pct === null ? null : String(lender.foreclosure_charge_pct),
    ticket_class: Number(lender.ticket_class),
    credit_score_class: Number(lender.credit_score_class),
    rate_min: String(lender.rate_min),
    rate_max: String(lender.rate_max),
    apr_min: String(lender.apr_min),
    apr_max: String(lender.apr_max),
    processing_fee_pct: String(lender.processing_fee_pct),
    so_date_start: day(lender.so_date_start),
    so_date_end: day(lender.so_date_end),
  }
}
