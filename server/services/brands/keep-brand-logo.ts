import { newId } from '#server/crypto/vault.ts'
import { createUploadRow } from '#server/db/repositories/files/uploads.ts'
import { findPartner } from '#server/db/repositories/partners/partners.ts'
import type { Deps } from '#server/deps.ts'
import type { Audited } from '#server/services/shared/audited.ts'
import type { ReceivedFile } from '#src/contract/endpoints/endpoint.ts'
import { AppError } from '#src/contract/errors.ts'
import { found } from '../shared/not-found.ts'
import { drawBrandLogo } from './draw-brand-logo.ts'
import type { BrandEditor } from './shared/studio-view.ts'

/**
 * Keeps a logo, drawn anew, under a name of our own and answers its path on this origin. It is shown nowhere before a draft names it.
 * @throws AppError `not_found`; as `drawBrandLogo`; `not_available` when the store does not take it
 */
export async function keepBrandLogo(
  deps: Deps,
  partnerId: number,
  { name: typed, bytes: received }: ReceivedFile<Record<string, never>>,
  by: BrandEditor,
): Promise<Audited<{ file: string }>> {
  found(await findPartner(deps.db, partnerId))
  const bytes = await drawBrandLogo(received)
  const name = `${newId('img')}.webp`
  const mime = 'image/webp'
  try {
    await deps.files.put(name, bytes, mime)
  } catch (cause) {
    throw new AppError('not_available', 'The picture could not be kept. Please try again in a minute.', { cause })
  }
  const label = `logo of partner ${partnerId}: ${typed}`
  await createUploadRow(deps.db, {
    name,
    mime,
    label,
    bytes: bytes.length,
    created_by: 'admin_id' in by ? by.admin_id : null,
    created_at: deps.clock.now(),
  })
  const file = `/uploads/${name}`
  return { file, audit: { object: file, after: { bytes: bytes.length, label } } }
}
