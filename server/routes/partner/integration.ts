import { createApiKey } from '#server/services/integration/create-api-key.ts'
import { createWebhook } from '#server/services/integration/create-webhook.ts'
import { createWidget } from '#server/services/integration/create-widget.ts'
import { listApiKeys } from '#server/services/integration/list-api-keys.ts'
import { listWebhookDeliveries } from '#server/services/integration/list-webhook-deliveries.ts'
import { listWebhooks } from '#server/services/integration/list-webhooks.ts'
import { removeWebhook } from '#server/services/integration/remove-webhook.ts'
import { replayWebhook } from '#server/services/integration/replay-webhook.ts'
import { revokeApiKey } from '#server/services/integration/revoke-api-key.ts'
import { rotateApiKey } from '#server/services/integration/rotate-api-key.ts'
import { testWebhook } from '#server/services/integration/test-webhook.ts'
import { updateWebhook } from '#server/services/integration/update-webhook.ts'
import type { partnerIntegrationEndpoints } from '#src/contract/endpoints/partner/integration.ts'
import type { Handlers } from '../../http/handler.ts'

/** Whose rows they are says the session alone. */
export const partnerIntegrationRoutes: Handlers<typeof partnerIntegrationEndpoints> = {
  listApiKeys: ({ deps, by }) => listApiKeys(deps, by),

  createApiKey: async (call) => {
    const answer = await createApiKey(call.deps, call.body, call.by)
    const { key_id, name, prefix, scopes, sandbox } = answer.row
    call.audit({ object: `api-key:${key_id}`, after: { name, prefix, scopes, sandbox } })
    return answer
  },

  rotateApiKey: async (call) => {
    const answer = await rotateApiKey(call.deps, call.params.id, call.by)
    const { key_id, prefix } = answer.row
    call.audit({ object: `api-key:${call.params.id}`, after: { successor: key_id, prefix } })
    return answer
  },

  revokeApiKey: async (call) => {
    const before = await revokeApiKey(call.deps, call.params.id, call.by)
    call.audit({
      object: `api-key:${before.key_id}`,
      before: { name: before.name, revoked: before.revoked_at !== null },
      after: { revoked: true },
    })
    return { message: 'The key no longer works.' }
  },

  listWebhooks: ({ deps, by }) => listWebhooks(deps, by),

  createWebhook: async (call) => {
    const answer = await createWebhook(call.deps, call.body, call.by)
    const { webhook_id, url, events } = answer.row
    call.audit({ object: `webhook:${webhook_id}`, after: { url, events } })
    return answer
  },

  updateWebhook: async (call) => {
    const { before, after } = await updateWebhook(call.deps, call.params.id, call.body, call.by)
    const facts = ({ url, events, active }: typeof before) => ({ url, events, active })
    call.audit({ object: `webhook:${after.webhook_id}`, before: facts(before), after: facts(after) })
    return after
  },

  removeWebhook: async (call) => {
    const { webhook_id, url } = await removeWebhook(call.deps, call.params.id, call.by)
    call.audit({ object: `webhook:${webhook_id}`, before: { url }, after: { removed: true } })
    return { message: 'The webhook has been removed.' }
  },

  testWebhook: async (call) => {
    const delivery = await testWebhook(call.deps, call.params.id, call.by)
    call.audit({ object: `webhook:${delivery.webhook_id}`, after: { delivery_id: delivery.delivery_id } })
    return delivery
  },

  listWebhookDeliveries: ({ deps, query, by }) => listWebhookDeliveries(deps, query, by),

  replayWebhookDelivery: async (call) => {
    const delivery = await replayWebhook(call.deps, call.params.id, call.by)
    call.audit({ object: `webhook-delivery:${call.params.id}`, after: { delivery_id: delivery.delivery_id } })
    return delivery
  },

  createWidget: async (call) => {
    const answer = await createWidget(call.deps, call.body, call.by)
    call.audit({ object: `partner:${call.by.partner_id}`, after: call.body })
    return answer
  },
}
