import { createHash } from 'node:crypto'
import type { ErasedKind, ErasureOrigin } from '#src/contract/entities/privacy/erasure-desk.ts'
import type { KeptKind } from '#src/contract/retention.ts'

/** What a certificate says: numbers, kinds and days; nothing of it names the customer. Instants in UTC. */
export interface ErasureCertificate {
  reference: string
  came_by: ErasureOrigin
  asked_at: string
  erased_at: string
  /** How many of each kind went. */
  gone: Record<ErasedKind, number>
  /** What stays, sealed, and until when at the latest. */
  kept: { kind: KeptKind; until: string }[]
  /** Who else had something of it and was asked to forget it too. */
  told: { kind: 'lender' | 'insurer'; name: string }[]
}

/** Path of the page on which anybody can read a certificate who has its number. */
export const CERTIFICATE_PATH = '/certificate/'

/** A certificate to the letter, and the SHA-256 of these letters in hex. */
export function writeCertificate(certificate: ErasureCertificate): { certificate: string; certificate_hash: string } {
  const text = JSON.stringify(certificate, null, 2)
  return { certificate: text, certificate_hash: hashOfCertificate(text) }
}

export const hashOfCertificate = (text: string): string => createHash('sha256').update(text).digest('hex')

/** Written by `writeCertificate`. */
export const readCertificate = (text: string): ErasureCertificate => JSON.parse(text) as ErasureCertificate
