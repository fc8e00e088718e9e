import { DEFAULT_BRAND } from '#src/contract/brands/default-brand.ts'
import { findBrand, isBrandCode } from '#src/contract/brands/find-brand.ts'
import type { partnerAnswerSchema } from '#src/contract/endpoints/admin-partners.ts'
import { findHost } from '#src/contract/brands/hosts.ts'
import { funnelSwitchesOf, type PartnerFunnelUpdate } from '#src/contract/entities/partners/partner-funnel.ts'
import type {
  PartnerHostsUpdate,
  PartnerRevenueUpdate,
  PartnerUtmUpdate,
} from '#src/contract/entities/partners/partner.ts'
import { AppError } from '#src/contract/errors.ts'
import type { InferType } from 'yup'
import { withTransaction } from '#server/db/client.ts'
import type { Db } from '#server/db/client.ts'
import {
  findPartner,
  findPartnerByName,
  listPartnerHosts,
  listPartnerRows,
  lockPartner,
  lockPartnerHosts,
  updatePartner,
  type PartnerRow,
} from '#server/db/repositories/partners/partners.ts'
import type { Deps } from '#server/deps.ts'
import { changedMeanwhile, sameValue } from '../shared/changed-meanwhile.ts'
import { lastChanger } from '../shared/last-changer.ts'
import { notFound } from '../shared/not-found.ts'

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

/** @throws AppError `not_found`; `conflict` for a partner that has another UTM id than expected by now */
export async function updatePartnerUtm(
  deps: Deps,
  partnerId: number,
  { utm_id, expected }: PartnerUtmUpdate,
): Promise<Changed> {
  const before = expected === undefined ? undefined : { utm_id: expected }
  return change(deps, partnerId, { utm_id }, (row) => ({ utm_id: row.utm_id }), before)
}

/** @throws AppError `not_found`; `conflict` for a partner that earns something else than expected by now */
export async function updatePartnerRevenue(
  deps: Deps,
  partnerId: number,
  { revenue_percent, revenue_flat_fee, expected }: PartnerRevenueUpdate,
): Promise<Changed> {
  const changes = {
    revenue_percent: String(revenue_percent ?? 0),
    revenue_flat_fee: Math.round((revenue_flat_fee ?? 0) * 100),
  }
  const facts = (row: PartnerRow) => {
    const { revenue_percent, revenue_flat_fee } = toAnswer(row)
    return { revenue_percent, revenue_flat_fee }
  }
  const before = expected && {
    revenue_percent: expected.revenue_percent,
    revenue_flat_fee: expected.revenue_flat_fee,
  }
  return change(deps, partnerId, changes, facts, before)
}

/**
 * Sets the partner's own host names; from the next page on they show its brand.
 * @throws AppError `not_found`; `conflict`, naming whoever has a host name already, or when it has others than expected
 */
export async function updatePartnerHosts(
  deps: Deps,
  partnerId: number,
  { hosts, expected }: PartnerHostsUpdate,
): Promise<Changed> {
  return withTransaction(deps.db, async (tx) => {
    await lockPartnerHosts(tx)
    const row = known(await lockPartner(tx, partnerId))
    await expectFacts(tx, partnerId, { hosts: row.hosts }, expected && { hosts: expected }, { hosts })
    const others = (await listPartnerHosts(tx)).filter((other) => other.partner_id !== partnerId)
    for (const host of hosts) {
      const holder = holderOf(deps, others, host)
      if (holder !== null)
        throw new AppError('conflict', `${host} belongs to ${holder} already.`, {
          errors: { hosts: 'rules:host.taken' },
        })
    }
    await updatePartner(tx, partnerId, { hosts })
    return { object: `partner:${partnerId}`, before: { hosts: row.hosts }, after: { hosts } }
  })
}

/** Who has a host name: a brand by itself, the marketplace, another partner; null = nobody. */
function holderOf(deps: Deps, others: readonly Pick<PartnerRow, 'name' | 'hosts'>[], host: string): string | null {
  const ofBrand = findHost(host)
  if (ofBrand) return findBrand(ofBrand.brand).name
  const { publicOrigin } = deps.env
  if (publicOrigin !== null && new URL(publicOrigin).hostname === host) return DEFAULT_BRAND.name
  return others.find(({ hosts }) => hosts.includes(host))?.name ?? null
}

/**
 * Allows the partner to change one part of its own funnel, or stops it.
 * @throws AppError `not_found`
 */
export async function updatePartnerFunnel(
  deps: Deps,
  partnerId: number,
  { property, value }: PartnerFunnelUpdate,
): Promise<Changed> {
  return withTransaction(deps.db, async (tx) => {
    const before = funnelSwitchesOf(known(await lockPartner(tx, partnerId)).funnel)
    await updatePartner(tx, partnerId, { funnel: { ...before, [property]: value } })
    return {
      object: `partner:${partnerId}`,
      before: { [property]: before[property] },
      after: { [property]: value },
    }
  })
}

type Facts = Record<string, unknown>

/** Two people who want the same are no conflict. */
async function expectFacts(tx: Db, partnerId: number, present: Facts, expected: Facts | undefined, wanted: Facts) {
  if (expected === undefined || sameValue(present, expected) || sameValue(present, wanted)) return
  throw changedMeanwhile(present, await lastChanger(tx, `partner:${partnerId}`, Object.keys(present)[0]))
}

async function change(
  deps: Deps,
  partnerId: number,
  changes: Changes,
  facts: (row: PartnerRow) => Facts,
  expected: Facts | undefined,
): Promise<Changed> {
  return withTransaction(deps.db, async (tx) => {
    const row = known(await lockPartner(tx, partnerId))
    const [before, after] = [facts(row), facts({ ...row, ...changes })]
    await expectFacts(tx, partnerId, before, expected, after)
    await updatePartner(tx, partnerId, changes)
    return { object: `partner:${partnerId}`, before, after }
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
    hosts: row.hosts,
    brand_hosts: ofBrand,
    funnel: funnelSwitchesOf(row.funnel),
  }
}
