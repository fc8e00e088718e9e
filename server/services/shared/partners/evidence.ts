import type { BankAccount } from '#server/adapters/bank-check/bank-check.ts'
import { createEvidence, listEvidenceRows } from '#server/db/repositories/partners/evidence.ts'
import type { EvidenceRow } from '#server/db/repositories/partners/evidence.ts'
import { findPartnerDetails } from '#server/db/repositories/partners/partner-details.ts'
import { listSellingAcknowledgements } from '#server/db/repositories/partners/selling-acknowledgements.ts'
import type { Deps } from '#server/deps.ts'
import { AGREEMENT_VERSION, EVIDENCE_STEPS } from '#src/contract/entities/partners/evidence.ts'
import type { Evidence, EvidenceState, EvidenceStep } from '#src/contract/entities/partners/evidence.ts'
import { SELLING_RULES_VERSION } from '#src/contract/entities/partners/selling-rules.ts'
import { maskPan } from '#src/contract/rules/person/pan.ts'
import { openBank, openProfile } from './partner-details.ts'

type ValueStep = 'pan' | 'gstin' | 'bank'

/** Who did it; nobody where the bank answered. */
export type EvidenceBy = { admin_id: number } | { partner_user_id: number } | null

/** What is shown of a value; a GST number holds a PAN, so it is masked like one. */
export const shownValue = (step: ValueStep, value: string): string =>
  value === ''
    ? ''
    : step === 'pan'
      ? maskPan(value)
      : step === 'gstin'
        ? `${value.slice(0, 2)}${maskPan(value.slice(2, 12))}${value.slice(12)}`
        : `XXXX${value.split(' ')[0]?.slice(-4) ?? ''}`

export const accountValue = (account: BankAccount | null): string =>
  account ? `${account.account_number} ${account.ifsc} ${account.holder}` : ''

/** Told apart from another value without standing anywhere. */
const indexOf = (deps: Pick<Deps, 'vault'>, step: ValueStep, value: string): string =>
  deps.vault.index('partner-evidence', `${step} ${value}`)

/** Writes down that a value was given, checked or refused; in the transaction of the act itself. */
export async function noteEvidence(
  deps: Pick<Deps, 'db' | 'vault' | 'clock'>,
  partner_id: number,
  {
    step,
    value,
    state,
    by,
    reason = '',
    at = deps.clock.now(),
  }: {
    step: ValueStep
    value: string
    state: EvidenceState
    by: EvidenceBy
    reason?: string
    at?: Date
  },
): Promise<void> {
  const value_index = indexOf(deps, step, value)
  await createEvidence(deps.db, {
    partner_id,
    step,
    state,
    what: shownValue(step, value),
    value_index,
    ...by,
    reason,
    at,
  })
}

/**
 * Has somebody of ours checked the PAN that is on file now? One that was refused, that nobody has looked at, or that has
 * changed since, is none for the tax.
 */
export async function hasCheckedPan(deps: Pick<Deps, 'db' | 'vault'>, partnerId: number): Promise<boolean> {
  const { pan = '' } = openProfile(deps.vault, await findPartnerDetails(deps.db, partnerId))
  if (pan === '') return false
  const index = indexOf(deps, 'pan', pan)
  const rows = await listEvidenceRows(deps.db, partnerId)
  return rows.find(({ step, value_index }) => step === 'pan' && value_index === index)?.state === 'checked'
}

const WAITING_STATES = {
  none: 'given',
  matched: 'given',
  unsure: 'unsure',
  differs: 'refused',
  returned: 'refused',
} as const

/** The values themselves as they now are. */
export async function presentValues(deps: Deps, partnerId: number) {
  const row = await findPartnerDetails(deps.db, partnerId)
  const { pan = '', gstin = '' } = openProfile(deps.vault, row)
  const { current, waiting, answer } = openBank(deps.vault, row)
  const bankState: EvidenceState = waiting ? WAITING_STATES[row?.bank_check ?? 'none'] : 'checked'
  const account = waiting ?? current
  const match = account && answer ? { typed: account.holder, bank: answer.name, score: answer.score } : null
  return { pan, gstin, bank: accountValue(account), bankState, match }
}

/** How every step stands. A value that has changed since it was looked at waits to be looked at again. */
export async function evidenceOf(deps: Deps, partnerId: number): Promise<Evidence[]> {
  const rows = await listEvidenceRows(deps.db, partnerId)
  const values = await presentValues(deps, partnerId)
  const valueStep = (step: ValueStep): Evidence => {
    const value = values[step]
    if (value === '') return missing(step)
    const about = rows.filter((row) => row.step === step && row.value_index === indexOf(deps, step, value))
    const state = step === 'bank' ? values.bankState : (about[0]?.state ?? 'given')
    return {
      ...missing(step),
      state,
      what: shownValue(step, value),
      ...known(about.find((row) => row.state === state)),
      ...(step === 'bank' && { match: values.match }),
    }
  }
  const accepted = rows.find(({ step }) => step === 'agreement')
  const [sellingRules] = (await listSellingAcknowledgements(deps.db, partnerId, SELLING_RULES_VERSION)).slice(-1)
  const of: Record<EvidenceStep, Evidence> = {
    pan: valueStep('pan'),
    gstin: valueStep('gstin'),
    bank: valueStep('bank'),
    agreement: accepted
      ? {
          ...missing('agreement'),
          ...(accepted.version === AGREEMENT_VERSION && { state: 'checked' as const }),
          ...known(accepted),
        }
      : missing('agreement'),
    selling_rules: sellingRules
      ? {
          ...missing('selling_rules'),
          state: 'checked',
          version: SELLING_RULES_VERSION,
          at: sellingRules.at.toISOString(),
          by: sellingRules.name,
        }
      : missing('selling_rules'),
  }
  return EVIDENCE_STEPS.map((step) => of[step])
}

const missing = (step: EvidenceStep): Evidence => ({
  step,
  state: 'missing',
  what: '',
  version: null,
  hash: null,
  at: null,
  by: null,
  reason: '',
  match: null,
})

const known = (row: EvidenceRow | undefined) =>
  row && { version: row.version, hash: row.hash, at: row.at.toISOString(), by: row.by, reason: row.reason }
