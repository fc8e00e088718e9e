import { and, asc, eq, gt, isNotNull, sql } from 'drizzle-orm'
import type { Applicant } from '#src/contract/finance/eligibility.ts'
import type { OffersRequest } from '#src/contract/finance/ranking.ts'
import type { Vault } from '../crypto/vault.ts'
import type { Deps } from '../deps.ts'
import type { Db } from './client.ts'
import { sealInputs } from './repositories/offers/offer-lists.ts'
import { sealScore } from './repositories/profile/credit-scores.ts'
import { sealProfile } from './repositories/profile/customers.ts'
import { applications, customers, offerLists } from './schema.ts'
import { transaction } from './transaction.ts'

const PART = 500
/** Any fixed number: one process seals, the others wait for its part and go on with the next. */
const SEALING_LOCK = 4_081_948

/** How many rows were sealed, and which was the last of them. */
interface Done {
  sealed: number
  last: string | null
}
/** Seals the next rows after `last`. */
type Part = (tx: Db, vault: Vault, last: string | null) => Promise<Done>

/**
 * Earlier versions kept profiles, scores and what lists were made from in clear. Each table has a check that says its
 * clear column is empty. It holds for every row that is written, and once all older rows are sealed it is validated:
 * after that this asks one question at each start and does nothing. A process that dies half way has lost nothing; the
 * next one goes on. Rows of erased customers, whose key is gone, lose what they still had.
 */
export async function sealClearRows(deps: Pick<Deps, 'db' | 'vault' | 'log'>): Promise<void> {
  for (const [name, part] of TABLES) {
    if (await isSealed(deps.db, name)) continue
    let rows = 0
    let done: Done = { sealed: 0, last: null }
    do {
      const { last } = done
      done = await transaction(deps, async (deps) => {
        await deps.db.execute(sql`select pg_advisory_xact_lock(${SEALING_LOCK})`)
        return part(deps.db, deps.vault, last)
      })
      rows += done.sealed
    } while (done.sealed === PART)
    await deps.db.execute(sql.raw(`alter table ${name} validate constraint ${name}_sealed`))
    if (rows > 0) deps.log.info({ table: name, rows }, 'rows of an earlier version sealed')
  }
}

async function isSealed(db: Db, table: string): Promise<boolean> {
  const rows = await db
    .select({ valid: sql<boolean>`convalidated` })
    .from(sql`pg_constraint`)
    .where(sql`conname = ${`${table}_sealed`}`)
  return rows.every(({ valid }) => valid)
}

const sealCustomers: Part = async (tx, vault, last) => {
  const rows = await tx
    .select({ id: customers.user_id, data_key: customers.data_key, profile: customers.profile })
    .from(customers)
    .where(and(isNotNull(customers.profile), last === null ? undefined : gt(customers.user_id, Number(last))))
    .orderBy(asc(customers.user_id))
    .limit(PART)
    .for('update')
  for (const { id, data_key, profile } of rows)
    await tx
      .update(customers)
      .set({
        profile: null,
        ...(data_key !== null && profile !== null && sealProfile(vault, data_key, profile)),
      })
      .where(eq(customers.user_id, id))
  return answer(rows)
}

const sealApplications: Part = async (tx, vault, last) => {
  const rows = await tx
    .select({ id: applications.app_id, data_key: customers.data_key, score: applications.bureau_score })
    .from(applications)
    .innerJoin(customers, eq(customers.user_id, applications.user_id))
    .where(and(isNotNull(applications.bureau_score), last === null ? undefined : gt(applications.app_id, last)))
    .orderBy(asc(applications.app_id))
    .limit(PART)
    .for('update', { of: applications })
  for (const { id, data_key, score } of rows)
    await tx
      .update(applications)
      .set({
        bureau_score: null,
        bureau_score_enc: data_key === null || score === null ? null : sealScore(vault, data_key, score),
      })
      .where(eq(applications.app_id, id))
  return answer(rows)
}

const sealOfferLists: Part = async (tx, vault, last) => {
  const rows = await tx
    .select({ id: offerLists.offer_list_id, data_key: customers.data_key, inputs: offerLists.inputs })
    .from(offerLists)
    .leftJoin(customers, eq(customers.user_id, offerLists.user_id))
    .where(and(isNotNull(offerLists.inputs), last === null ? undefined : gt(offerLists.offer_list_id, Number(last))))
    .orderBy(asc(offerLists.offer_list_id))
    .limit(PART)
    .for('update', { of: offerLists })
  for (const { id, data_key, inputs } of rows)
    await tx
      .update(offerLists)
      .set({ inputs: null, ...(data_key !== null && inputs !== null && sealedList(vault, data_key, inputs)) })
      .where(eq(offerLists.offer_list_id, id))
  return answer(rows)
}

const answer = (rows: readonly { id: number | string }[]): Done => ({
  sealed: rows.length,
  last: rows.length === 0 ? null : String(rows.at(-1)?.id),
})

/** As earlier versions wrote them: the birth date alone was sealed. */
interface ClearInputs {
  applicant: Omit<Applicant, 'birth_day'> & { birth_day_enc: string | null }
  request: OffersRequest
  score_withdrawn?: true
}

function sealedList(vault: Vault, dataKey: string, inputs: Record<string, unknown>) {
  const { applicant, request, ...rest } = inputs as unknown as ClearInputs
  const { birth_day_enc, ...facts } = applicant
  const birth_day = birth_day_enc === null ? '' : vault.open(dataKey, birth_day_enc, 'offer_lists.birth_day')
  return {
    product_type: request.product_type,
    inputs_enc: sealInputs(vault, dataKey, { applicant: { ...facts, birth_day }, request, ...rest }),
  }
}

const TABLES: readonly (readonly [name: string, part: Part])[] = [
  ['customers', sealCustomers],
  ['applications', sealApplications],
  ['offer_lists', sealOfferLists],
]
