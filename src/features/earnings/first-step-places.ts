import type { FirstStep } from '#src/contract/entities/partners/attention.ts'
import { pathTo, withQuery } from '#src/contract/path-to.ts'

/** Where each step is done. */
export const FIRST_STEP_PLACES: Record<FirstStep, string> = {
  agreement: withQuery(pathTo('partnerSettings'), { tab: 'steps' }),
  selling_rules: pathTo('trainingMaterial'),
  pan: withQuery(pathTo('partnerSettings'), { tab: 'business' }),
  bank: withQuery(pathTo('partnerSettings'), { tab: 'payments' }),
}
