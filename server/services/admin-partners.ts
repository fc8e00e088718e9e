import { findBrand, isBrandCode } from '#src/contract/brands/find-brand.ts'
import type { partnerAnswerSchema } from '#src/contract/endpoints/admin-partners.ts'
import type { PartnerRevenueUpdate, PartnerUtmUpdate } from '#src/contract/entities/partner.ts'
import type { InferType } from 'yup'
import { withTransaction } from '../db/client.ts'
import {
  findPartner,
  findPartnerByName,
  listPartnerRows,
  lockPartner,
  updatePartner,
  type PartnerRow,
} from '../db/repositories/partners.ts'
import type { Deps } from '../deps.ts'
import { notFound } from './not-found.ts'

type PartnerAnswer = InferType<typeof partnerAnswerSchema>
type Changes = Parameters<typeof updatePartner>[2]

/** What a change was, for the audit entry. */
export interface Changed {
  object: string
  before: unknown
  after: unknown
}

export async function listPartners(deps: Deps): Promise<PartnerAnswer[]> {
  return (await listPartnerRows(deps.db)).map(toAnswer)
}

/** @throws AppError `not_found` */
export async function getPartner(deps: Deps, partnerId: number): Promise<PartnerAnswer> {
  return toAnswer(known(await findPartner(deps.db, partnerId)))
}

/** @throws AppError `not_found` */
export async function getPartnerByName(deps: Deps, name: string): Promise<PartnerAnswer> {
  return toAnswer(known(await findPartnerByName(deps.db, name)))
}

/** @throws AppError `not_found` */
export async function updatePartnerUtm(deps: Deps, partnerId: number, { utm_id }: PartnerUtmUpdate): Promise<Changed> {
  return change(deps, partnerId, { utm_id }, (row) => ({ utm_id: row.utm_id }))
}

/** @throws AppError `not_found` */
export async function updatePartnerRevenue(
  deps: Deps,
  partnerId: number,
  { revenue_percent, revenue_flat_fee }: PartnerRevenueUpdate,
): Promise<Changed> {
  const changes = {
    revenue_percent: String(revenue_percent ?? 0),
    revenue_flat_fee: Math.round((revenue_flat_fee ?? 0) * 100),
  }
  return change(deps, partnerId, changes, (row) => {
    const { revenue_percent, revenue_flat_fee } = toAnswer(row)
    return { revenue_percent, revenue_flat_fee }
  })
}

async function change(
  deps: Deps,
  partnerId: number,
  changes: Changes,
  facts: (row: PartnerRow) => unknown,
): Promise<Changed> {
  return withTransaction(deps.db, async (tx) => {
    const row = known(await lockPartner(tx, partnerId))
    await updatePartner(tx, partnerId, changes)
    return { object: `partner:${partnerId}`, before: facts(row), after: facts({ ...row, ...changes }) }
  })
}

function known(row: PartnerRow | null): PartnerRow {
  if (!row) throw notFound()
  return row
}

function toAnswer(row: PartnerRow): PartnerAnswer {
  const ofBrand = isBrandCode(row.code) ? (findBrand(row.code).hosts ?? []).map(({ host }) => host) : []
  return {
    id: row.partner_id,
    name: row.name,
    code: row.code,
    utm_id: row.utm_id,
    revenue_percent: Number(row.revenue_percent),
    revenue_flat_fee: row.revenue_flat_fee / 100,
    hosts: [...new Set([...ofBrand, ...row.hosts])],
  }
}
