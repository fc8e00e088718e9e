import { and, asc, eq, ne } from 'drizzle-orm'
import type { SQL } from 'drizzle-orm'
import type { Db } from '#server/db/client.ts'
import { applications, disbursals } from '#server/db/schema/applications.ts'
import { customers } from '#server/db/schema/identity.ts'
import type { DisbursalRow } from '../applications/disbursals.ts'
import { isOneOf } from '../shared/is-one-of.ts'

/** What is asked of an application to judge a row of a file by. */
export interface MatchedApplication {
  app_id: string
  reference: string
  lender_id: number | null
  lender_reference: string | null
  product_type: string
  status: string
  created_at: Date
  updated_at: Date
  forgotten: boolean
  /** Keyed hashes of its customer's number and PAN. */
  phone_index: string | null
  tin_index: string | null
  /** Parts of it that were paid out, in their order. */
  parts: DisbursalRow[]
}

export interface MatchKeys {
  references: readonly string[]
  lender_references: readonly string[]
  loan_accounts: readonly string[]
  /** Keyed hashes of people, asked for among the applications of this lender alone. */
  people?: { lender_id: number; phones: readonly string[]; pans: readonly string[] }
}

const COLUMNS = {
  app_id: applications.app_id,
  reference: applications.reference,
  lender_id: applications.lender_id,
  lender_reference: applications.lender_reference,
  product_type: applications.product_type,
  status: applications.status,
  created_at: applications.created_at,
  updated_at: applications.updated_at,
  deleted_at: customers.deleted_at,
  phone_index: customers.phone_index,
  tin_index: customers.tin_index,
}

/** Every application that one of the keys names; drafts are nobody's business yet. */
export async function listMatchingApplications(db: Db, keys: MatchKeys): Promise<MatchedApplication[]> {
  const { people } = keys
  const ofLender = people && eq(applications.lender_id, people.lender_id)
  const accounts = await loansOf(db, keys.loan_accounts)
  const found = new Map<string, MatchedApplication>()
  const ways: [readonly string[], (list: readonly string[]) => SQL | undefined][] = [
    [keys.references, (list) => isOneOf(applications.reference, list)],
    [keys.lender_references, (list) => isOneOf(applications.lender_reference, list)],
    [accounts, (list) => isOneOf(applications.app_id, list)],
    [people?.phones ?? [], (list) => and(ofLender, isOneOf(customers.phone_index, list))],
    [people?.pans ?? [], (list) => and(ofLender, isOneOf(customers.tin_index, list))],
  ]
  for (const [list, fits] of ways) {
    if (list.length === 0) continue
    const rows = await db
      .select(COLUMNS)
      .from(applications)
      .innerJoin(customers, eq(customers.user_id, applications.user_id))
      .where(and(ne(applications.status, 'draft'), fits(list)))
    for (const { deleted_at, ...row } of rows)
      found.set(row.app_id, Object.assign(row, { forgotten: deleted_at !== null, parts: [] }))
  }
  for (const part of await listParts(db, [...found.keys()])) found.get(part.app_id)?.parts.push(part)
  return [...found.values()]
}

const loansOf = async (db: Db, accounts: readonly string[]): Promise<string[]> =>
  accounts.length === 0
    ? []
    : (
        await db
          .selectDistinct({ app_id: disbursals.app_id })
          .from(disbursals)
          .where(isOneOf(disbursals.loan_account, accounts))
      ).map(({ app_id }) => app_id)

const listParts = async (db: Db, appIds: string[]): Promise<DisbursalRow[]> =>
  appIds.length === 0
    ? []
    : db
        .select()
        .from(disbursals)
        .where(and(isOneOf(disbursals.app_id, appIds), eq(disbursals.kind, 'disbursed')))
        .orderBy(asc(disbursals.tranche))
