import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import type { LenderRevenue, LenderRevenueForm } from '#src/contract/entities/earnings/lender-revenue.ts'
import { ApiError } from '#src/lib/http/api-error.ts'
import { call } from '#src/lib/http/http.ts'
import { i18n } from '#src/lib/i18n.ts'
import { ADMIN_LENDERS } from '#src/lib/office/lenders-query.ts'
import { toast, toastError } from '#src/lib/toast.ts'
import { AwaitingApproval } from '#src/ui/dialog/use-approval-reason.tsx'
import type { useApprovalReason } from '#src/ui/dialog/use-approval-reason.tsx'
import { Cancelled } from '#src/ui/dialog/use-prompt.tsx'
import { useSlabDay } from './slab-day.tsx'

const slabsKey = (lenderId: number) => ['lender-revenue', lenderId]

async function listSlabs(lenderId: number, signal?: AbortSignal): Promise<LenderRevenue[]> {
  const params = { lenderId: String(lenderId) }
  return (await call('listLenderRevenues', signal ? { params, signal } : { params })).lenderRevenue
}

/** The slabs of a lender in the order in which they are tried. */
export function useSlabs(lenderId: number) {
  return useQuery({
    queryKey: slabsKey(lenderId),
    queryFn: ({ signal }) => listSlabs(lenderId, signal),
    // Somebody else may have changed them since.
    refetchOnMount: 'always',
  })
}

/** Which slabs count from which day on. */
export function useDatedSlabs(lenderId: number) {
  return useQuery({
    queryKey: [...slabsKey(lenderId), 'versions'],
    queryFn: ({ signal }) => call('listSlabVersions', { params: { lenderId }, signal }),
    refetchOnMount: 'always',
  })
}

export function useCallOffSlabs(lenderId: number, withWhy: ReturnType<typeof useApprovalReason>['withWhy']) {
  const callOff = (versionId: number) =>
    withWhy((reason) =>
      call('callOffSlabs', {
        params: { lenderId, versionId },
        body: { reason },
      }),
    )
  return useChange(lenderId, callOff, {
    onDone: () => toast.success(i18n.t('dated:calledOff')),
    onFailed: (error) => toastError(error),
  })
}

export function useRevenueTypes() {
  return useQuery({
    queryKey: ['revenue-types'],
    queryFn: async ({ signal }) => (await call('listRevenueTypes', { signal })).data,
  })
}

interface Outcome<T> {
  onDone: (change: T) => void
  onFailed: (error: Error, change: T) => void
  /** It waits for a second person. */
  onWaits?: () => void
}

/** Changes of one lender's slabs follow one another; whatever comes of them, the list is read again after the last. */
function useChange<T>(lenderId: number, mutationFn: (change: T) => Promise<unknown>, outcome?: Outcome<T>) {
  const client = useQueryClient()
  const mutationKey = slabsKey(lenderId)
  return useMutation({
    mutationKey,
    mutationFn,
    scope: { id: `lender-revenue-${lenderId}` },
    onSuccess: (_, change) => outcome?.onDone(change),
    onError: (error, change) => {
      if (error instanceof AwaitingApproval) outcome?.onWaits?.()
      else if (!(error instanceof Cancelled)) outcome?.onFailed(error, change)
    },
    onSettled: async () => {
      // The list already shows what the next one is about to save.
      if (client.isMutating({ mutationKey }) > 1) return
      await client.invalidateQueries({ queryKey: slabsKey(lenderId) })
      // A lender needs a slab to be switched on.
      await client.invalidateQueries({ queryKey: ADMIN_LENDERS })
    },
  })
}

interface SlabSave {
  /** Null: a new slab. */
  id: number | null
  form: LenderRevenueForm
  /** The slab that the dialog began from. */
  expected: LenderRevenue | null
}

export function useSaveSlab(lenderId: number) {
  const { day: from_day, confirm, withWhy } = useSlabDay()
  const save = async ({ id, form, expected }: SlabSave) => {
    const slabs = await listSlabs(lenderId)
    const changed = { ...form, id: id ?? Math.max(0, ...idsOf(slabs)) + 1 }
    await confirm(id === null ? [...slabs, changed] : slabs.map((slab) => (slab.id === id ? changed : slab)))
    const made = { ...form, from_day }
    const update = { id, ...made, ...(expected && { expected }) }
    if (id === null) await withWhy((reason) => call('createLenderRevenue', { body: { ...made, reason } }))
    else await withWhy((reason) => call('updateLenderRevenue', { body: { ...update, id, reason } }))
  }
  return useChange(lenderId, save)
}

/** Switches a slab on or off; its figures stay as they are on the server, whoever has changed them since. */
export function useSwitchSlab(lenderId: number, outcome: Outcome<{ id: number; status: 0 | 1 }>) {
  const { day: from_day, confirm, withWhy } = useSlabDay()
  const save = async ({ id, status }: { id: number; status: 0 | 1 }) => {
    const slabs = await listSlabs(lenderId)
    const slab = slabs.find((each) => each.id === id)
    if (!slab) throw new ApiError(404, 'not_found', i18n.t('errors:not_found'))
    await confirm(slabs.map((each) => (each.id === id ? { ...each, status } : each)))
    const update = { ...slab, status, from_day, expected: slab }
    await withWhy((reason) => call('updateLenderRevenue', { body: { ...update, reason } }))
  }
  return useChange(lenderId, save, outcome)
}

export function useRemoveSlab(lenderId: number, outcome: Outcome<number>) {
  const { day: from_day, confirm, withWhy } = useSlabDay()
  const remove = async (id: number) => {
    await confirm((await listSlabs(lenderId)).filter((slab) => slab.id !== id))
    const params = { id: String(id) }
    await withWhy((reason) => call('removeLenderRevenue', { params, body: { from_day, reason } }))
  }
  return useChange(lenderId, remove, outcome)
}

interface SlabOrder {
  slabs: LenderRevenue[]
  /** What the order was made from: it is saved only while that still stands. */
  before: LenderRevenue[]
  /** Takes an order back. */
  undo?: true
}

const idsOf = (slabs: readonly LenderRevenue[]) => slabs.map(({ id }) => id)

/** Saves a new order; the list shows it at once and goes back when it is refused. */
export function useSlabOrder(lenderId: number, outcome: Outcome<SlabOrder>) {
  const client = useQueryClient()
  const { day: from_day, confirm, withWhy } = useSlabDay()
  const save = async ({ slabs, before }: SlabOrder) => {
    await confirm(slabs)
    const body = { lender_id: lenderId, lender_revenue_ids: idsOf(slabs), from_day, expected: idsOf(before) }
    await withWhy((reason) => call('setLenderRevenueOrder', { body: { ...body, reason } }))
  }
  const { mutate } = useChange(lenderId, save, outcome)
  const order = async (change: SlabOrder) => {
    // An answer on its way would show the old order again.
    await client.cancelQueries({ queryKey: slabsKey(lenderId) })
    client.setQueryData(slabsKey(lenderId), change.slabs)
    mutate(change)
  }
  /** The slabs in the latest order, which may not be drawn yet. */
  const latest = () => client.getQueryData<LenderRevenue[]>(slabsKey(lenderId)) ?? []
  return { order, latest }
}
