import type { InferType } from 'yup'
import { staffReason } from '#src/contract/rules/codes/customer-reference.ts'
import { otp } from '#src/contract/rules/codes/otp-schema.ts'
import { isMasked, nonIndividualPan } from '#src/contract/rules/person/pan.ts'
import { number, string } from '#src/contract/yup.ts'
import { given, isoInstant, listOf, strictObject } from '../shared/fields.ts'

/** What we want to know of whoever sells through us, in the order it is shown. */
export const EVIDENCE_STEPS = ['pan', 'gstin', 'bank', 'agreement', 'selling_rules'] as const
export type EvidenceStep = (typeof EVIDENCE_STEPS)[number]

/**
 * `given`: waits for somebody to look, an account for its bank; `unsure`: the bank has answered with a name that is alike, and
 * somebody compares the two; `refused`: the partner has to give it anew.
 */
const EVIDENCE_STATES = ['missing', 'given', 'unsure', 'checked', 'refused'] as const
export type EvidenceState = (typeof EVIDENCE_STATES)[number]

/** What a person of ours decides; the account only where its bank's answer left it open. A code answers for the agreement. */
export const DECIDED_STEPS = ['pan', 'gstin', 'bank'] as const
export type DecidedStep = (typeof DECIDED_STEPS)[number]

/** Version of the agreement as it now reads; its words are in the dictionary `partner-agreement`. New words, a new version. */
export const AGREEMENT_VERSION = '2026-11-24'
/** Its parts, in the order they are shown. */
export const AGREEMENT_PARTS = ['role', 'consent', 'rules', 'pay', 'tax', 'data', 'records', 'end'] as const

const evidenceSchema = strictObject({
  step: string<EvidenceStep>().oneOf(EVIDENCE_STEPS).defined(),
  state: string<EvidenceState>().oneOf(EVIDENCE_STATES).defined(),
  /** The value, masked; empty where there is none. */
  what: string().defined(),
  /** Of the words that were accepted; the hash is the SHA-256 of them in every language. */
  version: string().nullable().defined(),
  hash: string().nullable().defined(),
  /** When it came into this state, and by whom; null where that was not kept, or nobody did. */
  at: isoInstant().nullable().defined(),
  by: string().nullable().defined(),
  reason: string().defined(),
  /** What the bank answered about the account; for our own people alone, for whose an account is is nobody else's to learn. */
  match: strictObject({
    typed: string().defined(),
    /** null = the bank knows no such account. */
    bank: string().nullable().defined(),
    /** How alike the two are, 0 to 100. */
    score: number().integer().min(0).max(100).defined(),
  })
    .nullable()
    .defined(),
})
export type Evidence = InferType<typeof evidenceSchema>

export const evidenceListSchema = strictObject({
  steps: listOf(evidenceSchema),
  /** The agreement in force. */
  agreement: strictObject({ version: string().defined(), hash: string().defined() }),
})
export type EvidenceList = InferType<typeof evidenceListSchema>

export const evidenceDecisionSchema = strictObject({
  state: string<'checked' | 'refused'>()
    .oneOf(['checked', 'refused'], 'rules:choice.unknown')
    .required('rules:required'),
  /** The masked value that was looked at. */
  what: string().max(20, 'rules:text.tooLong').defined(),
  reason: string().trim().min(5, 'rules:reason').max(300, 'rules:text.tooLong').defined(),
})
export type EvidenceDecision = InferType<typeof evidenceDecisionSchema>

/** Body of POST /api/partners/{id}/pan: the right PAN in place of a wrong one, and why; the partner reads it. */
export const panCorrectionSchema = strictObject({
  pan: given(nonIndividualPan).test('whole', 'rules:pan.invalid', (value) => !isMasked(value)),
  reason: staffReason(),
})
export type PanCorrection = InferType<typeof panCorrectionSchema>

export const agreementAcceptanceSchema = strictObject({
  /** The words that were read. */
  version: string().max(20, 'rules:text.tooLong').defined(),
  otp: given(otp),
})
