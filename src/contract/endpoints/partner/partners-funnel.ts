import { INT4_MAX } from '#src/contract/constants.ts'
import { funnelConfigSchema, ownFunnelSchema } from '#src/contract/entities/partners/funnel-config.ts'
import { strictObject } from '#src/contract/entities/shared/fields.ts'
import { number, string } from '#src/contract/yup.ts'
import { defineEndpoints } from '../endpoint.ts'
import { messageAnswer } from '../plain-answers.ts'

/** What the caller has read of the funnel. */
const state = () => string().max(64, 'rules:text.tooLong').defined()

/** `state` is what the caller has to name next. */
const stateAnswer = messageAnswer.shape({ state: state() })

export const partnerFunnelEndpoints = defineEndpoints({
  getOwnFunnel: {
    method: 'GET',
    path: '/api/partner/funnel',
    area: 'partner',
    summary: "The partner's own funnel: what the admin lets it change, its draft, and what it has published.",
    right: 'funnel',
    masquerade: 'allow',
    response: ownFunnelSchema,
    limit: 'read',
  },
  saveFunnelDraft: {
    method: 'POST',
    path: '/api/partner/funnel/draft',
    area: 'partner',
    summary: 'Keeps a draft of the funnel; customers do not see it.',
    right: 'funnel',
    masquerade: 'deny',
    body: strictObject({ state: state(), config: funnelConfigSchema.required('rules:required') }),
    response: stateAnswer,
    limit: 'write',
    audit: 'funnel.draft',
  },
  publishFunnel: {
    method: 'POST',
    path: '/api/partner/funnel/publish',
    area: 'partner',
    summary: 'Shows the draft to customers.',
    right: 'funnel',
    masquerade: 'deny',
    body: strictObject({ state: state() }),
    response: stateAnswer,
    limit: 'write',
    audit: 'funnel.publish',
  },
  rollBackFunnel: {
    method: 'POST',
    path: '/api/partner/funnel/roll-back',
    area: 'partner',
    summary: "Publishes an earlier version again; version 0 is the brand's own funnel.",
    right: 'funnel',
    masquerade: 'deny',
    body: strictObject({
      state: state(),
      version: number().integer('rules:id').min(0, 'rules:id').max(INT4_MAX, 'rules:id').defined(),
    }),
    response: stateAnswer,
    limit: 'write',
    audit: 'funnel.roll-back',
  },
})
