import { and, asc, eq, getTableName, gt, isNotNull, or, sql } from 'drizzle-orm'
import { alias, type PgColumn, type PgTable } from 'drizzle-orm/pg-core'
import type { Applicant } from '#src/contract/finance/eligibility.ts'
import type { OffersRequest } from '#src/contract/finance/ranking.ts'
import type { Vault } from '../crypto/vault.ts'
import type { Deps } from '../deps.ts'
import type { Db } from './client.ts'
import { sealDetails, type KeptDetails } from './repositories/applications/kept-details.ts'
import { sealInputs } from './repositories/offers/offer-lists.ts'
import { sealScore } from './repositories/profile/credit-scores.ts'
import { sealProfile, type KeptProfile } from './repositories/profile/customers.ts'
import { applications, customers, offerLists } from './schema.ts'
import { loanEnquiries } from './schema-products.ts'
import { transaction } from './transaction.ts'

const PART = 500
/** Any fixed number: one process seals, the others wait for its part and go on with the next. */
const SEALING_LOCK = 4_081_948

/** A column that earlier versions kept in clear. */
interface ClearColumn {
  column: PgColumn
  /** What keeps this value under its customer's key instead. */
  sealed: (vault: Vault, dataKey: string, value: unknown) => Record<string, unknown>
}
const clear = <Value>(
  column: PgColumn,
  sealed: (vault: Vault, dataKey: string, value: Value) => Record<string, unknown>,
): ClearColumn =>
  // What earlier versions wrote into this column.
  ({ column, sealed: (vault, dataKey, value) => sealed(vault, dataKey, value as Value) })

/** All clear columns of a table are emptied at once: its check looks at the whole row. */
interface ClearTable {
  table: PgTable
  id: PgColumn
  user_id: PgColumn
  columns: readonly ClearColumn[]
}

const owners = alias(customers, 'owners')

/**
 * Earlier versions kept profiles, scores, what lists were made from and what products ask in clear. Each table has a check that says its
 * clear column is empty. It holds for every row that is written, and once all older rows are sealed it is validated:
 * after that this asks one question at each start and does nothing. A process that dies half way has lost nothing; the
 * next one goes on. Rows of erased customers, whose key is gone, lose what they still had.
 */
export async function sealClearRows(deps: Pick<Deps, 'db' | 'vault' | 'log'>): Promise<void> {
  for (const of of TABLES) {
    const name = getTableName(of.table)
    if (await isSealed(deps.db, name)) continue
    let rows = 0
    let part: readonly { id: unknown }[] = []
    do {
      const last = part.at(-1)?.id
      part = await transaction(deps, async (deps) => {
        await deps.db.execute(sql`select pg_advisory_xact_lock(${SEALING_LOCK})`)
        return sealPart(deps.db, deps.vault, of, last)
      })
      rows += part.length
    } while (part.length === PART)
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

/** Seals the next rows after `last` and answers them. */
async function sealPart(tx: Db, vault: Vault, of: ClearTable, last: unknown): Promise<readonly { id: unknown }[]> {
  const rows = await tx
    .select({
      id: of.id,
      data_key: owners.data_key,
      ...Object.fromEntries(of.columns.map(({ column }) => [column.name, column])),
    })
    .from(of.table)
    .leftJoin(owners, eq(owners.user_id, of.user_id))
    .where(
      and(or(...of.columns.map(({ column }) => isNotNull(column))), last === undefined ? undefined : gt(of.id, last)),
    )
    .orderBy(asc(of.id))
    .limit(PART)
    .for('update', { of: of.table })
  for (const row of rows) {
    const values: Record<string, unknown> = row
    const changes = of.columns.flatMap(({ column, sealed }) => {
      const value = values[column.name]
      return Object.entries({
        [column.name]: null,
        ...(row.data_key !== null && value !== null && sealed(vault, row.data_key, value)),
      })
    })
    await tx.update(of.table).set(Object.fromEntries(changes)).where(eq(of.id, row.id))
  }
  return rows
}

/** As earlier versions wrote them: the birth date alone was sealed. */
interface ClearInputs {
  applicant: Omit<Applicant, 'birth_day'> & { birth_day_enc: string | null }
  request: OffersRequest
  score_withdrawn?: true
}

function sealedList(vault: Vault, dataKey: string, { applicant, request, ...rest }: ClearInputs) {
  const { birth_day_enc, ...facts } = applicant
  const birth_day = birth_day_enc === null ? '' : vault.open(dataKey, birth_day_enc, 'offer_lists.birth_day')
  return {
    product_type: request.product_type,
    inputs_enc: sealInputs(vault, dataKey, { applicant: { ...facts, birth_day }, request, ...rest }),
  }
}

const TABLES: readonly ClearTable[] = [
  {
    table: customers,
    id: customers.user_id,
    user_id: customers.user_id,
    columns: [clear<KeptProfile>(customers.profile, sealProfile)],
  },
  {
    table: applications,
    id: applications.app_id,
    user_id: applications.user_id,
    columns: [
      clear<number>(applications.bureau_score, (vault, dataKey, score) => ({
        bureau_score_enc: sealScore(vault, dataKey, score),
      })),
      clear<KeptDetails>(applications.details, (vault, dataKey, details) =>
        sealDetails(vault, dataKey, details, 'applications.details'),
      ),
    ],
  },
  {
    table: offerLists,
    id: offerLists.offer_list_id,
    user_id: offerLists.user_id,
    columns: [clear<ClearInputs>(offerLists.inputs, sealedList)],
  },
  {
    table: loanEnquiries,
    id: loanEnquiries.enquiry_id,
    user_id: loanEnquiries.user_id,
    columns: [
      clear<KeptDetails>(loanEnquiries.details, (vault, dataKey, details) =>
        sealDetails(vault, dataKey, details, 'loan_enquiries.details'),
      ),
    ],
  },
]
