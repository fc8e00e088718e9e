import { string } from 'yup'
import { outboxMessageSchema } from '#src/contract/entities/messages/outbox-message.ts'
import { isoInstant, listOf, rowId, strictObject } from '#src/contract/entities/shared/fields.ts'
import { defineEndpoints } from '../endpoint.ts'
import { anyRecord, messageAnswer } from '../plain-answers.ts'

export const demoEndpoints = defineEndpoints({
  listOutbox: {
    method: 'GET',
    path: '/api/demo/outbox',
    area: 'public',
    summary: 'What sandbox SMS and mail would have sent to one destination, newest first.',
    masquerade: 'allow',
    query: strictObject({ to: string().max(254).defined() }),
    response: listOf(outboxMessageSchema),
    limit: 'read',
    modes: ['demo', 'test'],
  },
  createDemoActors: {
    method: 'POST',
    path: '/api/demo/actors',
    area: 'public',
    summary: 'Mints one live credential of every kind, for tests.',
    masquerade: 'deny',
    response: anyRecord,
    limit: 'session',
    modes: ['test'],
  },
  setDemoClock: {
    method: 'POST',
    path: '/api/demo/clock',
    area: 'public',
    summary: 'Moves the server clock; null follows the system again.',
    masquerade: 'deny',
    body: strictObject({ now: isoInstant().nullable() }),
    response: strictObject({ now: isoInstant() }),
    limit: 'session',
    modes: ['test'],
  },
  setDemoLimits: {
    method: 'POST',
    path: '/api/demo/limits',
    area: 'public',
    summary: 'Chooses the rate-limit profile.',
    masquerade: 'deny',
    body: strictObject({ profile: string().oneOf(['strict', 'relaxed']).defined() }),
    response: messageAnswer,
    limit: 'session',
    modes: ['test'],
  },
  setDemoLender: {
    method: 'POST',
    path: '/api/demo/lenders',
    area: 'public',
    summary: 'How the sandbox lenders behave from now on; lender_id null = all.',
    masquerade: 'deny',
    body: strictObject({
      lender_id: rowId().nullable(),
      behaviour: string().oneOf(['ok', 'slow', 'down', 'nonsense', 'reject', 'too_late']).defined(),
    }),
    response: messageAnswer,
    limit: 'session',
    modes: ['test'],
  },
})
