import type { EnquiryDetails } from '#src/contract/entities/enquiries/loan-enquiry.ts'
import type { EnquiryKind } from '#src/contract/marketed-kinds.ts'

type Typed = Partial<EnquiryDetails>

/** In memory alone, by person and kind: what was typed outlives a session that ends in the middle. */
const kept = new Map<string, Typed>()

const nameOf = (userId: number | null, kind: EnquiryKind): string => `${userId ?? ''}:${kind}`

export const keptEnquiry = (userId: number | null, kind: EnquiryKind): Typed => kept.get(nameOf(userId, kind)) ?? {}

export function keepEnquiry(userId: number | null, kind: EnquiryKind, typed: Typed): void {
  kept.set(nameOf(userId, kind), typed)
}

/** It has been sent. */
export function forgetEnquiry(userId: number | null, kind: EnquiryKind): void {
  kept.delete(nameOf(userId, kind))
}
