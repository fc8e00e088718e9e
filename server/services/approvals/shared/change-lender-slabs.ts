import { isDeepStrictEqual } from 'node:util'
import { listLenderRevenueRows } from '#server/db/repositories/earnings/lender-revenues.ts'
import type { Deps } from '#server/deps.ts'
import { callOffSlabs } from '#server/services/earnings/call-off-slabs.ts'
import { createLenderRevenue } from '#server/services/earnings/create-lender-revenue.ts'
import { toLenderRevenue } from '#server/services/earnings/public/lender-revenue-view.ts'
import { removeLenderRevenue } from '#server/services/earnings/remove-lender-revenue.ts'
import { restoreLenderRevenue } from '#server/services/earnings/restore-lender-revenue.ts'
import { setLenderRevenueOrder } from '#server/services/earnings/set-lender-revenue-order.ts'
import { updateLenderRevenue } from '#server/services/earnings/update-lender-revenue.ts'
import { slabShownSchema } from '#src/contract/entities/earnings/lender-revenue.ts'
import type {
  LenderRevenueForm,
  LenderRevenueOrder,
  LenderRevenueUpdate,
  SlabShown,
} from '#src/contract/entities/earnings/lender-revenue.ts'

/** One change to the slabs of a lender, by its call. */
export type SlabChange =
  | { do: 'create'; form: Omit<LenderRevenueForm, 'reason'> }
  | { do: 'update'; update: Omit<LenderRevenueUpdate, 'reason'> }
  | { do: 'set-order'; order: Omit<LenderRevenueOrder, 'reason'> }
  | { do: 'delete'; id: number; from_day?: string | undefined }
  | { do: 'restore'; id: number }
  /** Planned ones do not come. */
  | { do: 'call-off'; lender_id: number; version_id: number }

interface Facts {
  object: string
  before: Record<string, unknown> | undefined
  after: Record<string, unknown> | undefined
}

/** Makes the change by its own service. Answers what the log keeps of it. */
export async function changeLenderSlabs(deps: Deps, change: SlabChange): Promise<Facts> {
  const object = (id: number) => `lender_revenue:${id}`
  if (change.do === 'create') {
    const after = await createLenderRevenue(deps, change.form)
    return { object: object(after.id), before: undefined, after }
  }
  if (change.do === 'update') {
    const { update } = change
    return { object: object(update.id), ...(await updateLenderRevenue(deps, update)) }
  }
  if (change.do === 'set-order') {
    const { order } = change
    const { before, after } = await setLenderRevenueOrder(deps, order)
    const at = `lender:${order.lender_id}`
    return { object: at, before: { lender_revenue_ids: before }, after: { lender_revenue_ids: after } }
  }
  if (change.do === 'call-off') {
    const { lender_id, version_id } = change
    const slabs_from = await callOffSlabs(deps, lender_id, version_id)
    return { object: `lender:${lender_id}`, before: { slabs_from }, after: { slabs_from: null } }
  }
  if (change.do === 'delete')
    return {
      object: object(change.id),
      before: await removeLenderRevenue(deps, change.id, change.from_day),
      after: undefined,
    }
  return { object: object(change.id), before: undefined, after: await restoreLenderRevenue(deps, change.id) }
}

/** What waits for one lender: the change that was asked for first, and those that joined it before anybody decided. */
export interface SlabBody {
  lender_id: number
  change: SlabChange
  more?: readonly SlabChange[]
}

export const changesOf = ({ change, more = [] }: SlabBody): readonly SlabChange[] => [change, ...more]

/** The slab that a change is of. */
const slabOf = (change: SlabChange): number | null =>
  change.do === 'update' ? change.update.id : change.do === 'delete' || change.do === 'restore' ? change.id : null

/** A slab that was changed twice keeps what only the first change was about. */
function mergeUpdates(first: SlabChange, next: SlabChange): SlabChange {
  if (first.do !== 'update' || next.do !== 'update') return next
  const { expected } = next.update
  if (!expected) return next
  const began: Record<string, unknown> = expected
  const changed = Object.entries(next.update).filter(
    ([name, value]) => !(name in began) || (began[name] ?? null) !== (value ?? null),
  )
  return { do: 'update', update: { ...first.update, ...Object.fromEntries(changed) } }
}

/**
 * Both in one body: what somebody changes of one lender in one sitting is one thing to agree to. Null where just this waits
 * already: what is pressed twice is asked for once.
 */
export function joinSlabChanges(waiting: SlabBody, { change: next }: SlabBody): SlabBody | null {
  const waits = changesOf(waiting)
  // What waits was kept as JSON.
  if (waits.some((each) => isDeepStrictEqual(each, JSON.parse(JSON.stringify(next))))) return null
  const slab = slabOf(next)
  const same = waits.find((each) =>
    slab === null ? each.do === 'set-order' && next.do === each.do : slabOf(each) === slab,
  )
  const all = same ? waits.map((each) => (each === same ? mergeUpdates(each, next) : each)) : [...waits, next]
  // An order names the slabs that there are now.
  const [change = next, ...more] = [
    ...all.filter((each) => each.do === 'set-order'),
    ...all.filter((each) => each.do !== 'set-order'),
  ]
  return { lender_id: waiting.lender_id, change, ...(more.length > 0 && { more }) }
}

/** The slabs of a lender as whoever agrees reads them. */
export async function slabsShown({ db }: Pick<Deps, 'db'>, lenderId: number): Promise<SlabShown[]> {
  const rows = await listLenderRevenueRows(db, lenderId)
  return rows.map((row) => slabShownSchema.cast(toLenderRevenue(row), { stripUnknown: true }))
}

/** What is sent with a change that names its lender. */
export function factsOf(change: Exclude<SlabChange, { id: number } | { do: 'call-off' }>) {
  if (change.do === 'create') return change.form
  return change.do === 'update' ? change.update : change.order
}

/** The day from which it is asked to count. */
export function dayOf(change: SlabChange): string | undefined {
  if (change.do === 'restore' || change.do === 'call-off') return undefined
  return change.do === 'delete' ? change.from_day : factsOf(change).from_day
}
