import type { ObjectSchema } from 'yup'
import { number, string } from '#src/contract/yup.ts'
import { strictObject } from '../shared/fields.ts'
import { FIRST_STEPS } from './attention.ts'
import type { AttentionKind, FirstStep, FirstStepState } from './attention.ts'

const count = () => number().integer().min(0).defined()

export const firstStepSchema: ObjectSchema<FirstStepState> = strictObject({
  step: string<FirstStep>().oneOf(FIRST_STEPS).defined(),
  state: string<'open' | 'waits' | 'done'>().oneOf(['open', 'waits', 'done']).defined(),
})

/** How many there are of each. */
export const attentionCounts = () =>
  ({
    agreement: count(),
    selling_rules: count(),
    pan: count(),
    bank: count(),
    account_returned: count(),
    documents: count(),
    waiting: count(),
    disputes_answered: count(),
    links_disabled: count(),
  }) satisfies Record<AttentionKind, unknown>
