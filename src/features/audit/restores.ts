import type { CreditCardUpdate } from '#src/contract/entities/catalogue/credit-card.ts'
import type { LenderUpdate } from '#src/contract/entities/catalogue/lender.ts'
import type { LenderRevenue } from '#src/contract/entities/earnings/lender-revenue.ts'
import type { PartnerFunnelUpdate } from '#src/contract/entities/partners/partner-funnel.ts'
import type {
  PartnerHostsUpdate,
  PartnerRevenueUpdate,
  PartnerUtmUpdate,
} from '#src/contract/entities/partners/partner.ts'
import { ApiError } from '#src/lib/http/api-error.ts'
import { call } from '#src/lib/http/http.ts'
import { i18n } from '#src/lib/i18n.ts'

export type Values = Record<string, unknown>

/** The way back to an earlier value, by the very call that an edit makes: the same rules, the same line in the log. */
export interface Restore {
  /** The record as it is now. @throws ApiError `not_found` once it is deleted */
  read: () => Promise<Values>
  /** `expected` is what was shown as the present value: whoever has changed it since is not overwritten. */
  save: (values: Values, expected: Values, reason?: string) => Promise<unknown>
  /** Set where the whole record was deleted: deletes it again. */
  removeAgain?: (reason?: string) => Promise<unknown>
}

const sameValues = (a: Values, b: Values): boolean => JSON.stringify(a) === JSON.stringify(b)

/** The fields of an entry that are in `all`, in the entry's order. */
export const pick = (all: Values, like: Values): Values =>
  Object.fromEntries(Object.keys(like).map((field) => [field, all[field]]))

/** For calls that do not compare themselves. */
async function stillExpected(read: () => Promise<Values>, expected: Values): Promise<void> {
  const present = pick(await read(), expected)
  if (sameValues(present, expected)) return
  const errors = { present: JSON.stringify(present) }
  throw new ApiError(409, 'conflict', i18n.t('errors:conflict'), { errors })
}

const gone = (): ApiError => new ApiError(404, 'not_found', i18n.t('errors:not_found'))

const listSlabs = async (lenderId: number): Promise<LenderRevenue[]> =>
  (await call('listLenderRevenues', { params: { lenderId } })).lenderRevenue

/** The one property that a call for single properties takes. */
function single(values: Values): [property: string, value: unknown] {
  const [entry] = Object.entries(values)
  return entry ?? ['', undefined]
}

function lenderRestore(lender_id: number): Restore {
  return {
    read: () => call('getAdminLender', { params: { lenderId: lender_id } }),
    save: (values, expected, reason) => {
      const [property, value] = single(values)
      return call('updateLender', {
        // The server knows which properties there are and what each may hold.
        body: { lender_id, property, value, expected: expected[property], ...(reason && { reason }) } as LenderUpdate,
      })
    },
  }
}

function cardRestore(category_id: number): Restore {
  return {
    read: async () => {
      const card = (await call('listAdminCards')).find((each) => each.category_id === category_id)
      if (!card) throw gone()
      return card
    },
    save: (values, expected) => {
      const [property, value] = single(values)
      return call('updateCreditCard', {
        body: { category_id, property, value, expected: expected[property] } as CreditCardUpdate,
      })
    },
  }
}

/** A slab is edited as a whole; its entries hold the whole of it. */
function slabRestore(id: number, before: Values): Restore {
  return {
    read: async () => {
      const slab = (await listSlabs(Number(before.lender_id))).find((each) => each.id === id)
      if (!slab) throw gone()
      return slab
    },
    save: (values, expected, reason) =>
      call('updateLenderRevenue', {
        body: { ...(values as LenderRevenue), expected: expected as LenderRevenue, reason },
      }),
  }
}

function orderRestore(lender_id: number): Restore {
  type Order = { lender_revenue_ids: number[] }
  return {
    read: async () => ({ lender_revenue_ids: (await listSlabs(lender_id)).map(({ id }) => id) }),
    save: (values, expected, reason) => {
      const { lender_revenue_ids } = values as Order
      return call('setLenderRevenueOrder', {
        body: { lender_id, lender_revenue_ids, expected: (expected as Order).lender_revenue_ids, reason },
      })
    },
  }
}

async function readPartner(id: string): Promise<Values> {
  const { funnel, ...partner } = await call('getPartner', { params: { id } })
  return { ...partner, ...funnel }
}

