import { newId } from '#server/crypto/vault.ts'
import { createUploadRow } from '#server/db/repositories/files/uploads.ts'
import type { Deps } from '#server/deps.ts'
import type { Audited } from '#server/services/shared/audited.ts'
import type { ByStaff } from '#server/session.ts'
import type { ReceivedFile } from '#src/contract/endpoints/endpoint.ts'
import { AppError } from '#src/contract/errors.ts'
import { cleanImage } from './clean-image.ts'

/**
 * Keeps a picture under a name of our own and answers its path on this origin.
 * @throws AppError as `cleanImage`; `not_available` when the store does not take it
 */
export async function uploadImage(
  deps: Deps,
  { name: typed, bytes: received, fields }: ReceivedFile<{ path: string }>,
  by: ByStaff,
): Promise<Audited<{ file: string }>> {
  const bytes = await cleanImage(received)
  const name = `${newId('img')}.webp`
  const mime = 'image/webp'
  try {
    await deps.files.put(name, bytes, mime)
  } catch (cause) {
    throw new AppError('not_available', 'The picture could not be kept. Please try again in a minute.', { cause })
  }
  const label = `${fields.path}: ${typed}`
  await createUploadRow(deps.db, {
    name,
    mime,
    bytes: bytes.length,
    label,
    created_by: by.admin_id,
    created_at: deps.clock.now(),
  })
  const file = `/uploads/${name}`
  return { file, audit: { object: file, after: { bytes: bytes.length, label } } }
}
