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
import { withMessage } from '../with-message.ts'

/** Whose rows they are says the session alone. */
export const partnerIntegrationRoutes: Handlers<typeof partnerIntegrationEndpoints> = {
  listApiKeys: ({ deps, by }) => listApiKeys(deps, by),

  createApiKey: (call) => createApiKey(call.deps, call.body, call.by),

  rotateApiKey: (call) => rotateApiKey(call.deps, call.params.id, call.by),

  revokeApiKey: (call) => withMessage('The key no longer works.', revokeApiKey(call.deps, call.params.id, call.by)),

  listWebhooks: ({ deps, by }) => listWebhooks(deps, by),

  createWebhook: (call) => createWebhook(call.deps, call.body, call.by),

  updateWebhook: ({ deps, params, body, by }) => updateWebhook(deps, params.id, body, by),

  removeWebhook: (call) =>
    withMessage('The webhook has been removed.', removeWebhook(call.deps, call.params.id, call.by)),

  testWebhook: (call) => testWebhook(call.deps, call.params.id, call.by),

  listWebhookDeliveries: ({ deps, query, by }) => listWebhookDeliveries(deps, query, by),

  replayWebhookDelivery: (call) => replayWebhook(call.deps, call.params.id, call.by),

  createWidget: (call) => createWidget(call.deps, call.body, call.by),
}