function partnerRestore(
  partnerId: number,
  save: (id: string, values: Values, expected: Values, reason?: string) => Promise<unknown>,
): Restore {
  const id = String(partnerId)
  return { read: () => readPartner(id), save: (values, expected, reason) => save(id, values, expected, reason) }
}

interface Removal {
  /** The record while it is there. */
  read: (before: Values) => Promise<Values | undefined>
  restore: (reason?: string) => Promise<unknown>
  remove: (reason?: string) => Promise<unknown>
}

/** What is there again is as good as restored, whatever has been changed of it since. */
const removalRestore =
  (removal: (id: number) => Removal) =>
  (id: number, before: Values): Restore => {
    const { read, restore, remove } = removal(id)
    return {
      read: async () => ((await read(before)) ? before : {}),
      save: (_values, _expected, reason) => restore(reason),
      removeAgain: remove,
    }
  }

const cardRemoval = (category_id: number): Removal => ({
  read: async () => (await call('listAdminCards')).find((card) => card.category_id === category_id),
  restore: () => call('restoreCreditCard', { params: { id: category_id } }),
  remove: () => call('removeCreditCard', { body: { category_id } }),
})

const lenderRemoval = (lender_id: number): Removal => ({
  read: async () => (await call('listAdminLenders')).find((lender) => lender.lender_id === lender_id),
  restore: () => call('restoreLender', { params: { lenderId: lender_id } }),
  remove: () => call('removeLender', { body: { lender_id } }),
})

const slabRemoval = (id: number): Removal => ({
  read: async ({ lender_id }) => (await listSlabs(Number(lender_id))).find((slab) => slab.id === id),
  restore: (reason) => call('restoreLenderRevenue', { params: { id }, body: { reason } }),
  remove: (reason) => call('removeLenderRevenue', { params: { id }, body: { reason } }),
})

const KINDS: Record<string, (id: number, before: Values) => Restore> = {
  'lender.update': lenderRestore,
  'card.update': cardRestore,
  'lender-revenue.update': slabRestore,
  'lender-revenue.set-order': orderRestore,
  'partner.utm': (partnerId) =>
    partnerRestore(partnerId, (id, values, { utm_id }) =>
      call('updatePartnerUtm', { params: { id }, body: { ...values, expected: utm_id } as PartnerUtmUpdate }),
    ),
  'partner.revenue': (partnerId) =>
    partnerRestore(partnerId, (id, values, { revenue_percent, revenue_flat_fee }, reason) =>
      call('updatePartnerRevenue', {
        params: { id },
        body: { ...values, expected: { revenue_percent, revenue_flat_fee }, reason } as PartnerRevenueUpdate,
      }),
    ),
  'partner.hosts': (partnerId) =>
    partnerRestore(partnerId, (id, values, { hosts }) =>
      call('updatePartnerHosts', { params: { id }, body: { ...values, expected: hosts } as PartnerHostsUpdate }),
    ),
  'partner.funnel': (partnerId) =>
    partnerRestore(partnerId, async (id, values, expected) => {
      await stillExpected(() => readPartner(id), expected)
      const [property, value] = single(values)
      return call('updatePartnerFunnel', { params: { id }, body: { property, value } as PartnerFunnelUpdate })
    }),
}

/** Deletions, whose entries have nothing after. */
const REMOVALS: typeof KINDS = {
  'card.remove': removalRestore(cardRemoval),
  'lender.remove': removalRestore(lenderRemoval),
  'lender-revenue.delete': removalRestore(slabRemoval),
}

const isValues = (value: unknown): value is Values =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** The way back to what an entry has replaced; null where it replaced nothing that an edit could put back. */
export function restoreOf(
  object: string,
  { action, before, after }: { action: string; before: unknown; after: unknown },
): (Restore & { before: Values }) | null {
  const id = /^[a-z_-]+:([1-9]\d{0,8})$/.exec(object)?.[1]
  const nothing = after === null || (isValues(after) && Object.keys(after).join() === 'alone')
  const kinds = nothing ? REMOVALS : isValues(after) ? KINDS : {}
  // Terms that two people agreed to.
  const by =
    action === 'approval.decide' && isValues(before) && 'revenue_percent' in before ? 'partner.revenue' : action
  const kind = Object.hasOwn(kinds, by) ? kinds[by] : undefined
  if (!kind || id === undefined || !isValues(before)) return null
  return { ...kind(Number(id), before), before }
}
