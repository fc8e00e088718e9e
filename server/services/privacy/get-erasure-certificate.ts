import { listErasureNotices } from '#server/db/repositories/privacy/erasure-notices.ts'
import type { ErasureNoticeRow } from '#server/db/repositories/privacy/erasure-notices.ts'
import { findErasureByCertificate } from '#server/db/repositories/privacy/erasure-requests.ts'
import type { Deps } from '#server/deps.ts'
import { hashOfCertificate, readCertificate } from './public/erasure-certificate.ts'
import type { ErasureCertificate } from './public/erasure-certificate.ts'

export interface ShownCertificate {
  certificate: ErasureCertificate
  /** To the letter: whoever hashes it gets the number of the address. */
  text: string
  /** What those who were told have said since. */
  answers: Pick<ErasureNoticeRow, 'name' | 'answer' | 'answered_at'>[]
}

/** The certificate with this number; null for a number that is none, and for one that its text no longer has. */
export async function getErasureCertificate(deps: Deps, hash: string): Promise<ShownCertificate | null> {
  if (!/^[0-9a-f]{64}$/.test(hash)) return null
  const row = await findErasureByCertificate(deps.db, hash)
  if (!row || row.certificate === null) return null
  if (hashOfCertificate(row.certificate) !== hash) {
    deps.log.error({ reference: row.reference }, 'the certificate of an erasure has been changed')
    return null
  }
  const answers = await listErasureNotices(deps.db, row.request_id)
  return { certificate: readCertificate(row.certificate), text: row.certificate, answers }
}
