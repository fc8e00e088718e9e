import type { demoEndpoints } from '#src/contract/endpoints/public/operations-demo.ts'
import { AppError } from '#src/contract/errors.ts'
import type { Handlers } from '#server/http/handler.ts'
import { createDemoActors } from '#server/services/operations/create-demo-actors.ts'

type Rows = typeof demoEndpoints

const notHere = () => new AppError('not_found', 'There is nothing here.')

/** Seams for demos and tests; their rows do not exist in live mode. */
export const demoRoutes: Handlers<Rows> = {
  listOutbox: async ({ deps, query }) => {
    if (!deps.outbox) throw notHere()
    return deps.outbox.list(query.to)
  },

  createDemoActors: ({ deps }) => createDemoActors(deps),

  setDemoClock: async ({ deps, body }) => {
    if (!deps.clock.set) throw notHere()
    deps.clock.set(body.now === null ? null : new Date(body.now))
    return { now: deps.clock.now().toISOString() }
  },

  setDemoLimits: async ({ deps, body }) => {
    deps.limits.profile = body.profile
    return { message: `Limits are ${body.profile}.` }
  },

  setDemoLender: async ({ deps, body }) => {
    if (!deps.lenders.controls) throw notHere()
    deps.lenders.controls.behave(body.lender_id, body.behaviour)
    return { message: `Lenders are ${body.behaviour}.` }
  },
}
