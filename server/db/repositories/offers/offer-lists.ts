import { and, desc, eq, gte, lt } from 'drizzle-orm'
import type { Vault } from '#server/crypto/vault.ts'
import type { Db } from '#server/db/client.ts'
import { customers } from '#server/db/schema/identity.ts'
import { offerLists } from '#server/db/schema/offers.ts'
import type { Applicant } from '#src/contract/finance/eligibility.ts'
import type { OffersRequest } from '#src/contract/finance/ranking.ts'
import { writeOffersShown } from '../figures/write-facts.ts'

/** From what a list was made. */
export interface ListInputs {
  applicant: Applicant
  request: OffersRequest
  /** The score was known then, and its consent was withdrawn since. */
  score_withdrawn?: true
}

export const sealInputs = (vault: Vault, dataKey: string, inputs: ListInputs): string =>
  vault.seal(dataKey, JSON.stringify(inputs), 'offer_lists.inputs')

/** Null = the customer's key is gone, and with it all of this. */
export function openInputs(vault: Vault, dataKey: string | null, sealed: string | null): ListInputs | null {
  if (sealed === null || dataKey === null) return null
  // Written by sealInputs.
  return JSON.parse(vault.open(dataKey, sealed, 'offer_lists.inputs')) as ListInputs
}

/** Keeps what was shown to whom, from which inputs, by which version of the method. */
export async function createOfferList(db: Db, row: typeof offerLists.$inferInsert): Promise<void> {
  await db.insert(offerLists).values(row)
  await writeOffersShown(db, row.app_id)
}

/** One lender's line of a list and the digest of what it said, in the order shown: offers first. */
export type ShownLine = readonly [lender_id: number, digest: string]

/** Lines say what a lender asks and the customer has, so they go with the customer's key. */
export const sealLines = (vault: Vault, dataKey: string, lines: readonly ShownLine[]): string =>
  vault.seal(dataKey, JSON.stringify(lines), 'offer_lists.lines')

/** Null of a list that is older than such lines, and of an erased customer. */
export const openLines = (vault: Vault, { data_key, lines_enc }: ReceiptRow): ShownLine[] | null =>
  data_key === null || lines_enc === null
    ? null
    : (JSON.parse(vault.open(data_key, lines_enc, 'offer_lists.lines')) as ShownLine[])

/** A receipt as it is computed again. */
export interface ReceiptRow extends PastOfferList {
  method_version: string
  lender_versions: number[] | null
  lines_enc: string | null
  created_at: Date
}

const PAST_COLUMNS = {
  offer_list_id: offerLists.offer_list_id,
  user_id: offerLists.user_id,
  inputs_enc: offerLists.inputs_enc,
  data_key: customers.data_key,
}

/** The newest receipts of one application of this customer. */
export async function listReceipts(
  db: Db,
  of: { user_id: number; app_id: string },
  limit: number,
): Promise<ReceiptRow[]> {
  return db
    .select({
      ...PAST_COLUMNS,
      method_version: offerLists.method_version,
      lender_versions: offerLists.lender_versions,
      lines_enc: offerLists.lines_enc,
      created_at: offerLists.created_at,
    })
    .from(offerLists)
    .innerJoin(customers, eq(customers.user_id, offerLists.user_id))
    .where(and(eq(offerLists.user_id, of.user_id), eq(offerLists.app_id, of.app_id)))
    .orderBy(desc(offerLists.offer_list_id))
    .limit(limit)
}

export interface PastOfferList {
  offer_list_id: number
  user_id: number
  inputs_enc: string | null
  /** Null when the customer has been erased meanwhile. */
  data_key: string | null
}

/** Lists of a product made since then, newest first; older than `before` when it is given. */
export async function listPastOfferLists(
  db: Db,
  page: { product: string; since: Date; before: number | null; limit: number },
): Promise<PastOfferList[]> {
  const older = page.before === null ? undefined : lt(offerLists.offer_list_id, page.before)
  return db
    .select(PAST_COLUMNS)
    .from(offerLists)
    .innerJoin(customers, eq(customers.user_id, offerLists.user_id))
    .where(and(gte(offerLists.created_at, page.since), eq(offerLists.product_type, page.product), older))
    .orderBy(desc(offerLists.offer_list_id))
    .limit(page.limit)
}
