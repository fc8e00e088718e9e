import { number, string } from '#src/contract/yup.ts'
import { strictObject } from '../shared/fields.ts'

/**
 * The replica that answers reports and lists. `read`: it does. `late`, `away`: too far behind, or without an answer; `refused`: what the
 * address leads to is no replica of our database. But for `read` the primary answers. `lag_seconds`: null = not known.
 */
export const replicaSchema = strictObject({
  state: string().oneOf(['read', 'late', 'away', 'refused']).defined(),
  lag_seconds: number().integer().min(0).nullable().defined(),
})
