import { describe, expect, it } from 'vitest'
import { APPLICATION_STATUSES, isFinal } from '#src/contract/entities/applications/application-status.ts'
import type { Application } from '#src/contract/entities/applications/application.ts'
import { nextAct, usualDays } from '#src/contract/entities/applications/next-moves.ts'
import { PRODUCT_TYPES } from '#src/contract/entities/shared/product-type.ts'
import { PRODUCTS } from '#src/contract/entities/shared/products.ts'
import { actPath } from '#src/features/applications/act-path.ts'

const KINDS = ['additional_info', 'otp', 'handover', 'wait', 'none'] as const
const answeredByLender = (product: (typeof PRODUCT_TYPES)[number]) => PRODUCTS[product].answeredBy === 'lender'
/** Banks and insurers ask nothing here: only lenders have steps of their own. */
const STATES = PRODUCT_TYPES.flatMap((product_type) =>
  APPLICATION_STATUSES.flatMap((status) =>
    KINDS.filter((kind) => answeredByLender(product_type) || kind === 'wait' || kind === 'none').map((kind) => ({
      app_id: 'app_1',
      product_type,
      status,
      next_step: { kind },
      lender_slug: answeredByLender(product_type) ? 'teak-capital' : null,
    })),
  ),
)

describe('what a customer can do next', () => {
  it('is an act with an address, or a wait with a last day, in every state of every product', () => {
    const lost = STATES.filter((state) => {
      const act = nextAct(state)
      return act === null
        ? usualDays(state.product_type, state.status) === null
        : !/^\/[\w-]/.test(actPath(state as unknown as Application, act))
    })
    expect(lost).toEqual([])
  })

  it('after the end is never a wait', () => {
    for (const state of STATES.filter(({ status }) => isFinal(status)))
      expect([state.status, usualDays(state.product_type, state.status)]).toEqual([state.status, null])
  })

  it('at the lender is named for what is done there', () => {
    const at = (status: Application['status']) =>
      nextAct({ status, next_step: { kind: 'handover' }, lender_slug: 'teak-capital' })
    expect([at('received'), at('documents_needed'), at('approved')]).toEqual(['go_to_lender', 'send_documents', 'sign'])
  })
})
