import {
  createTouchRows,
  listOtherTouches,
  listTouchesOfPerson,
  listTouchesOfVisit,
  attributeTouchesToPerson,
  attributeTouchesToProspect,
} from '#server/db/repositories/leads/touches.ts'
import type { TouchRow } from '#server/db/repositories/leads/touches.ts'
import type { CustomerRow } from '#server/db/repositories/profile/customers.ts'
import type { Deps, TxDeps } from '#server/deps.ts'
import { HOLD_DAYS } from '#src/contract/attribution.ts'
import { isProductType } from '#src/contract/entities/shared/product-type.ts'
import type { ProductType } from '#src/contract/entities/shared/product-type.ts'
import { days } from '#src/contract/rules/time.ts'
import { attributeLead } from '../attribute-lead.ts'
import { personOf } from './lead-person.ts'

/** The same arrival once more, with what differs. */
function copyOf(row: TouchRow, changes: Partial<TouchRow>) {
  const { partner_id, link_id, channel, product_type, visit, prospect_app_id, phone_index, at } = row
  return { partner_id, link_id, channel, product_type, visit, prospect_app_id, phone_index, at, ...changes }
}

const daysBefore = (now: Date): Date => new Date(now.getTime() - days(HOLD_DAYS))

/** Somebody starts, known only by what their browser kept. */
export const noteStart = (deps: Deps, visits: readonly string[], prospectAppId: string): Promise<void> =>
  attributeTouchesToProspect(deps.db, visits, prospectAppId)

/**
 * Somebody has proved who they are: what brought their browser is theirs from now on, on every device. Where the browser
 * is a shop's and brought others before, it counts for each of them.
 */
export async function attributeVisit(
  deps: TxDeps,
  customer: CustomerRow,
  by: { visits: readonly string[]; prospectAppId: string | null },
): Promise<void> {
  const person = personOf(customer)
  if (person === null) return
  const rows = await listTouchesOfVisit(deps.db, by, daysBefore(deps.clock.now()))
  if (rows.length === 0) return
  const fresh = rows.filter((row) => row.phone_index === null)
  await attributeTouchesToPerson(
    deps.db,
    fresh.map((row) => row.touch_id),
    person,
  )
  const nameOf = (row: (typeof rows)[number]) => `${row.visit} ${row.link_id} ${row.at.getTime()}`
  const known = new Set(rows.filter((row) => row.phone_index === null || row.phone_index === person).map(nameOf))
  const others = new Map(rows.filter((row) => !known.has(nameOf(row))).map((row) => [nameOf(row), row]))
  await createTouchRows(
    deps.db,
    [...others.values()].map((row) => copyOf(row, { prospect_app_id: by.prospectAppId, phone_index: person })),
  )
  for (const product of new Set(rows.map((row) => row.product_type)))
    if (isProductType(product)) await attributeLead(deps, customer, product)
}

/**
 * Somebody chooses a product. Where no partner brought them for it, everything that brought them for another product in
 * the last 90 days counts for this one too.
 */
export async function attributeProduct(deps: TxDeps, customer: CustomerRow, product: ProductType): Promise<void> {
  const person = personOf(customer)
  if (person === null) return
  if ((await listTouchesOfPerson(deps.db, person, product)).length === 0) {
    const rows = await listOtherTouches(deps.db, person, product, daysBefore(deps.clock.now()))
    if (rows.length === 0) return
    await createTouchRows(
      deps.db,
      rows.map((row) => copyOf(row, { product_type: product })),
    )
  }
  await attributeLead(deps, customer, product)
}
