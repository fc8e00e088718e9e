import type { AdditionalInfoField } from '#src/contract/entities/additional-info.ts'

/** How one lender takes an application: data, so that a new lender touches no code. */
export interface LenderProfile {
  /** What it asks beyond the profile before it takes the application, in the order of its form. */
  asks: readonly AdditionalInfoField[]
  /** Hosts that its hand-over addresses may lead to; empty = the customer hears from the lender instead. */
  hosts: readonly string[]
}

/** Page of ours that stands in for the lender's own site while lenders are sandboxed. */
export const SANDBOX_LENDER_PAGE = '/user/lender-submit'

/**
 * By lender slug. Illustrative like the lenders themselves: hosts are under `.example` (RFC 2606) and a live deployment
 * puts the lenders' real ones in their place.
 */
const PROFILES: Readonly<Record<string, LenderProfile>> = {
  cashe: { asks: ['employment_tenure', 'reference_name', 'reference_phone'], hosts: ['app.cashe.example'] },
  'money-view': { asks: ['loan_purpose', 'marital_status'], hosts: ['apply.money-view.example'] },
  upwards: { asks: ['account_number', 'ifsc'], hosts: ['apply.upwards.example'] },
  'money-tap': { asks: ['marital_status', 'employment_tenure'], hosts: ['app.money-tap.example'] },
  nira: { asks: ['total_work_experience', 'household_income'], hosts: ['app.nira.example'] },
  kreditbee: { asks: ['reference_name', 'reference_phone'], hosts: ['app.kreditbee.example'] },
  finzy: { asks: ['loan_purpose', 'total_work_experience', 'account_number', 'ifsc'], hosts: ['apply.finzy.example'] },
  earlysalary: { asks: ['employment_tenure', 'marital_status'], hosts: ['app.earlysalary.example'] },
  indialends: { asks: [], hosts: ['apply.indialends.example'] },
  prefr: { asks: ['loan_purpose'], hosts: ['apply.prefr.example'] },
  incred: { asks: ['total_work_experience', 'marital_status'], hosts: ['apply.incred.example'] },
  'poonawalla-fincorp': { asks: [], hosts: ['apply.poonawalla-fincorp.example'] },
  'hero-fincorp': { asks: ['reference_name', 'reference_phone'], hosts: [] },
  'tata-capital': { asks: [], hosts: ['apply.tata-capital.example'] },
  'l-t-finance': { asks: ['loan_purpose'], hosts: [] },
  'bajaj-finance': { asks: [], hosts: ['apply.bajaj-finance.example'] },
  'idfc-first-bank': { asks: ['account_number', 'ifsc'], hosts: ['apply.idfc-first-bank.example'] },
  'aditya-birla-capital': { asks: ['employment_tenure'], hosts: [] },
}

/** A lender without an entry asks nothing and hands nobody over. */
const PLAIN: LenderProfile = { asks: [], hosts: [] }

export function lenderProfile(slug: string): LenderProfile {
  return Object.hasOwn(PROFILES, slug) ? (PROFILES[slug] ?? PLAIN) : PLAIN
}

/** True for an https address on one of the lender's listed hosts, without credentials or port. */
export function isListedHandover(slug: string, address: string): boolean {
  if (!URL.canParse(address)) return false
  const url = new URL(address)
  const plain = url.protocol === 'https:' && url.port === '' && url.username === '' && url.password === ''
  return plain && lenderProfile(slug).hosts.includes(url.hostname)
}
