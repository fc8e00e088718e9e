import { string } from 'yup'
import { replicaSchema } from '#src/contract/entities/operations/replica.ts'
import { listOf, strictObject } from '#src/contract/entities/shared/fields.ts'
import { defineEndpoints } from '../endpoint.ts'

export const healthEndpoints = defineEndpoints({
  getHealth: {
    method: 'GET',
    path: '/api/health',
    area: 'public',
    summary:
      'May requests come here? 503: the database is away or full (`degraded`) or the process ends (`stopping`); `busy` refuses early. `others`: servers that were asked; `open` is left alone after failures.',
    masquerade: 'allow',
    response: strictObject({
      status: string().oneOf(['ok', 'busy', 'degraded', 'stopping']).defined(),
      /** `late`: no answer in time. `full`: a change was refused for lack of room on its disk, and none has gone through since. */
      database: string().oneOf(['ok', 'late', 'away', 'full']).defined(),
      replica: replicaSchema.nullable(),
      /** `late`: an entry waits for its seal for longer than a minute. `incomplete`: one is gone. */
      activity_log: string().oneOf(['ok', 'late', 'incomplete']).defined(),
      others: listOf(
        strictObject({
          target: string().defined(),
          state: string().oneOf(['closed', 'half_open', 'open']).defined(),
        }),
      ),
    }),
    limit: 'read',
  },
})
