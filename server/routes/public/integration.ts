import type { partnerApiEndpoints } from '#src/contract/endpoints/public/integration.ts'
import type { ApiScope } from '#src/contract/entities/integration/partner-integration.ts'
import type { Call, Handlers } from '#server/http/handler.ts'
import { checkTypedEligibility } from '#server/services/offers/check-typed-eligibility.ts'
import { checkWidgetEligibility } from '#server/services/offers/check-widget-eligibility.ts'
import { createApiLead } from '#server/services/integration/create-api-lead.ts'
import { getApiLead } from '#server/services/integration/get-api-lead.ts'
import { listApiLeads } from '#server/services/integration/list-api-leads.ts'
import { createSandboxLead } from '#server/services/integration/create-sandbox-lead.ts'
import { getSandboxLead } from '#server/services/integration/get-sandbox-lead.ts'
import { listSandboxLeads } from '#server/services/integration/list-sandbox-leads.ts'
import { authenticateApiKey } from '#server/services/integration/authenticate-api-key.ts';
import type { ApiCaller } from '#server/services/integration/authenticate-api-key.ts';
import { readIdempotencyKey } from '../idempotency-key.ts'

/** Who calls says the key alone; a session that the request may also carry is not looked at. */
const callerOf = ({ deps, request }: Pick<Call, 'deps' | 'request'>, scope: ApiScope): Promise<ApiCaller> =>
  authenticateApiKey(deps, request.header('authorization'), scope)

export const partnerApiRoutes: Handlers<typeof partnerApiEndpoints> = {
  createApiLead: async (call) => {
    const caller = await callerOf(call, 'leads:write')
    const idempotencyKey = readIdempotencyKey(call.request.header('idempotency-key'))
    const { sandbox } = caller
    const answer = sandbox
      ? createSandboxLead(call.deps, call.body, caller)
      : await createApiLead(call.deps, call.body, idempotencyKey, caller)
    return { sandbox, ...answer }
  },

  listApiLeads: async (call) => {
    const { partner_id, sandbox } = await callerOf(call, 'leads:read')
    const page = sandbox ? listSandboxLeads(call.deps) : await listApiLeads(call.deps, call.query.after, { partner_id })
    return { sandbox, ...page }
  },

  getApiLead: async (call) => {
    const { partner_id, sandbox } = await callerOf(call, 'leads:read')
    const { reference } = call.params
    const lead = sandbox ? getSandboxLead(call.deps, reference) : await getApiLead(call.deps, reference, { partner_id })
    return { sandbox, lead }
  },

  checkApiEligibility: async (call) => {
    const { sandbox } = await callerOf(call, 'eligibility:read')
    const { matched, not_matched } = await checkTypedEligibility(call.deps, call.body)
    const short = matched.map(({ name, amount, interest_rate, apr, emi }) => ({ name, amount, interest_rate, apr, emi }))
    return { sandbox, matched: short, not_matched: not_matched.length }
  },

  checkWidgetEligibility: ({ deps, body }) => checkWidgetEligibility(deps, body),
}
